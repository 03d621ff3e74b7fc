// What is wrong with the page as it stands in the window, in sentences. Handed to Playwright by test_layout.py.
(atTable) => {
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  const found = [];
  const box = (it) => it.getBoundingClientRect();
  const name = (it) => JSON.stringify((it.innerText || it.ariaLabel || it.tagName).trim().replace(/\s+/g, " "));
  const seen = (it) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(it).width > 1;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const inside = (it) => {
    const { left, right, top, bottom } = box(it);
    return left >= -0.5 && right <= width + 0.5 && top >= -0.5 && bottom <= height + 0.5;
  };
  // Of what is scrolled in a box of its own only a part is shown.
  const shown = (it) => {
    const part = { ...box(it).toJSON() };
    for (let around = it.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== "auto") continue;
      part.top = Math.max(part.top, box(around).top);
      part.bottom = Math.min(part.bottom, box(around).bottom);
    }
    return part;
  };
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  // A mark that is drawn smaller may reach beyond its edge to be touched.
  const reach = (it) => {
    const around = getComputedStyle(it, "::after");
    if (around.position !== "absolute" || around.content === "none") return 0;
    return -Math.min(0, parseFloat(around.top)) - Math.min(0, parseFloat(around.bottom));
  };

  const excess = document.documentElement.scrollWidth - width;
  if (excess > 0) found.push(`the page is ${excess} pixels too wide`);

  for (const it of all("button, a, select, summary, label, input")) {
    const ticked = "[type=radio], [type=checkbox]";
    // A box to tick is touched through its label; other labels are only read.
    if (it.matches("label") ? !it.control?.matches(ticked) : it.matches(ticked)) continue;
    const [wide, high] = [box(it).width, box(it).height + reach(it)];
    if (wide < 43.5 || high < 43.5)
      found.push(`${name(it)} is only ${Math.round(wide)} x ${Math.round(high)} to touch`);
  }

  for (const it of all("button, .button, summary, label")) {
    if (it.scrollWidth > it.clientWidth + 1) found.push(`${name(it)} is cut off at the side`);
    if (it.scrollHeight > it.clientHeight + 1 && reach(it) === 0) found.push(`${name(it)} is cut off below`);
  }

  if (atTable) {
    // A name may be cut, as its whole is told on request.
    for (const it of all("main *").filter((it) => getComputedStyle(it).textOverflow === "ellipsis"))
      if (!it.closest("[title]") && !it.querySelector("[title]") && it.scrollWidth > it.clientWidth + 1)
        found.push(`${name(it)} is cut off at its end`);
    const read = all("main p, main h2").filter(
      (it) => !it.closest(".visually-hidden, [aria-hidden=true]") && box(it).height > 3,
    );
    for (const it of [...all("main section [role=img]"), ...all("main button, main input"), ...read])
      if (!inside(it)) found.push(`${name(it)} is not inside the window`);
    for (const it of all("main [role=status]")) {
      const part = shown(it);
      if (part.bottom - part.top < Math.min(40, box(it).height)) found.push(`${name(it)} cannot be read`);
      if (part.top < -0.5 || part.bottom > height + 0.5) found.push(`${name(it)} is not inside the window`);
      for (const button of all("main button"))
        if (meet(part, box(button))) found.push(`${name(it)} runs into ${name(button)}`);
    }
    for (const it of all("main button:not(:disabled)").filter(inside)) {
      const { left, top, width: wide, height: high } = box(it);
      const above = document.elementFromPoint(left + wide / 2, top + high / 2);
      if (above && !it.contains(above)) found.push(`${name(it)} is covered by ${name(above)}`);
    }
  }
  return found;
};

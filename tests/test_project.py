"""The frame of the project: pins, packaging, and that the documents say what is so."""

import ast
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-bench.lock")
README = ROOT / "README.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

REGISTRIES = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com|(deb|ftp|security)\.debian\.org"
)

needs_readme = pytest.mark.skipif(not README.exists(), reason="README.md is not written yet")


def tracked_files() -> list[Path]:
    """The files git keeps; a source archive without git has none to ask about."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def pins(lock: str) -> dict[str, Version]:
    """Package name → version pinned in `lock`."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(name): Version(version) for name, version in found}


def requirements_of(group: str) -> list[Requirement]:
    """The requirements of a dependency group, with those of the groups it includes."""
    found = []
    for entry in PROJECT["dependency-groups"][group]:
        found += [Requirement(entry)] if isinstance(entry, str) else requirements_of(entry["include-group"])
    return found


# --- pins ------------------------------------------------------------------


@pytest.mark.parametrize("lock", LOCKS)
def test_python_lock_holds_no_addresses(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_client_lock_holds_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert [name for name, package in lock["packages"].items() if name and "integrity" not in package] == []


@pytest.mark.parametrize(("lock", "group"), list(zip(LOCKS, ("build", "dev", "bench"), strict=True)))
def test_lock_answers_pyproject(lock: str, group: str) -> None:
    pinned = pins(lock)
    wanted = [Requirement(text) for text in PROJECT["project"]["dependencies"]] + requirements_of(group)
    for requirement in wanted:
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not in {lock}: make lock"
        assert version in requirement.specifier, f"{requirement} is {version} in {lock}: make lock"


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_locks_agree(lock: str) -> None:
    runtime, more = pins(LOCKS[0]), pins(lock)
    assert {name: more.get(name) for name in runtime} == runtime


def test_no_file_names_a_registry() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in REGISTRIES.finditer(text)]
    assert found == []


# --- one version, one package ----------------------------------------------


def test_version_is_one() -> None:
    import septet

    version = PROJECT["project"]["version"]
    assert importlib.metadata.version("septet") == version
    assert septet.__version__ == version
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == version


def files_that_run() -> dict[str, list[Path]]:
    """What the wheel holds besides Python modules."""
    package = ROOT / "septet"
    return {
        "marker of types": [package / "py.typed"],
        "texts": list(package.glob("locale/*/*.ftl")),
        "client": [path for path in package.glob("server/client/**/*") if path.is_file()],
        "migrations": list(package.glob("server/migrations/**/*.py")),
    }


def test_wheel_holds_what_runs_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())

    for what, paths in files_that_run().items():
        names = {path.relative_to(ROOT).as_posix() for path in paths}
        assert names, f"no {what} in this checkout: make setup"
        assert names <= inside, f"{what}: {sorted(names - inside)[:5]}"
    about = f"septet-{PROJECT['project']['version']}.dist-info"
    assert {name.split("/")[0] for name in inside} == {"septet", about}


# --- the documents ---------------------------------------------------------


def python_example(document: Path) -> str:
    """All Python blocks of a document, each on the lines where it stands."""
    text = document.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for block in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        first = text[: block.start(1)].count("\n")
        for number, line in enumerate(block[1].splitlines()):
            lines[first + number] = line
    return "\n".join(lines)


def shown(value: object) -> str:
    """A value as a document writes it: a tuple without its brackets."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["README.md", "docs/python.md", "docs/histories.md"])
def test_the_examples_of_a_document_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each statement runs; where its line ends in `# → text`, its value prints as that text."""
    monkeypatch.chdir(tmp_path)
    source = python_example(ROOT / name)
    lines = source.splitlines()
    names: dict[str, Any] = {"__name__": "example"}
    compared = 0
    for statement in ast.parse(source).body:
        expected = re.search(r"# → (.*?)\s*$", lines[(statement.end_lineno or 0) - 1])
        if isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), name, "eval"), names)
            if expected:
                assert shown(value) == expected[1], f"{name}, line {statement.lineno}"
                compared += 1
        else:
            exec(compile(ast.Module([statement], []), name, "exec"), names)
            assert not expected, f"{name}: only an expression has a value to compare: {expected}"
    assert compared > 5


def make_targets() -> set[str]:
    """The targets that the Makefile declares for people."""
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_name_targets_that_exist(document: Path) -> None:
    named = set(
        re.findall(r"(?:^|`)(?:\$ )?make ([a-z][a-z-]*)", document.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert named <= make_targets()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_link_to_files_that_exist(document: Path) -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@needs_readme
def test_ci_runs_what_the_readme_says() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    readme, ci = README.read_text(encoding="utf-8"), script.read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme
    assert re.search(r"^\s*make .*\btest\b.*\bcheck\b", ci, re.MULTILINE)

/** A friendly name for somebody who does not care to type one. */
const words: Record<string, readonly string[]> = {
  en: ["Otter", "Robin", "Maple", "Comet", "Pepper", "Willow", "Biscuit", "Finch"],
  de: ["Otter", "Amsel", "Ahorn", "Komet", "Pfeffer", "Fuchs", "Keks", "Dachs"],
  ru: ["Выдра", "Снегирь", "Клён", "Комета", "Перчик", "Лиса", "Пряник", "Филин"],
};

export function friendlyName(language: string, random: () => number = Math.random): string {
  const choices = words[language] ?? words.en ?? [];
  return choices[Math.floor(random() * choices.length)] ?? "Otter";
}

// What people are called.

/** One of the words in a list. */
export function anyOf(list: string, chance = Math.random()): string {
  const words = list.split(/\s*[,،]\s*/u);
  return words[Math.floor(chance * words.length)]!;
}

/** Arabic letters that look like Persian ones become those. */
export function spelled(text: string): string {
  return text.trim().replaceAll("ي", "ی").replaceAll("ك", "ک");
}

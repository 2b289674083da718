/** The longest word of a title, which tells most about it. */
export function tellingWord(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "").slice(0, 100);
}

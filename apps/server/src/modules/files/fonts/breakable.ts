/** Where the lines of a printed document may break, and in which direction a text runs. */

/** Longer words than any language has on a poster: an address, or letters without an end. */
const longestWord = 28;
const pieceLength = 12;
const mayBreak = "\u200b";

/** Lets words without an end break between characters that people see as one. */
export function breakable(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    if (word.length <= longestWord) return word;
    const signs = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
    return signs.map((sign, at) => (at > 0 && at % pieceLength === 0 ? mayBreak + sign : sign)).join("");
  });
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** By the first letter, as browsers do with `dir="auto"`. */
export function directionOf(text: string): "ltr" | "rtl" {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return rightToLeft.test(first) ? "rtl" : "ltr";
}

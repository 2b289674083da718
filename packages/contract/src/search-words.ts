/** How texts are compared in searches. The database's function `public.folded` does the same with the texts that are searched. */

const accentedLetters =
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț";
const plainLetters =
  "aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzsstt";
const letters = new Map([...accentedLetters].map((letter, at) => [letter, plainLetters[at] ?? letter]));

/** "Crème brûlée!" → " creme brulee ": small letters without accents, one space before every word. İ and ı are both i. */
export function fold(text: string): string {
  const composed = text.normalize("NFC").replace(/[^\0-\x7f]/g, (letter) => letters.get(letter) ?? letter);
  return ` ${composed
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{Nd}]+/gu, " ")
    .trim()}`;
}

const mostWords = 8;

/** A character that no folded text contains. */
const unmatchableWord = ".";

/** The typed text as folded words; at most eight. Punctuation alone gives a word that matches nothing. */
export function searchWords(typed: string): string[] {
  const words = fold(typed).split(" ").filter(Boolean).slice(0, mostWords);
  return words.length > 0 || typed.trim() === "" ? words : [unmatchableWord];
}

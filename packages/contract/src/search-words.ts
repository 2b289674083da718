/** How texts are compared when somebody searches. The database's function `public.folded` does the same with what is searched in. */

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

/** Is in no folded text. */
const unmatchableWord = ".";

/** What was typed, as folded words; at most eight. Signs alone are a word that nothing has. */
export function searchWords(typed: string): string[] {
  const words = fold(typed).split(" ").filter(Boolean).slice(0, mostWords);
  return words.length > 0 || typed.trim() === "" ? words : [unmatchableWord];
}

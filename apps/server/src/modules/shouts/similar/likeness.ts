/** Whether two messages are about the same, by what their words mean. Pure. */
import { fold } from "@stoep/contract/search-words";
import { words } from "./texts.ts";

const listed = (text: string) => text.split(",").map((word) => fold(word).trim());
const inAll = (texts: Readonly<Record<string, string>>) => Object.values(texts).flatMap(listed);

const endings = inAll(words.endings).sort((a, b) => b.length - a.length);
const common = new Set(inAll(words.common));
const shortest = { stem: 3, ownWord: 4, inCompound: 4 };

/** The word without its ending, in whichever language it has one: lampen, lamps and lamp are one. */
function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest.stem);
  return ending ? word.slice(0, -ending.length) : word;
}

const meanings = Object.entries(words.meanings).flatMap(([meaning, texts]) =>
  inAll(texts).map((word) => ({ meaning, word, stem: stemOf(word) })),
);
const byStem = new Map(
  meanings.flatMap(({ meaning, word, stem }) => [[word, meaning] as const, [stem, meaning] as const]),
);
const inCompounds = meanings.filter(({ word }) => word.length >= shortest.inCompound);

/** Of a compound both parts: a "lantaarnpaal" is a lamp and a pole. */
function meaningsOf(word: string): string[] {
  const stem = stemOf(word);
  const whole = byStem.get(word) ?? byStem.get(stem);
  if (whole) return [whole];
  const parts = inCompounds.filter(
    (one) => [word, stem].some((all) => all.endsWith(one.word)) || word.startsWith(one.word),
  );
  return parts.map(({ meaning }) => meaning);
}

/** What a text is about: meanings, and stems of words without one. */
export function topicsOf(text: string): Set<string> {
  const said = fold(text)
    .split(" ")
    .filter((word) => (word.length >= shortest.stem || byStem.has(word)) && !common.has(word));
  return new Set(
    said.flatMap((word) => {
      const meant = meaningsOf(word);
      return meant.length > 0 || word.length < shortest.ownWord ? meant : [`=${stemOf(word)}`];
    }),
  );
}

/** "Broken" alone does not make two messages alike. */
const state = "broken" satisfies keyof typeof words.meanings;
const worth = { thing: 0.35, state: 0.15, ownWord: 0.2 };

/** How much two texts are about the same: from 0.5, more than one thing or a thing and its state. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const worthOf = (topic: string) =>
    topic === state ? worth.state : topic.startsWith("=") ? worth.ownWord : worth.thing;
  let sum = 0;
  for (const topic of one) if (other.has(topic)) sum += worthOf(topic);
  return Math.min(1, sum);
}

/** Wherever an address is typed, one that cannot be identified is reported as such, with the language as a likely reason and a way on. S2 §8 */
import { expect, test } from "vitest";
import { readTexts } from "./forbidden-words.ts";

const identified = { en: /identified/, nl: /herkend/, fr: /identifiée/, tr: /belirlenemedi/ };
const inLanguage = { en: /right language/, nl: /juiste taal/, fr: /bonne langue/, tr: /Doğru dilde/ };
const pin = { en: /\bpin\b/, nl: /\bspeld\b/, fr: /\brepère\b/, tr: /işaret/ };
type Spoken = keyof typeof pin;

const texts = readTexts("apps/dashboard", "apps/resident", "apps/server").filter(
  ({ file, key }) => /(?:^|\.)addressUnknown$/.test(key) || (key === "help.noAddress" && file.includes("/care/")),
);

test("an unknown address is said in the same way in every form and language", () => {
  const named = ({ file, key }: (typeof texts)[number]) => `${file}: ${key}`;
  expect(texts.length).toBeGreaterThanOrEqual(16);
  for (const text of texts)
    for (const words of [identified, inLanguage])
      expect(text.text, named(text)).toMatch(words[text.language as Spoken]);
});

test("colleagues can always put a pin on the map instead", () => {
  const ofColleagues = texts.filter(({ file }) => !file.startsWith("apps/resident/"));
  expect(ofColleagues.length).toBeGreaterThanOrEqual(8);
  for (const { file, language, text } of ofColleagues) expect(text, file).toMatch(pin[language as Spoken]);
});

/** Messages about the same are alike, in whichever words and language they say it. */
import { languages } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { likenessOf, topicsOf } from "./likeness.ts";
import { type OpenShout, rankSimilar } from "./rank.ts";
import { words } from "./texts.ts";

const near = (id: string, beginning: string, changes: Partial<OpenShout> = {}): OpenShout => ({
  id,
  beginning,
  spelledAlike: 0,
  isClose: false,
  isNear: true,
  ...changes,
});
const isOffered = (written: string, other: string) => rankSimilar(written, [near("it", other)], 5).length === 1;

describe("in the same street", () => {
  test.each([
    ["Straatlamp knippert", "Lamp kapot"],
    ["Lantaarnpaal brandt niet", "Straatlampen defect"],
    ["Sluikstort aan het park", "Vuilniszakken op de stoep"],
    ["Put in de weg", "Gaten in het wegdek"],
    ["Éclairage en panne", "Lampadaire cassé"],
    ["Poubelles pleines", "Dépôt de déchets"],
    ["Streetlight flickering", "Lamp broken"],
    ["Potholes in our road", "Hole in the asphalt"],
    ["Sokak lambası yanmıyor", "Lamba bozuk"],
    ["Çöpler toplanmadı", "Moloz ve atık var"],
    ["Straatlamp knippert", "Sokak lambası bozuk"],
    ["Lamp kapot", "Lampadaire en panne"],
  ])("“%s” is offered to whoever writes “%s”, and the other way round", (one, other) => {
    expect([isOffered(one, other), isOffered(other, one)]).toEqual([true, true]);
  });

  test.each([
    ["Lamp kapot", "Bank kapot"],
    ["Boomfeest in de wijk", "Straatlamp kapot aan het plein"],
    ["Muziek op zaterdag", "Vuilnis niet opgehaald"],
    ["Deze straat is mooi", "Onze straat hier"],
  ])("“%s” is not like “%s”", (one, other) => {
    expect([isOffered(one, other), isOffered(other, one)]).toEqual([false, false]);
  });
});

test("within 100 metres all are offered, those that say the same first; five at most", () => {
  const others = ["a", "b", "c", "d", "e"].map((id) => near(id, "Buurtfeest", { isClose: true }));
  const ids = rankSimilar("Lamp kapot", [...others, near("lamp", "Straatlamp knippert", { isClose: true })], 5);
  expect([ids[0], ids.length]).toEqual(["lamp", 5]);
  expect(rankSimilar("Lamp kapot", [near("far", "Buurtfeest")], 5)).toEqual([]);
});

test("without a place, one thing in common is not enough", () => {
  expect(rankSimilar("Lamp", [near("a", "Lampen op de markt", { isNear: false })], 5)).toEqual([]);
  expect(rankSimilar("Lamp stuk", [near("a", "Lantaarn flikkert", { isNear: false })], 5)).toEqual(["a"]);
});

describe.each(languages)("the words of %s", (language) => {
  const meanings = Object.entries(words.meanings);
  test("each stands for its meaning, also with an ending of its language", () => {
    const lost = meanings.flatMap(([meaning, texts]) =>
      texts[language].split(",").filter((word) => ![...topicsOf(`${word.trim()}`)].includes(meaning)),
    );
    expect(lost).toEqual([]);
  });

  test("each is like those of every other language", () => {
    const unlike = meanings.flatMap(([meaning, texts]) =>
      languages
        .filter((other) => likenessOf(topicsOf(texts[language]), topicsOf(texts[other])) === 0)
        .map(() => meaning),
    );
    expect(unlike).toEqual([]);
  });
});

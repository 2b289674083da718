import { expect, test } from "vitest";
import { findPersonalDetails } from "./personal-details.ts";

const kindsIn = (text: string) => findPersonalDetails(text).map(({ kind, text: found }) => `${kind}: ${found}`);

test.each([
  ["Bel 0472 11 22 33", ["phone: 0472 11 22 33"]],
  ["Call +32 472/11.22.33 tonight", ["phone: +32 472/11.22.33"]],
  ["Bel (09) 123 45 67", ["phone: (09) 123 45 67"]],
  ["Mail dirk.peeters@example.org of bel", ["email: dirk.peeters@example.org"]],
  ["Wagen 1-ABC-234 staat op de stoep", ["plate: 1-ABC-234"]],
  ["Une voiture AB-123-CD", ["plate: AB-123-CD"]],
  ["Bij Muidelaan 12 ligt glas", ["houseNumber: Muidelaan 12"]],
  ["Devant le 12 rue des Champs", ["houseNumber: 12 rue des Champs"]],
  ["At 14 Garden Street", ["houseNumber: 14 Garden Street"]],
  ["Gül Sokak No: 5 önünde", ["houseNumber: Gül Sokak No: 5"]],
])("%s", (text, found) => expect(kindsIn(text)).toEqual(found));

test.each([
  "Op 12 december om 19.30 uur, voor 150 euro",
  "In 2026 komen er 200 bomen bij",
  "Bus 3 en tram 4 rijden niet",
  "Van 12-12-2026 tot 14-12-2026",
  "De hele Muidelaan is donker",
  "De markt is 3 keer per week op het plein",
  "Met 20 kinderen op het plein 3 keer gespeeld",
  "Vergadering op 2026-11-23 16:30",
  "Iemand een ABC voor kinderen?",
  "Tijdens COVID-190 was alles dicht",
])("finds nothing private: %s", (text) => expect(kindsIn(text)).toEqual([]));

test("title and text are searched together, and each finding is listed once", () => {
  expect(findPersonalDetails("Bel 0472112233", "0472112233 of a@b.be")).toEqual([
    { kind: "email", text: "a@b.be" },
    { kind: "phone", text: "0472112233" },
  ]);
});

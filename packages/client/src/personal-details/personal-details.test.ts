import { expect, test } from "vitest";
import { findPersonalDetails, indexStreets } from "./index.ts";

const streets = indexStreets([
  "Blaisantvest",
  "Coupure",
  "Sint-Pietersplein",
  "D'Hondtstraat",
  "Lange Munt",
  "Dok",
  "Veldstraat",
]);
const kindsIn = (text: string) =>
  findPersonalDetails([text], streets).map(({ kind, text: found }) => `${kind}: ${found}`);

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
  ["Bij Blaisantvest 20 ligt glas", ["houseNumber: Blaisantvest 20"]],
  ["coupure 55, tweede bel", ["houseNumber: coupure 55"]],
  ["Aan de Coupure nr. 55b", ["houseNumber: Coupure nr. 55b"]],
  [
    "St. Pietersplein 3 en sint pietersplein 4",
    ["houseNumber: St. Pietersplein 3", "houseNumber: sint pietersplein 4"],
  ],
  ["d’Hondtstraat 7", ["houseNumber: d’Hondtstraat 7"]],
  ["In de Lange Munt 12 woont hij", ["houseNumber: Lange Munt 12"]],
  ["Au 55, Coupure", ["houseNumber: 55, Coupure"]],
  ["Veldstr. 8", ["houseNumber: Veldstr. 8"]],
  ["Dok 3 is dicht", ["houseNumber: Dok 3"]],
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
  "Coupure om 20 uur, of Coupure 19.30 uur",
  "Van 1 tot 100, en 2 van 300",
  "Op het dok 3 boten gezien",
  "De 100-jarige won op 9-mei-26, in WK-2026",
  "Bus 12 en 13, 3 per 100 inwoners, 112-app",
  "Postcode B-9000 Gent",
])("finds nothing private: %s", (text) => expect(kindsIn(text)).toEqual([]));

test("title and text are searched together, and each finding is listed once", () => {
  expect(findPersonalDetails(["Bel 0472112233", "0472112233 of a@b.be"])).toEqual([
    { kind: "email", text: "a@b.be" },
    { kind: "phone", text: "0472112233" },
  ]);
});

const plates = [
  "1-ABC-234",
  "1abc234",
  "1ABC234",
  "1 abc 234",
  "1.abc.234",
  "1-abc234",
  "t-abc-123",
  "T-ABC-123",
  "TABC123",
  "T ABC 123",
  "ABC-123",
  "abc-123",
  "123-ABC",
  "AB-123-CD",
  "ab-123-cd",
  "AB 123 CD",
  "ab123cd",
  "12-AB-CD",
  "12-ab-cd",
  "AB-12-CD",
  "12-ABC-3",
  "1-ABC-23",
  "A-123-BC",
  "AB-123-C",
  "AC-AB 1234",
  "M-X 7",
  "AB-1234",
];

test.each(plates)("%s is a plate", (plate) => expect(kindsIn(`Wagen ${plate}, al weken`)).toEqual([`plate: ${plate}`]));

test.each([
  ["Boodschappen voor Rosa", ["name: Rosa"]],
  ["Boodschappen voor mevrouw claes", ["name: claes"]],
  ["Hulp in de Veldstraat", ["street: Veldstraat"]],
  ["Boodschappen, Veldstraat 12, bel 0472 11 22 33", ["phone: 0472 11 22 33", "houseNumber: Veldstraat 12"]],
  ["Boodschappen op dinsdag, aan het dok", []],
])("of a person who is known: %s", (text, found) => {
  const known = { names: ["Rosa Claes", "An De Bo"] };
  expect(findPersonalDetails([text], streets, known).map((one) => `${one.kind}: ${one.text}`)).toEqual(found);
});

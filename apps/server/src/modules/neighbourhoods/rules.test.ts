import { describe, expect, test } from "vitest";
import { addressLabel, foldAddress, readingsOf, schemaOf, searchText } from "./rules.ts";

test.each([
  ["Désiré Fiévéstraat", "desire fievestraat"],
  ["'t Stuk", "t stuk"],
  ["Sint-Pietersnieuwstraat", "sint pietersnieuwstraat"],
  ["Lübeckstraße", "lubeckstrasse"],
  ["İstiklâl Caddesi", "istiklal caddesi"],
  ["  E3 - plein ", "e3 plein"],
  ["Œuvre", "oeuvre"],
  ["& | ! :* ()", ""],
])("%j is compared as %j", (typed, folded) => expect(foldAddress(typed)).toBe(folded));

test("a street is found by its name as written and as spoken, by postcode and by town", () => {
  const street = { street: "Christine D'haenhof", postcode: "9040", municipality: "Gent" };
  expect(searchText(street)).toBe("christine d haenhof christine dhaenhof 9040 gent");
  expect(searchText({ ...street, street: "Veldstraat" })).toBe("veldstraat 9040 gent");
});

describe("what is typed may mean", () => {
  test.each([
    ["veldstr", [[["veldstr"], null]]],
    [
      "Veldstraat 12",
      [
        [["veldstraat"], "12"],
        [["veldstraat", "12"], null],
      ],
    ],
    [
      "12 veldstraat",
      [
        [["veldstraat"], "12"],
        [["12", "veldstraat"], null],
      ],
    ],
    [
      "Veldstraat 12 A",
      [
        [["veldstraat"], "12a"],
        [["veldstraat", "12a"], null],
      ],
    ],
    [
      "Veldstraat 12A bus 3",
      [
        [["veldstraat"], "12a"],
        [["veldstraat", "12a"], null],
      ],
    ],
    [
      "Rue Haute 7 boîte 2",
      [
        [["rue", "haute"], "7"],
        [["rue", "haute", "7"], null],
      ],
    ],
    ["9000", [[["9000"], null]]],
    ["- / -", []],
  ])("%s: %j", (typed, expected) => {
    expect(readingsOf(typed).map(({ words, houseNumber }) => [words, houseNumber])).toEqual(expected);
  });

  test("a house number or a postcode, in any position", () => {
    const readings = readingsOf("9000 Veldstraat 12");
    expect(readings).toContainEqual({ words: ["9000", "veldstraat"], houseNumber: "12" });
    expect(readings).toContainEqual({ words: ["veldstraat", "12"], houseNumber: "9000" });
    expect(readings).toHaveLength(3);
  });

  test("no more than eight words", () => {
    expect(readingsOf("a b c d e f g h i j")[0]?.words).toHaveLength(8);
  });
});

test("an address is written as on an envelope", () => {
  const address = { street: "Muidelaan", houseNumber: "12", postcode: "9000", municipality: "Gent" };
  expect(addressLabel(address)).toBe("Muidelaan 12, 9000 Gent");
});

test("a network's schema is named after it", () => expect(schemaOf("sint-niklaas")).toBe("n_sint_niklaas"));

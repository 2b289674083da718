/** Addresses as people write them in one column. */
import { expect, test } from "vitest";
import { houseAddressOf } from "./house-address.ts";

const inWords = (address: string) => {
  const house = houseAddressOf({ address });
  if (house === null || house === "incomplete") return house;
  return [house.street, house.houseNumber, house.postcode, house.municipality].join(" | ");
};

test.each([
  ["Veldstraat 12, 9000 Gent", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12 9000 Gent", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12\n9000 Gent\nBelgië", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12, 9000 Gent, België", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12\nGent\n9000\nBE", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12, 9000, Gent", "Veldstraat | 12 | 9000 | Gent"],
  ["9000 Gent, Veldstraat 12", "Veldstraat | 12 | 9000 | Gent"],
  ["Veldstraat 12, B-9000 GENT", "Veldstraat | 12 | 9000 | GENT"],
  ["Veldstraat 12 bus 0301, 9000 Gent", "Veldstraat | 12 bus 0301 | 9000 | Gent"],
  ["Veldstraat 12, bus 3, 9000 Gent", "Veldstraat | 12 bus 3 | 9000 | Gent"],
  ["Steenweg 1200, 9000 Gent", "Steenweg | 1200 | 9000 | Gent"],
  ["Steenweg 1200", "Steenweg | 1200 |  | "],
  ["Veldstraat 12", "Veldstraat | 12 |  | "],
  ["Veldstraat 12, Gent", "Veldstraat | 12 |  | Gent"],
  ["Rue Neuve, 12, 1000 Bruxelles", "Rue Neuve | 12 | 1000 | Bruxelles"],
  ["12, rue Neuve, 1000 Bruxelles", "rue Neuve | 12 | 1000 | Bruxelles"],
  ["11 Novemberlaan 3, 9000 Gent", "11 Novemberlaan | 3 | 9000 | Gent"],
  ["Kerkstraat 1, 8420 De Haan", "Kerkstraat | 1 | 8420 | De Haan"],
  ["KERKSTRAAT 1, 8420 DE HAAN", "KERKSTRAAT | 1 | 8420 | DE HAAN"],
  ["Kerkstraat 1, 3665 As", "Kerkstraat | 1 | 3665 | As"],
  ["Damrak 1, 1011 AB Amsterdam", "Damrak | 1 | 1011 AB | Amsterdam"],
  ["Damrak 1, 1011AB Amsterdam", "Damrak | 1 | 1011AB | Amsterdam"],
  ["Damrak 1, 1011 ab amsterdam", "Damrak | 1 | 1011 ab | amsterdam"],
  ["Biltstraat 1, 3572 LE Utrecht", "Biltstraat | 1 | 3572 LE | Utrecht"],
  ["Damrak 1, 1011 AB", "Damrak | 1 | 1011 AB | "],
  ["Şişli Caddesi 5, 34381 Şişli/İstanbul", "Şişli Caddesi | 5 | 34381 | Şişli/İstanbul"],
])("%j", (address, expected) => {
  expect(inWords(address)).toBe(expected);
});

test.each(["Veldstraat", "9000 Gent", "Gent"])("%j names no house", (address) => {
  expect(inWords(address)).toBe("incomplete");
});

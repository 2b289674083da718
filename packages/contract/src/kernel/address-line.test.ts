import { expect, test } from "vitest";
import { addressLine, streetLine } from "./address-line.ts";

const home = { street: "Muidelaan", houseNumber: "12", postalCode: "9000", city: "Gent" };

test("an address is a line of the parts that are known", () => {
  expect(addressLine(home)).toBe("Muidelaan 12, 9000 Gent");
  expect(addressLine({ ...home, postalCode: undefined })).toBe("Muidelaan 12, Gent");
  expect(addressLine({ ...home, street: "", houseNumber: "" })).toBe("9000 Gent");
  expect(addressLine({ street: "", houseNumber: "", postalCode: "", city: "" })).toBe("");
  expect(streetLine({ street: "Muidelaan", houseNumber: "" })).toBe("Muidelaan");
});

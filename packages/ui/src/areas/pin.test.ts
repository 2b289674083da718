import { expect, test } from "vitest";
import { isSamePlace } from "./pin.ts";

test.each([
  ["Muidelaan 12, 9000 Gent", "Muidelaan 12, 9000 Gent (hall 2)", true],
  ["Muidelaan 12, 9000 Gent", "Library, Muidelaan 12", true],
  ["Muidelaan 12, 9000 Gent", "muidelaan 12", true],
  ["", "Dok Noord", true],
  ["Muidelaan 12, 9000 Gent", "Muidelaan 1", false],
  ["Muidelaan 12, 9000 Gent", "", false],
  ["Muidelaan 12, 9000 Gent", "Dok Noord 4, 9000 Gent", false],
])("a pin at “%s” when “%s” is typed: %s", (before, after, stays) => expect(isSamePlace(before, after)).toBe(stays));

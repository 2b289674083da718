import { expect, test } from "vitest";
import { addressPercent } from "./address-share.ts";

test("the share of addresses is in whole percent, 0.5 below one percent, 0 for fewer than ten households, and undefined without addresses", () => {
  expect(addressPercent({ registered: 30, addresses: 250 })).toBe(12);
  expect(addressPercent({ registered: 247, addresses: 93_660 })).toBe(0.5);
  expect(addressPercent({ registered: null, addresses: 250 })).toBe(0);
  expect(addressPercent({ registered: 12, addresses: 0 })).toBeUndefined();
});

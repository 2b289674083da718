import { expect, test } from "vitest";
import { addressPercent } from "./address-share.ts";

test("the share of addresses is whole percents, and neither few households nor an unknown area become zero percent", () => {
  expect(addressPercent({ registered: 30, addresses: 250 })).toBe(12);
  expect(addressPercent({ registered: 247, addresses: 93_660 })).toBe(0.5);
  expect(addressPercent({ registered: null, addresses: 250 })).toBe(0);
  expect(addressPercent({ registered: 12, addresses: 0 })).toBeUndefined();
});

/** An amount is written the same wherever it is read: on screens, in mails, files and posters. */
import { expect, test } from "vitest";
import { shipped } from "./source-tree.ts";

test("money is formatted in one place", () => {
  const written = shipped.filter(({ text }) => /style: "currency"/.test(text)).map(({ path }) => path);
  expect(written).toEqual(["packages/contract/src/kernel/locale.ts"]);
});

/** The number of statements has an upper bound, because each is a wait, and work for the database. */
import { expect, test } from "vitest";
import { create, publish } from "../../../testing/messages.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown } from "../../../testing/town.ts";

test.each([1, 4])("a message for %i neighbourhoods is published with at most fifteen statements", async (count) => {
  const town = await newTown();
  const { els } = town.people;
  const draft = await create(els, [town.noord, town.oost, town.zuid, town.west].slice(0, count));
  const sent = await statementsOf(town.databases.pool, () => publish(els, draft));
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.length, sent.join("\n\n")).toBeLessThanOrEqual(15);
});

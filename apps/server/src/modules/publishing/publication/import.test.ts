import { daysAfter } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { aMessage, paramsOf, postOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";
import { importChange, importPost } from "./import.ts";

test("messages are imported with their history, and nobody is mailed about it", async () => {
  const town = await nextTown();
  const { els, dirk } = town.people;
  const now = town.clock.now();
  const at = (days: number) => daysAfter(now, days);
  const written = { organisationId: town.organisations.city, accountId: els.accountId, timeZone: "Europe/Brussels" };
  const [old, planned, concept] = [newId(), newId(), newId()];
  const draft = aMessage([town.noord], { type: "urgent", textHtml: "<p onclick=x()>Water</p>" });
  await inTransaction(town.db, async (trx) => {
    await importPost(trx, { ...written, id: old, at: at(-31) }, draft, { publishAt: at(-30), now });
    await importPost(trx, { ...written, id: planned, at: at(-1) }, draft, { publishAt: at(2), now });
    await importPost(trx, { ...written, id: concept, at: at(-1) }, draft, { publishAt: null, now });
    await importChange(trx, { ...written, id: old, at: at(-29) }, { ...draft, title: "Beter" });
  });
  await town.runDue();
  expect(town.mails()).toEqual([]);
  expect((await dirk.feed.getFeed()).items.map(postOf)).toMatchObject([
    { id: old, title: "Beter", textHtml: "<p>Water</p>", publishedAt: at(-30).toISOString(), isEdited: true },
  ]);
  expect(await els.publishing.getPost(paramsOf({ id: planned }))).toMatchObject({ state: "scheduled" });
  expect(await els.publishing.getPost(paramsOf({ id: concept }))).toMatchObject({ state: "concept" });
  expect((await els.publishing.listVersions(paramsOf({ id: old }))).items).toHaveLength(1);
  await town.pass({ days: 2 });
  expect(await dirk.publishing.readPost(paramsOf({ id: planned }))).toMatchObject({ id: planned });
});

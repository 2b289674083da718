/** Leftovers of interrupted uploads are found and removed. */

import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { anImage } from "../../testing/files.ts";
import { createLive } from "../../testing/messages.ts";
import { nextTown } from "../../testing/town.ts";

test("what a killed process was receiving is removed within hours, and uploads under way stay", async () => {
  const town = await nextTown();
  const folder = join(town.config.folder, "incoming");
  const [old, young] = [newId(), newId()];
  for (const name of [old, young]) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, "content"), "half");
  }
  const at = (hoursAgo: number) => new Date(town.clock.now().getTime() - hoursAgo * hourMs);
  await utimes(join(folder, old), at(3), at(3));
  await utimes(join(folder, young), at(-2), at(-2));
  await town.pass({ hours: 2 });
  expect(await readdir(folder)).toEqual([young]);
});

test("a row whose content never arrived is swept like any unused file", async () => {
  const town = await nextTown();
  const { put } = town.outside.files;
  town.outside.files.put = () => Promise.reject(new Error("killed here"));
  await anImage(town.people.els).catch(() => {});
  town.outside.files.put = put;
  const rows = () => town.db.selectFrom("file").select("id").execute();
  expect(await rows()).toHaveLength(1);
  await town.pass({ hours: 26 });
  expect(await rows()).toEqual([]);
});

test("content without a row is removed after a day; content that has a row, is young, or is of another kind stays", async () => {
  const town = await nextTown();
  const image = await anImage(town.people.els);
  await createLive(town.people.els, [town.noord], { images: [{ id: image.id, altText: "Een plein" }] });
  const madeBefore = (ms: number) => newId({ msecs: town.clock.now().getTime() - ms });
  const lost = `n_testdorp/${madeBefore(3 * dayMs)}/320.webp`;
  const young = `n_testdorp/${madeBefore(-3 * dayMs)}/320.webp`;
  const ofDemo = "n_testdorp/2b2f3d6e-0000-8000-8000-000000000000/original";
  const elsewhere = `n_elders/${madeBefore(3 * dayMs)}/320.webp`;
  const [known = ""] = town.outside.stored.keys();
  for (const key of [lost, young, ofDemo, elsewhere])
    town.outside.stored.set(key.replace("n_testdorp", known.split("/")[0] ?? ""), Buffer.from("x"));
  const own = (key: string) => key.replace("n_testdorp", known.split("/")[0] ?? "");
  await town.pass({ hours: 25 });
  expect([...town.outside.stored.keys()]).toEqual([known, ...[young, ofDemo].map(own), elsewhere]);
});

test("a store that belongs to another database is left alone", async () => {
  const town = await nextTown();
  await anImage(town.people.els);
  const [known = ""] = town.outside.stored.keys();
  const msecs = town.clock.now().getTime() - 3 * dayMs;
  for (let n = 0; n < 120; n += 1)
    town.outside.stored.set(`${known.split("/")[0]}/${newId({ msecs })}/original`, Buffer.from("x"));
  await town.pass({ hours: 23 });
  await town.runAgain("files.sweepUnknown").catch(() => {});
  expect(town.outside.stored.size).toBeGreaterThanOrEqual(120);
});

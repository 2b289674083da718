/** Every door by which files come asks the virus scanner first. */
import { kindOf } from "@stoep/contract/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clamdScanner } from "../adapters/scanner-clamd.ts";
import { aPicture } from "./files.ts";
import { sampleOf, stage } from "./samples/index.ts";
import { callsIn, everyRoute, outcomeOf } from "./sweep/routes.ts";
import { newTown, type Town } from "./town.ts";
import { eicar, openScanner, type ScannerStandIn } from "./virus-scanner.ts";

let standIn: ScannerStandIn;
let town: Town;
beforeAll(async () => {
  standIn = await openScanner();
  const address = { host: "127.0.0.1", port: standIn.port };
  town = await newTown({ scanner: clamdScanner({ address, patienceMs: 0 }) });
});
afterAll(() => standIn.down());

const doors = everyRoute.filter(({ route }) => kindOf(route) === "upload");

async function kept() {
  const files = await town.db.selectFrom("file").select("id").execute();
  return { files: files.length, stored: town.outside.stored.size };
}

test.each(doors)("$capability $name refuses a virus, keeps nothing, and takes a clean file", async (walked) => {
  standIn.behave = {};
  const ids = await stage(town, walked.capability, walked.name);
  const calls = callsIn(town);
  const send = () => outcomeOf(calls.sample(walked, sampleOf(walked, ids).by, ids));
  const before = await kept();
  standIn.behave = { reply: "stream: Eicar-Signature FOUND" };
  expect((await send()).code).toBe("file_infected");
  standIn.behave = { hangUp: true };
  expect((await send()).code).toBe("file_not_scanned");
  expect(await kept()).toEqual(before);
  standIn.behave = {};
  const scanned = standIn.scanned.length;
  expect((await send()).code).toBeNull();
  expect(standIn.scanned).toHaveLength(scanned + 1);
});

test("the organisation's log has what a colleague tried, and nobody's log what a resident did", async () => {
  standIn.behave = {};
  const { ada, dirk, els } = town.people;
  const file = new Blob([eicar]);
  await expect(els.files.uploadAttachment({ file, fileName: "verslag.txt" })).refuses("file_infected");
  const picture = new Blob([await (await aPicture()).arrayBuffer(), eicar]);
  await expect(dirk.files.uploadImage({ file: picture, fileName: "straat.png" })).refuses("file_infected");
  const { items } = await ada.audit.listEntries();
  expect(items[0]).toMatchObject({ action: "files.refuseInfected", subject: { name: "verslag.txt" } });
  expect(JSON.stringify(items)).not.toContain("straat.png");
});

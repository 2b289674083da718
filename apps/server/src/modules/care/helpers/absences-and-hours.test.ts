/** A helper's absences, certificates and hours, and what is deleted with them. S2 §3 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
let wout: Person;
let personId: string;
beforeEach(async () => {
  town = await nextTown();
  wout = town.people.wout;
  const body = { kind: "neighbour", firstName: "Bea", email: "bea@helpt.example", languages: ["nl"] } as const;
  personId = (await wout.care.createHelper({ body: { ...body, languages: ["nl"] } })).person.id;
});
const of = () => ({ params: { personId } });

test("an absence ends on its first day or later, is in the file until it is over, and can be taken away", async () => {
  const add = (fromOn: string, untilOn: string) => wout.care.addAbsence({ ...of(), body: { fromOn, untilOn } });
  await expect(add("2026-07-02", "2026-07-01")).refuses("invalid_input", { untilOn: "untilNotBeforeStart" });
  const { id: absenceId } = await add("2026-07-01", "2026-07-01");
  await add("2020-01-01", "2020-02-01");
  const { helper } = await wout.care.getHelper(of());
  expect(helper.absences).toMatchObject([{ id: absenceId, untilOn: "2026-07-01" }]);
  await wout.care.deleteAbsence({ params: { personId, absenceId } });
  await expect(wout.care.deleteAbsence({ params: { personId, absenceId } })).refuses("not_found");
});

test("at most twenty absences that are not over", async () => {
  const add = () => wout.care.addAbsence({ ...of(), body: { fromOn: "2026-07-01", untilOn: "2026-07-02" } });
  for (let n = 0; n < 20; n++) await add();
  await expect(add()).refuses("invalid_input", { fromOn: "tooMany" });
});

test("a certificate has a name and perhaps a day on which it ends; from the next day on it is over", async () => {
  const add = (name: string, untilOn: string | null) => wout.care.addCertificate({ ...of(), body: { name, untilOn } });
  await expect(add("", null)).refuses("invalid_input", { name: "nameRequired" });
  await add("Strafregister", "2026-05-01");
  const { id: certificateId } = await add("EHBO", null);
  const { helper } = await wout.care.getHelper(of());
  expect(helper.certificates).toMatchObject([
    { name: "Strafregister", isOver: true },
    { name: "EHBO", untilOn: null, isOver: false },
  ]);
  await wout.care.deleteCertificate({ params: { personId, certificateId } });
  await expect(wout.care.deleteCertificate({ params: { personId, certificateId } })).refuses("not_found");
});

test("hours are listed latest first, summed by month, and not written ahead", async () => {
  const add = (onDay: string, minutes: number) => wout.care.addEntry({ ...of(), body: { onDay, minutes } });
  await add("2026-04-30", 60);
  await add("2026-05-02", 30);
  const { id: entryId } = await add("2026-05-01", 45);
  await expect(add("2999-01-01", 30)).refuses("invalid_input", { onDay: "invalid" });
  const page = await wout.care.listEntries(of());
  expect(page.items.map(({ onDay }) => onDay)).toEqual(["2026-05-02", "2026-05-01", "2026-04-30"]);
  expect(page.items[0]?.writtenBy).toMatch(/^Wout/);
  expect(page.months).toEqual([
    { month: "2026-05-01", minutes: 75, entries: 2 },
    { month: "2026-04-01", minutes: 60, entries: 1 },
  ]);
  await wout.care.deleteEntry({ params: { personId, entryId } });
  await expect(wout.care.deleteEntry({ params: { personId, entryId } })).refuses("not_found");
});

test("when a helper is deleted, skills, availability, absences, certificates and the words of their hours go; the hours stay", async () => {
  await wout.care.addAbsence({ ...of(), body: { fromOn: "2026-07-01", untilOn: "2026-07-02" } });
  await wout.care.addCertificate({ ...of(), body: { name: "EHBO" } });
  await wout.care.addEntry({ ...of(), body: { onDay: "2026-05-01", minutes: 30, text: "Bij Rosa" } });
  await town.people.ada.care.deletePerson(of());
  await expect(wout.care.getHelper(of())).refuses("not_found");
  const left = async (table: "careAbsence" | "careCertificate") =>
    town.db.selectFrom(table).select("id").where("personId", "=", personId).execute();
  expect([await left("careAbsence"), await left("careCertificate")]).toEqual([[], []]);
  const entries = await town.db.selectFrom("careEntry").selectAll().where("helperId", "=", personId).execute();
  expect(entries).toMatchObject([{ minutes: 30, text: "" }]);
});

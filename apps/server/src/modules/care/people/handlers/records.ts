/** What administrators see and print, lists as files, and tagging several people at once. S2 §3, D §9 */
import { type Person, personRecords } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, inBatches, readPageCursor } from "#kernel/page.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { listReadingsOf, readingPage, record } from "#modules/audit/index.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile, writeReport } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { phoneWriter } from "../../phone.ts";
import { announceCare } from "../edit.ts";
import { memberFile } from "../export.ts";
import { findHousemateNames } from "../households.ts";
import { cursorOf, memberReaderOf } from "../member-list.ts";
import { presentPerson } from "../presentation.ts";
import { privateDetailsAt, privateDetailsSealer, unsealPrivateDetails } from "../private-details.ts";
import { recordReading } from "../reading-log.ts";
import { readingLogReport } from "../reading-log-report.ts";
import { personSubject } from "../rules.ts";
import { listMemberIds, listMembers, type MemberListRow } from "../store/lists.ts";
import { findPerson, listIdsWithMerged, lockPeople, lockPerson, updatePerson } from "../store/people.ts";
import { deleteTags, insertTags, listTagsByPerson, lockTags } from "../store/tags.ts";
import { viewReading } from "../views.ts";

const pageSize = 50;
const printLimit = 500;

export const recordHandlers = handle(personRecords, {
  async exportMembers(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const reader = memberReaderOf(call);
    const writePhone = await phoneWriter(call.config);
    const personIds = await listMemberIds(db, reader, filter, fileRowsMax);
    await recordReading(call, { what: "export", list: "members", personIds, query: filter });
    const rows = everyRow<MemberListRow, string[]>(
      (after, limit) => listMembers(db, reader, filter, after, limit),
      cursorOf(filter.orderBy),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(memberFile({ since: reader.since, writePhone }), withTags(db, rows), await fileOptions(call));
  },

  async tagPeople(call) {
    const { actor, body, db } = call;
    const organisationId = actor.organisation.id;
    const ids = [...new Set(body.personIds)];
    const people = await lockPeople(db, organisationId, ids);
    if (people.length !== ids.length) refuse("not_found");
    const [add, remove] = [[...new Set(body.add)], [...new Set(body.remove)]];
    const found = await lockTags(db, organisationId, [...new Set([...add, ...remove])]);
    if (add.some((id) => !found.includes(id))) refuseFields({ add: "invalid" });
    await deleteTags(db, ids, remove);
    await insertTags(db, ids, add);
    await record(call, {
      action: "care.tagPeople",
      subject: { kind: "careTag", id: null, name: "" },
      new: { people: ids.length },
    });
    await announceCare(call);
    return { done: true };
  },

  async showPrivate(call) {
    const { db } = call;
    const row = await findPersonOf(call);
    await recordReading(call, { what: "private", personIds: [row.id] });
    return unsealPrivateDetails(db, privateDetailsAt(row.id), row.sealed);
  },

  async savePrivate(call): Promise<Person> {
    const { actor, body, db, now, params } = call;
    const row = (await lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    if (body.birthOn !== null && body.birthOn > now.toISOString().slice(0, 10)) refuseFields({ birthOn: "invalid" });
    const seal = await privateDetailsSealer(db);
    await updatePerson(db, row.id, { sealed: seal(privateDetailsAt(row.id), body), updatedAt: now });
    await record(call, { action: "care.editPrivate", subject: personSubject(row) });
    await announceCare(call);
    return presentPerson(call, await findPersonOf(call));
  },

  async listReadings(call) {
    const { actor, db, query } = call;
    const { id } = await findPersonOf(call);
    const rows = await listReadingsOf(
      db,
      actor.organisation.id,
      await listIdsWithMerged(db, id),
      { what: query.what },
      readPageCursor(query.cursor),
      pageSize + 1,
    );
    const { page, next } = cutPage(rows, pageSize, ({ at, id: last }) => [at, last]);
    return { items: page.map(viewReading), next };
  },

  async printReadings(call) {
    const { actor, db, language, now } = call;
    const row = await findPersonOf(call);
    await recordReading(call, { what: "print", personIds: [row.id] });
    const readings = await listReadingsOf(
      db,
      actor.organisation.id,
      await listIdsWithMerged(db, row.id),
      {},
      null,
      printLimit,
    );
    const report = readingLogReport(row, readings, { actor, language, now });
    const name = report.title.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
    const content = await writeReport(report, await findNetworkLook(db, actor.network.id));
    return { content, type: "application/pdf", saveAs: `${name}.pdf` };
  },

  listCareReadings: (call) => readingPage(call, "care"),
});

async function findPersonOf({ actor, db, params }: StaffCall<Db> & { params: { personId: string } }) {
  return (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
}

/** Adds the names of each row's tags, in batches. */
async function* withTags(db: Db, rows: AsyncIterable<MemberListRow>) {
  for await (const batch of inBatches(rows, 500)) yield* withTagNames(db, batch);
}

async function* withTagNames(db: Db, rows: MemberListRow[]) {
  const tags = await listTagsByPerson(
    db,
    rows.map(({ id }) => id),
  );
  const housemates = await findHousemateNames(db, rows);
  for (const row of rows)
    yield {
      ...row,
      tagNames: (tags.get(row.id) ?? []).map(({ name }) => name).join(", "),
      housemates: housemates.get(row.id) ?? "",
    };
}

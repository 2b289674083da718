/** A ticket's linked tickets, pictures and documents, for those who may see it. S2 §3, D §6 */
import { beforeEach, describe, expect, test } from "vitest";
import { aPicture } from "../../../testing/files.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { tickets: 1000 });
});

const open = (more: object = {}) => aTicket(town, { state: "open", memberId, ...more });
const read = (by: Person, ticketId: string) => by.care.getTicket({ params: { ticketId } });
const kindsOf = async (by: Person, ticketId: string) => (await read(by, ticketId)).thread.map(({ kind }) => kind);

describe("linked tickets", () => {
  const linkedOf = async (by: Person, ticketId: string) => (await read(by, ticketId)).links.map(({ id }) => id);

  test("are seen on both, and on neither once the link is taken away", async () => {
    const { wout } = town.people;
    const [one, other] = [await open(), await open()];
    const link = { params: { ticketId: one }, body: { otherId: other } };
    await wout.care.linkTicket(link);
    await wout.care.linkTicket({ params: { ticketId: other }, body: { otherId: one } });
    expect([await linkedOf(wout, one), await linkedOf(wout, other)]).toEqual([[other], [one]]);
    expect(await kindsOf(wout, other)).toEqual(["linked"]);
    await wout.care.unlinkTicket({ params: { ticketId: other }, body: { otherId: one } });
    expect([await linkedOf(wout, one), await linkedOf(wout, other)]).toEqual([[], []]);
    expect(await kindsOf(wout, one)).toEqual(["linked", "unlinked"]);
  });

  test("two who link the same two at once make one link", async () => {
    const { wout, chaima } = town.people;
    const [one, other] = [await open(), await open()];
    await Promise.all(
      [wout, chaima, wout, chaima].map((by, index) =>
        by.care.linkTicket(
          index % 2
            ? { params: { ticketId: one }, body: { otherId: other } }
            : { params: { ticketId: other }, body: { otherId: one } },
        ),
      ),
    );
    expect(await kindsOf(wout, one)).toEqual(["linked"]);
  });

  test("a link with a confidential one is hidden from those who may not see it, and not noted in the other's thread", async () => {
    const { wout, chaima, pim } = town.people;
    const [plain, hidden] = [await open(), await open({ isConfidential: true, assigneeId: wout.accountId })];
    const body = { otherId: hidden };
    await expect(chaima.care.linkTicket({ params: { ticketId: plain }, body })).refuses("not_found");
    await wout.care.linkTicket({ params: { ticketId: plain }, body });
    expect(await linkedOf(wout, plain)).toEqual([hidden]);
    for (const by of [chaima, pim]) {
      expect(await linkedOf(by, plain)).toEqual([]);
      expect(await kindsOf(by, plain)).toEqual([]);
    }
    expect(await kindsOf(wout, hidden)).toEqual(["linked"]);
    await expect(chaima.care.unlinkTicket({ params: { ticketId: plain }, body })).refuses("not_found");
  });

  test("are never itself, another organisation's, or changed by viewers", async () => {
    const { wout, pim } = town.people;
    const ticketId = await open();
    const link = (by: Person, otherId: string) => by.care.linkTicket({ params: { ticketId }, body: { otherId } });
    await expect(link(wout, ticketId)).refuses("invalid_input", { otherId: "invalid" });
    const organisationId = town.organisations.careOnly;
    const elsewhere = await open({ organisationId, memberId: await aPerson(town, { organisationId }) });
    await expect(link(wout, elsewhere)).refuses("not_found");
    await expect(link(pim, await open())).refuses("level_too_low");
  });
});

describe("pictures and documents", () => {
  const statusOf = async (url: string) => (await town.http.inject({ url })).statusCode;
  const document = new Blob(["Paspoort meebrengen"]);
  const addPicture = async (by: Person, ticketId: string) =>
    by.care.addTicketPicture({ params: { ticketId }, file: await aPicture(), fileName: "deur.png" });
  const addDocument = (by: Person, ticketId: string) =>
    by.care.addTicketAttachment({ params: { ticketId }, file: document, fileName: "brief.txt" });

  test("are read by those who see the ticket, at an address that is signed for them", async () => {
    const { wout, pim } = town.people;
    const ticketId = await open();
    await addPicture(wout, ticketId);
    await addDocument(wout, ticketId);
    const { files } = await read(pim, ticketId);
    expect(files.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["image deur.png", "attachment brief.txt"]);
    const [picture = "", letter = ""] = files.map(({ address }) => address);
    expect([await statusOf(`${picture}/800`), await statusOf(`${letter}/original`)]).toEqual([200, 200]);
    expect(await statusOf(`${picture.slice(0, picture.indexOf("."))}/800`)).toBe(404);
  });

  test("a picture is described for colleagues who do not see it; a document is not, nor what is solved", async () => {
    const { wout, pim, ada } = town.people;
    const ticketId = await open();
    const [picture, letter] = [await addPicture(wout, ticketId), await addDocument(wout, ticketId)];
    const describe = (by: Person, fileId: string, altText = "Een deur met een gebroken slot") =>
      by.care.describeTicketPicture({ params: { ticketId, fileId }, body: { altText } });
    await describe(wout, picture.id);
    expect((await read(pim, ticketId)).files.map(({ altText }) => altText)).toEqual([
      "Een deur met een gebroken slot",
      "",
    ]);
    await expect(describe(wout, letter.id)).refuses("not_found");
    await expect(describe(wout, picture.id, "x".repeat(251))).refuses("invalid_input", { altText: "tooLong" });
    await expect(describe(pim, picture.id)).refuses("level_too_low");
    await ada.care.lookForHelper({ params: { ticketId }, body: { from: "open" } });
    const body = { from: "looking" as const, outcome: "Slot vervangen" };
    await ada.care.solveTicket({ params: { ticketId }, body });
    await expect(describe(wout, picture.id)).refuses("already_closed");
  });

  test("of a ticket that becomes confidential are no longer read at addresses from before, only by who sees it", async () => {
    const { wout, ada } = town.people;
    const ticketId = await open({ assigneeId: wout.accountId });
    const { address } = await addDocument(wout, ticketId);
    const { title, version } = await read(wout, ticketId);
    await wout.care.editTicket({ params: { ticketId }, body: { title, isConfidential: true, version } });
    expect(await statusOf(`${address}/original`)).toBe(404);
    const [file] = (await read(ada, ticketId)).files;
    expect(await statusOf(`${file?.address}/original`)).toBe(200);
  });

  test("go when they are removed, and with the ticket", async () => {
    const { wout, ada } = town.people;
    const ticketId = await open();
    const [one, other] = [await addDocument(wout, ticketId), await addDocument(wout, ticketId)];
    await wout.care.removeTicketFile({ params: { ticketId, fileId: one.id } });
    await expect(wout.care.removeTicketFile({ params: { ticketId, fileId: one.id } })).refuses("not_found");
    expect(await statusOf(`${one.address}/original`)).toBe(404);
    expect((await read(wout, ticketId)).files.map(({ id }) => id)).toEqual([other.id]);
    await ada.care.deleteTicket({ params: { ticketId } });
    expect(await statusOf(`${other.address}/original`)).toBe(404);
    await town.pass({ days: 2 });
    expect(await town.db.selectFrom("file").select("id").where("id", "in", [one.id, other.id]).execute()).toEqual([]);
  });

  test("are refused if they are of another kind, more than a ticket holds, of a solved ticket, or by who does not see it", async () => {
    const { wout, chaima, pim } = town.people;
    const ticketId = await open();
    const params = { ticketId };
    await expect(wout.care.addTicketAttachment({ params, file: document, fileName: "brief.exe" })).refuses(
      "file_kind_refused",
    );
    await expect(wout.care.addTicketPicture({ params, file: document, fileName: "deur.png" })).refuses(
      "file_kind_refused",
    );
    for (let n = 0; n < 20; n++) await addDocument(wout, ticketId);
    await expect(addDocument(wout, ticketId)).refuses("invalid_input", { file: "tooMany" });
    const solved = await aTicket(town, { state: "solved", memberId });
    await expect(addDocument(wout, solved)).refuses("already_closed");
    const hidden = await open({ isConfidential: true, assigneeId: wout.accountId });
    await expect(addDocument(chaima, hidden)).refuses("not_found");
    await expect(addDocument(pim, ticketId)).refuses("level_too_low");
  });
});

/** People's own profiles, the mails they get, and where they are signed in. */
import { dayMs } from "@stoep/contract/kernel";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { createLive } from "../../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { signAccessToken } from "../sessions/access-token.ts";
import { insertSession } from "../sessions/store/sessions.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const names = {
  firstName: "Els",
  lastName: "Peeters",
  publicName: "",
  jobTitle: "Wijkregisseur",
  language: "nl",
} as const;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 20 } } });
const setPicture = async (by: Person, content?: Uint8Array, fileName = "ik.jpg") =>
  by.accounts.setPicture({
    file: new Blob([new Uint8Array(content ?? (await photo(900, 600).jpeg().toBuffer()))]),
    fileName,
  });
const look = (by: Person, at: Person) => by.accounts.readPicture({ params: { accountId: at.accountId } });

describe("the profile", () => {
  test("shows and changes names, profession and language", async () => {
    const { els } = town.people;
    expect(await els.accounts.getProfile()).toMatchObject({
      email: els.email,
      phone: null,
      picture: null,
      hasPassword: true,
    });
    const body = { ...names, publicName: "Els van de wijk", language: "fr" as const };
    expect(await els.accounts.editProfile({ body })).toMatchObject(body);
    expect((await els.accounts.getSession()).account).toMatchObject({ publicName: "Els van de wijk", language: "fr" });
  });

  test.each([
    [{ firstName: " " }, { firstName: "firstNameRequired" }],
    [{ lastName: "" }, { lastName: "lastNameRequired" }],
    [{ publicName: "x".repeat(81) }, { publicName: "tooLong" }],
    [{ jobTitle: "x".repeat(81) }, { jobTitle: "tooLong" }],
    [{ language: "de" }, { language: "invalid" }],
  ])("%o is not accepted", async (changes, fields) => {
    const body = { ...names, ...changes } as typeof names;
    await expect(town.people.els.accounts.editProfile({ body })).refuses("invalid_input", fields);
  });

  test("without a public name, the full name is used", async () => {
    const { els, dirk } = town.people;
    await els.accounts.editProfile({ body: names });
    const post = await createLive(els, [town.noord]);
    const params = { subjectKind: "post" as const, subjectId: post.id };
    await els.conversations.createComment({ params, body: { text: "Dag", neighbourhoodId: town.noord.id } });
    const { items } = await dirk.conversations.listComments({ params });
    expect(items[0]?.author.name).toBe("Els Peeters");
  });

  test("takes a valid phone number, normalises it, and can drop it", async () => {
    const { els } = town.people;
    const set = (phone: string | null) => els.accounts.editPhoneNumber({ body: { phone } });
    expect((await set("0032 (0)470/12.34.56".replace("(0)", ""))).phone).toBe("+32470123456");
    await expect(set("0470 12 34 56")).refuses("invalid_input", { phone: "phoneFormat" });
    await expect(set("+32 1")).refuses("invalid_input", { phone: "phoneFormat" });
    await expect(set("+999 1234567")).refuses("invalid_input", { phone: "phoneFormat" });
    expect((await set(null)).phone).toBeNull();
  });
});

describe("the picture", () => {
  test("is stored small, without location and camera data", async () => {
    const { els } = town.people;
    const exif = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } };
    const { picture } = await setPicture(els, await photo(2000, 1000).withExifMerge(exif).jpeg().toBuffer());
    expect(picture).toMatch(new RegExp(`^/api/businessprofileapi/picture/${els.accountId}\\?version=\\w{12}$`));
    const kept = await sharp(Buffer.from(await (await look(els, els)).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 512, height: 256 });
    expect(kept.exif).toBeUndefined();
  });

  test("fits even if it is pure noise", async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 512 * 512 * 3 }, () => Math.random() * 256));
    const image = await sharp(noise, { raw: { width: 512, height: 512, channels: 3 } })
      .png()
      .toBuffer();
    await setPicture(town.people.els, image, "ruis.png");
  });

  test("is visible to its owner and to colleagues, and to nobody else", async () => {
    const { ada, els, viktor, aisha, bram, otto, dirk, sofie, pia, dora } = town.people;
    await setPicture(els);
    for (const colleague of [els, ada, viktor, aisha]) expect((await look(colleague, els)).type).toBe("image/webp");
    for (const stranger of [bram, otto, dirk, sofie, pia, dora]) await expect(look(stranger, els)).refuses("not_found");
    await setPicture(pia);
    await expect(look(ada, pia)).refuses("not_found");
    await look(pia, pia);
    await expect(look(ada, viktor)).refuses("not_found");
  });

  test("is cached by the reader's browser only, and revalidated before it is shown", async () => {
    const { els, bram } = town.people;
    const { picture } = await setPicture(els);
    const get = async (person: Person, headers = {}) =>
      town.http.inject({ url: picture ?? "", headers: { ...(await person.headers()), ...headers } });
    const first = await get(els);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = { "if-none-match": String(first.headers.etag) };
    expect((await get(els, again)).statusCode).toBe(304);
    expect((await get(bram, again)).statusCode).toBe(404);
  });

  test("shows in the list of members, and disappears when removed", async () => {
    const { els, ada } = town.people;
    const { picture } = await setPicture(els);
    const listed = async () => (await ada.accounts.listMembers({ query: { search: "els" } })).items[0]?.picture;
    expect(await listed()).toBe(picture);
    expect((await els.accounts.deletePicture()).picture).toBeNull();
    expect(await listed()).toBeNull();
    await expect(look(els, els)).refuses("not_found");
  });

  test.each([
    ["a page", "ik.png", Buffer.from("<script>alert(1)</script>")],
    ["a drawing", "ik.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["nothing", "ik.png", Buffer.alloc(0)],
  ])("%s is refused", async (_, fileName, content) => {
    await expect(setPicture(town.people.els, content, fileName)).refuses("file_kind_refused");
  });

  test("what follows a picture in its file is not kept, and one that is too large is refused", async () => {
    const { els } = town.people;
    const image = await photo(9, 9).png().toBuffer();
    await setPicture(els, Buffer.concat([image, Buffer.from("<script>alert(1)</script>")]), "ik.png");
    const kept = Buffer.from(await (await look(els, els)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 9, height: 9 });
    expect(kept.includes("script")).toBe(false);
    const archive = Buffer.concat([image, Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
    await expect(setPicture(els, archive, "ik.png")).refuses("file_kind_refused");
    const large = Buffer.concat([image, Buffer.alloc(10 * 1024 * 1024, 1)]);
    await expect(setPicture(els, large, "ik.png")).refuses("file_too_large");
  });
});

describe("mails", () => {
  test("can be refused and accepted again: not even an urgent message reaches a person who refuses all", async () => {
    const { dirk, daan, els } = town.people;
    expect(await dirk.accounts.getMailSettings()).toEqual({ isUnsubscribedFromAll: false });
    await dirk.accounts.setMailSettings({ body: { isUnsubscribedFromAll: true } });
    expect(await dirk.accounts.getMailSettings()).toEqual({ isUnsubscribedFromAll: true });
    await createLive(els, [town.noord], { type: "urgent" });
    await town.runDue();
    expect([town.mails(dirk.email).length, town.mails(daan.email).length]).toEqual([0, 1]);
  });
});

describe("sessions", () => {
  const headersOf = async (sessionId: string) => ({
    authorization: `Bearer ${await signAccessToken(town.db, { sessionId, schema: null }, town.clock.now())}`,
  });
  const another = ({ accountId }: Person) => {
    const now = town.clock.now();
    const expiresAt = new Date(now.getTime() + dayMs);
    const nowhere = { membershipId: null, residentId: null, secondStep: null, confirmedAt: null };
    return insertSession(town.db, { accountId, client: "resident", agent: "Firefox", expiresAt, ...nowhere }, now);
  };

  test("are listed, last used first, including the current one; ended and pending ones are not", async () => {
    const { els } = town.people;
    town.clock.move(60_000);
    const id = await another(els);
    const [ended, waiting] = [await another(els), await another(els)];
    await town.db.updateTable("public.session").set({ endedAt: town.clock.now() }).where("id", "=", ended).execute();
    await town.db.updateTable("public.session").set({ secondStep: "waiting" }).where("id", "=", waiting).execute();
    const { items } = await els.accounts.listSessions();
    expect(items.map((one) => [one.id, one.client, one.isThisOne])).toEqual([
      [id, "resident", false],
      [els.session.id, "dashboard", true],
    ]);
  });

  test("of one's own can be ended, with their streams; someone else's are not found", async () => {
    const { els, ada } = town.people;
    const id = await another(els);
    const heard = await town.hear(els);
    await expect(ada.accounts.endOtherSession({ params: { sessionId: els.session.id } })).refuses("not_found");
    await expect(els.accounts.endOtherSession({ params: { sessionId: newId() } })).refuses("not_found");
    await els.accounts.endOtherSession({ params: { sessionId: id } });
    await expect(els.accounts.endOtherSession({ params: { sessionId: id } })).refuses("not_found");
    expect(heard.isClosed).toBe(false);
    await els.accounts.endOtherSession({ params: { sessionId: els.session.id } });
    await expect(els.accounts.getProfile()).refuses("sign_in_required");
    await expect.poll(() => heard.isClosed).toBe(true);
  });

  test("except the current one can be ended all at once, with their streams; other people's stay", async () => {
    const { els, ada } = town.people;
    const ids: string[] = [];
    for (let count = 0; count < 250; count++) ids.push(await another(els));
    await town.db
      .updateTable("public.session")
      .set({ secondStep: "waiting" })
      .where("id", "=", ids[0] ?? "")
      .execute();
    const elsewhere = { headers: async () => headersOf(ids[249] ?? "") };
    const [here, there, hers] = [await town.hear(els), await town.hear({ ...els, ...elsewhere }), await town.hear(ada)];
    expect(await els.accounts.endOtherSessions()).toEqual({ done: true });
    await expect.poll(() => there.isClosed).toBe(true);
    expect([here.isClosed, hers.isClosed]).toEqual([false, false]);
    expect((await els.accounts.listSessions()).items.map(({ id }) => id)).toEqual([els.session.id]);
    const open = await town.db
      .selectFrom("public.session")
      .select("id")
      .where("accountId", "=", els.accountId)
      .where("endedAt", "is", null)
      .execute();
    expect(open).toEqual([{ id: els.session.id }]);
    await ada.accounts.getSession();
    // The second time there is nothing left to end.
    expect(await els.accounts.endOtherSessions()).toEqual({ done: true });
  });
});

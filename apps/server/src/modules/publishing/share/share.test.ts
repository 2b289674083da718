/** The link to a message, its QR code and its poster. S1 §4 */
import type { RefusalCode } from "@stoep/contract/kernel";
import sharp from "sharp";
import { encode } from "uqr";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import type { Caller } from "../../../testing/client.ts";
import { anImage } from "../../../testing/files.ts";
import { create, createLive, optionsOf, publish, remove } from "../../../testing/messages.ts";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { createVacancy } from "../../../testing/vacancies.ts";
import { codeOf, endingOf } from "./short-address.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const shared = (post: { id: string }) => ({ params: { subjectKind: "post", subjectId: post.id } });
const bytesOf = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer());
type PosterQuery = { paper?: "a4" | "a3"; language?: "en" | "nl" | "fr" | "tr" };

async function posterOf(reader: Caller, post: { id: string }, query: PosterQuery = {}) {
  const pdf = await bytesOf(reader.publishing.exportPoster({ ...shared(post), query }));
  const pages = pagesOfPdf(pdf);
  return { pdf, pages, words: pages.join("\n").replaceAll("\u200b", "") };
}

/** The squares of a picture of a code, dark or not, without its margin. */
async function squaresIn(picture: Buffer, size: number): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / (size + 8);
  expect(scale % 1).toBe(0);
  const isDark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 128;
  const middle = (square: number) => (square + 4) * scale + Math.floor(scale / 2);
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(middle(x), middle(y))));
}

describe("the link", () => {
  test("is that of its page for residents, and says who can open it", async () => {
    const { viktor, els } = town.people;
    const post = await createLive(els, [town.noord], {
      translations: [{ language: "fr", title: "Travaux", textHtml: "<p>La rue est fermée.</p>" }],
    });
    const shown = await viktor.publishing.getShareLink(shared(post));
    const home = shown.link.replace(`/m/${post.id}`, "");
    expect(home).toMatch(/\/testdorp$/);
    expect(shown).toEqual({
      title: "Werken in de straat",
      link: `${home}/m/${post.id}`,
      shortLink: `${home}/s/${codeOf(post.id)}`,
      sharedWith: "residents",
      languages: ["nl", "fr"],
    });
    for (const [visibility, sharedWith] of [
      ["public-page", "anyone"],
      ["local-economy", "businesses"],
    ] as const)
      expect(
        await viktor.publishing.getShareLink(shared(await createLive(els, [town.noord], { visibility }))),
      ).toMatchObject({ sharedWith });
  });

  test("its short form leads there for everybody, however it is typed, and to nothing else", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord]);
    const draft = await create(els, [town.noord]);
    const find = (code: string, networkSlug = "testdorp") =>
      town.guest.publishing.findShared({ params: { networkSlug, shortCode: code } });
    const code = codeOf(post.id);
    const typed = [code, code.toUpperCase(), code.replace("-", ""), code.replaceAll("0", "O").replaceAll("1", "l")];
    for (const one of typed) expect(await find(one)).toEqual({ path: `/m/${post.id}` });
    await expect(find(codeOf(draft.id))).refuses("not_found");
    await expect(find(code, "naburg")).refuses("not_found");
    await expect(find("7k3m9xq")).refuses("not_found");
    await remove(els, post);
    await expect(find(code)).refuses("not_found");
  });

  test("of two messages with the same code the older one keeps it", async () => {
    const { els } = town.people;
    const older = await createLive(els, [town.noord]);
    const newer = await create(els, []);
    const at = new Date(town.in({ days: 0 }));
    const twin = `${newer.id.slice(0, -10)}${older.id.slice(-10)}`;
    await town.db
      .updateTable("post")
      .set({ id: twin, publishAt: at, publishedAt: at })
      .where("id", "=", newer.id)
      .execute();
    const ofTwin = await els.publishing.getShareLink(shared({ id: twin }));
    expect(ofTwin.shortLink).toBe(ofTwin.link);
    const ofOlder = await els.publishing.getShareLink(shared(older));
    expect(ofOlder.shortLink).toMatch(/\/s\//);
  });

  test("a code is the end of an id, and back", () => {
    const id = "0199a3c2-7d1e-7abc-9def-0123456789ab";
    expect(codeOf(id)).toBe("4d2p-f2db");
    for (const one of [id, `${id.slice(0, -10)}0000000000`, `${id.slice(0, -10)}ffffffffff`])
      expect(endingOf(codeOf(one))).toBe(one.slice(-10));
  });
});

describe("the QR code", () => {
  test("gives the address: as a picture and as a drawing", async () => {
    const { viktor, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const { link } = await viktor.publishing.getShareLink(shared(post));
    const { data, size } = encode(link, { ecc: "M", border: 0 });
    const export_ = (format: "svg" | "png") =>
      bytesOf(viktor.publishing.exportQrCode({ ...shared(post), query: { format } }));
    expect(await squaresIn(await export_("png"), size)).toEqual(data);
    const svg = await export_("svg");
    expect(svg.toString()).toMatch(/^<svg xmlns/);
    const drawn = await sharp(svg).flatten({ background: "#ffffff" }).png().toBuffer();
    expect(await squaresIn(drawn, size)).toEqual(data);
  });
});

describe("a poster", () => {
  test("says what, when and where, by whom, and how to get there: on one page, in a chosen language", async () => {
    const { viktor, els } = town.people;
    const picture = await anImage(els);
    const post = await liveActivity(
      town,
      {},
      {
        textHtml: "<p>Soep &amp; muziek.</p>",
        visibility: "public-page",
        images: [{ id: picture.id, altText: "Een tafel" }],
        translations: [{ language: "en", title: "Street party", textHtml: "<p>Soup and music.</p>" }],
      },
    );
    const { pdf, pages, words } = await posterOf(viktor, post);
    expect(pages).toHaveLength(1);
    for (const said of ["Activiteit", "Buurtfeest", "Wanneer", "19:00", "Muidekaai 1", "Soep & muziek."])
      expect(words).toContain(said);
    for (const said of ["Gemeente Testdorp", "Testdorp", codeOf(post.id), "Iedereen kan dit openen"])
      expect(words).toContain(said);
    const raw = pdf.toString("latin1");
    expect(raw).toContain("(Een tafel)");
    expect(raw).toContain("/DCTDecode");
    expect(raw).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
    const english = await posterOf(viktor, post, { language: "en", paper: "a3" });
    expect(english.pages).toHaveLength(1);
    for (const said of ["Activity", "Street party", "Everyone can open this"]) expect(english.words).toContain(said);
    expect(english.pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 841\.\d+ 1190\.\d+\]/);
    // It is not written in Turkish.
    expect((await posterOf(viktor, post, { language: "tr" })).words).toContain("Buurtfeest");
  });

  test("of a series has its next dates and how many follow; of a cancelled one, that it is cancelled", async () => {
    const { els } = town.people;
    const series = await liveActivity(town, { repeat: "weekly", repeatUntil: dayIn(39 + 35) });
    const { words } = await posterOf(els, series);
    expect(words).toContain("en nog 3 data");
    const first = series.dates[0]?.id ?? "";
    await els.publishing.cancelDates({ params: { dateId: first }, body: { which: "following" } });
    expect((await posterOf(els, series)).words).toContain("Geannuleerd");
  });

  test("of a vacancy has its place and last day, of a poll its end, of an alert that it is one", async () => {
    const { els } = town.people;
    const vacancy = await posterOf(els, await createVacancy(els, [town.noord], { applyUntil: dayIn(30) }));
    for (const said of ["Vacature", "Dok Noord 4", "Kandidaat stellen tot en met"])
      expect(vacancy.words).toContain(said);
    const poll = await createLive(els, [town.noord], {
      type: "option",
      options: optionsOf("Ja", "Nee"),
      pollClosesAt: town.in({ days: 9 }),
    });
    const { words } = await posterOf(els, poll);
    for (const said of ["Peiling", "Stemmen tot", "Voor bewoners van de buurt"]) expect(words).toContain(said);
    const alert = await posterOf(els, await createLive(els, [town.noord], { type: "urgent" }));
    expect(alert.words).toContain("Dringend bericht");
  });
});

describe("who may share what", () => {
  test("viewers of their own organisation’s messages that are live", async () => {
    const { els, viktor, bram, dirk } = town.people;
    const live = await createLive(els, [town.noord]);
    expect(live.can.share).toBe(true);
    const draft = await create(els, [town.noord]);
    expect(draft.can.share).toBe("not_published");
    const planned = await publish(els, await create(els, [town.noord]), town.in({ days: 1 }));
    const row = (await viktor.publishing.listPosts({ query: { state: "scheduled" } })).items[0];
    expect(row?.can.share).toBe("not_published");
    const refused = async (reader: Caller, post: { id: string }, code: RefusalCode) => {
      await expect(reader.publishing.getShareLink(shared(post))).refuses(code);
      await expect(reader.publishing.exportQrCode(shared(post))).refuses(code);
      await expect(reader.publishing.exportPoster(shared(post))).refuses(code);
    };
    for (const post of [draft, planned]) await refused(viktor, post, "not_published");
    await refused(bram, live, "not_found");
    await refused(viktor, { id: newId() }, "not_found");
    await refused(dirk, live, "wrong_kind_of_session");
    await refused(town.guest, live, "sign_in_required");
    const other = { params: { subjectKind: "nothing", subjectId: live.id } };
    await expect(viktor.publishing.getShareLink(other)).refuses("not_found");
    await remove(els, live);
    await refused(viktor, live, "not_found");
  });

  test("members without the module, and organisations without its licence, are told so", async () => {
    const { els, wout, otto, nina, emre } = town.people;
    const live = await createLive(els, [town.noord]);
    await expect(wout.publishing.getShareLink(shared(live))).refuses("no_module_access");
    await expect(nina.publishing.getShareLink(shared(live))).refuses("no_licence");
    // Reads on after its licence ended, in its own organisation.
    await expect(emre.publishing.getShareLink(shared(live))).refuses("not_found");
    await expect(otto.publishing.getShareLink(shared(live))).refuses("not_found");
  });
});

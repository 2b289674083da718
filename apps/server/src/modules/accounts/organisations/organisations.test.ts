/** An organisation's profile, and its settings for members. */

import { bottomUpKinds } from "@stoep/contract/accounts";
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { aPicture } from "../../../testing/files.ts";
import { aMessage, createLive } from "../../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const profile = {
  name: "Gemeente Testdorp",
  textHtml: "<p>Het <strong>gemeentehuis</strong> is open van 9 tot 12.</p>",
  website: "https://www.testdorp.example",
  phone: "+32 9 210 10 10",
  address: "Markt 1, 9990 Testdorp",
};
const edit = (by: Person, changes: object = {}) => by.accounts.editOrganisation({ body: { ...profile, ...changes } });
const asEverybody = (organisationId = town.organisations.city, networkSlug = "testdorp") =>
  town.guest.accounts.readOrganisation({ params: { networkSlug, organisationId } });
const newest = async () => (await town.people.ada.audit.listEntries()).items[0];
const upload = async () => ({ file: await aPicture(), fileName: "logo.png" });
const giveFactor = ({ accountId }: Person) =>
  town.db
    .insertInto("public.factor")
    .values({
      id: newId(),
      accountId,
      kind: "text",
      name: "Mijn telefoon",
      phone: "+32470123456",
      createdAt: town.clock.now(),
    })
    .execute();

describe("the profile", () => {
  test("is changed by owners, read by everyone, and the log has only what changed", async () => {
    await edit(town.people.ada);
    const { name: _, ...said } = profile;
    expect(await asEverybody()).toMatchObject({ ...said, name: "Gemeente Testdorp", kind: "city", logo: null });
    await edit(town.people.ada, { phone: "" });
    expect(await newest()).toMatchObject({
      action: "accounts.editOrganisation",
      old: { phone: profile.phone },
      new: { phone: "" },
    });
    await expect(edit(town.people.mona)).refuses("owner_only");
  });

  test("what changes nothing leaves no trace", async () => {
    await edit(town.people.ada);
    const before = await newest();
    await edit(town.people.ada);
    expect(await newest()).toEqual(before);
  });

  test("keeps only harmless formatting", async () => {
    const textHtml = `<p onclick="x()">Dag <script>alert(1)</script><a href="javascript:x()">klik</a><img src=x></p>`;
    expect((await edit(town.people.ada, { textHtml })).textHtml).toBe("<p>Dag klik</p>");
    await expect(edit(town.people.ada, { textHtml: `<p>${"&".repeat(9_000)}</p>` })).refuses("invalid_input", {
      textHtml: "tooLong",
    });
  });

  test.each([
    [{ name: " " }, { name: "nameRequired" }],
    [{ name: "x".repeat(121) }, { name: "tooLong" }],
    [{ website: "javascript:alert(1)" }, { website: "websiteFormat" }],
    [{ website: "testdorp" }, { website: "websiteFormat" }],
    [{ phone: "1".repeat(41) }, { phone: "tooLong" }],
    [{ address: "x".repeat(301) }, { address: "tooLong" }],
  ])("%o is not accepted", async (changes, fields) => {
    await expect(edit(town.people.ada, changes)).refuses("invalid_input", fields);
  });

  test("a name is unique in a network; another city may have the same", async () => {
    await expect(edit(town.people.ada, { name: "Buurtwerk" })).refuses("invalid_input", { name: "nameTaken" });
    await edit(town.people.otto, { name: "Buurtwerk" });
  });

  test("a new name also appears on earlier posts", async () => {
    const { ada, els, dirk } = town.people;
    const post = await createLive(els, [town.noord], aMessage([town.noord]));
    await edit(ada, { name: "Stad Testdorp" });
    const read = await dirk.publishing.readPost({ params: { postId: post.id } });
    expect(read.organisation.name).toBe("Stad Testdorp");
    expect((await els.accounts.getSession()).memberships.map(({ organisation }) => organisation.name)).toContain(
      "Stad Testdorp",
    );
  });

  test("members see it with its settings; pending and deactivated ones do not", async () => {
    const { viktor, pia, dora, dirk, bram } = town.people;
    expect(await viktor.accounts.getOrganisation()).toMatchObject({ name: profile.name, secondFactorFrom: null });
    expect(await bram.accounts.getOrganisation()).toMatchObject({ name: "Fietsatelier" });
    await expect(pia.accounts.getOrganisation()).refuses("membership_pending");
    await expect(dora.accounts.getOrganisation()).refuses("membership_disabled");
    await expect(dirk.accounts.getOrganisation()).refuses("wrong_kind_of_session");
  });

  test("everyone in its network can read it, without its settings", async () => {
    const seen = await asEverybody();
    expect(seen).not.toHaveProperty("bottomUp");
    expect(seen).not.toHaveProperty("secondFactorFrom");
    await expect(asEverybody(town.organisations.otherCity)).refuses("not_found");
    await expect(asEverybody(town.organisations.city, "naburg")).refuses("not_found");
    await expect(asEverybody(town.organisations.city, "nergens")).refuses("not_found");
    await expect(asEverybody(newId())).refuses("not_found");
  });
});

describe("logo and banner", () => {
  test("are shown in three widths; a new one replaces the old, which is swept away", async () => {
    const { ada } = town.people;
    const first = await ada.accounts.setLogo(await upload());
    const second = await ada.accounts.setLogo(await upload());
    const banner = await ada.accounts.setBanner(await upload());
    expect(second.logo?.id).not.toBe(first.logo?.id);
    expect(banner).toMatchObject({ logo: second.logo, banner: { kind: "image", width: 20 } });
    expect((await asEverybody()).logo).toEqual(second.logo);
    await town.pass({ days: 2 });
    const kept = await town.db.selectFrom("file").select("id").execute();
    expect(kept.map(({ id }) => id).sort()).toEqual([second.logo?.id, banner.banner?.id].sort());
    const response = await town.http.inject({ url: `${second.logo?.address}/320` });
    expect(response.headers["content-type"]).toBe("image/webp");
  });

  test("can be removed, which is logged", async () => {
    const { ada } = town.people;
    const { logo } = await ada.accounts.setLogo(await upload());
    expect((await ada.accounts.deleteLogo()).logo).toBeNull();
    expect(await newest()).toMatchObject({
      action: "accounts.setLogo",
      old: { fileId: logo?.id },
      new: { fileId: null },
    });
    await ada.accounts.deleteBanner();
    expect(await newest()).toMatchObject({ action: "accounts.setLogo" });
  });

  test("a file that is not a picture is refused", async () => {
    const file = new Blob(["<svg onload=alert(1)>"]);
    await expect(town.people.ada.accounts.setLogo({ file, fileName: "logo.png" })).refuses("file_kind_refused");
    await expect(town.people.mona.accounts.setLogo(await upload())).refuses("owner_only");
  });

  test("of several at the same time one stays, and all others are swept away", async () => {
    const { ada } = town.people;
    await Promise.all(Array.from({ length: 4 }, async () => ada.accounts.setLogo(await upload())));
    const used = await town.db.selectFrom("file").select("id").where("usedAt", "is not", null).execute();
    expect(used.map(({ id }) => id)).toEqual([(await asEverybody()).logo?.id]);
  });
});

describe("messages of residents", () => {
  const set = (body: object) =>
    town.people.ada.accounts.setBottomUp({ body: { isDisabled: false, disabledKinds: [], placeholder: "", ...body } });

  test("are switched off altogether only with a text that says where to turn", async () => {
    await expect(set({ isDisabled: true })).refuses("invalid_input", { placeholder: "bottomUpPlaceholderRequired" });
    const placeholder = "Bel het gemeentehuis op 09 210 10 10.";
    expect((await set({ isDisabled: true, placeholder })).bottomUp).toEqual({
      isDisabled: true,
      disabledKinds: [],
      placeholder,
    });
  });

  test("switching off every kind counts as switching off altogether, and needs the same text", async () => {
    const disabledKinds = [...bottomUpKinds];
    await expect(set({ disabledKinds })).refuses("invalid_input", { placeholder: "bottomUpPlaceholderRequired" });
    await expect(set({ disabledKinds: [...disabledKinds.slice(1), ...disabledKinds.slice(0, 1)] })).refuses(
      "invalid_input",
    );
    expect((await set({ disabledKinds: disabledKinds.slice(1) })).bottomUp.placeholder).toBe("");
    expect((await set({ disabledKinds, placeholder: "Bel ons." })).bottomUp).toMatchObject({ disabledKinds });
    const emptied = town.db.updateTable("organisationProfile").set({ bottomUpPlaceholder: "" }).execute();
    await expect(emptied).rejects.toThrow("bottom_up_placeholder_said");
  });

  test("are switched off by kind, each once", async () => {
    const response = await set({ disabledKinds: ["borrow", "idea", "borrow"] });
    expect(response.bottomUp.disabledKinds).toEqual(["idea", "borrow"]);
    expect(await newest()).toMatchObject({
      action: "accounts.setBottomUp",
      old: { disabledKinds: [] },
      new: { disabledKinds: ["idea", "borrow"] },
    });
    await expect(set({ disabledKinds: ["gossip"] })).refuses("invalid_input");
  });
});

describe("asking for a second factor", () => {
  const require = (from: string | null) => town.people.ada.accounts.requireSecondFactor({ body: { from } });

  test("is possible only for an owner who has one", async () => {
    await expect(require(town.in({ days: 30 }))).refuses("second_factor_required");
    await giveFactor(town.people.ada);
    expect((await require(town.in({ days: 30 }))).secondFactorFrom).toBe(town.in({ days: 30 }));
    expect(await newest()).toMatchObject({
      action: "accounts.requireSecondFactor",
      old: { from: null },
      new: { from: town.in({ days: 30 }) },
    });
    expect((await require(null)).secondFactorFrom).toBeNull();
  });

  test("limits members without one to their own account from that moment; other organisations are unaffected", async () => {
    const { ada, els, bram } = town.people;
    await giveFactor(ada);
    await require(town.in({ days: 1 }));
    await els.publishing.listPosts();
    town.clock.move(dayMs);
    await expect(els.publishing.listPosts()).refuses("second_factor_required");
    await expect(els.accounts.getOrganisation()).refuses("second_factor_required");
    await expect(els.licences.listLicences()).refuses("second_factor_required");
    await els.accounts.getProfile();
    expect((await els.accounts.getSession()).active).toMatchObject({ mustAddFactor: true });
    await bram.publishing.listPosts();
  });

  test("with immediate effect ends streams opened without one", async () => {
    const { ada, els, bram } = town.people;
    await giveFactor(ada);
    const [his, hers] = [await town.hear(bram), await town.hear(els)];
    await require(town.in({}));
    await expect.poll(() => hers.isClosed).toBe(true);
    expect(his.isClosed).toBe(false);
  });
});

/** What staff of the city do with shouts, and who is notified. S1 §4, D §7 */
import { beforeEach, describe, expect, test } from "vitest";
import { asSubject, assignShout, createShout, finishShout, startShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = (one: { id: string }) => ({ params: { shoutId: one.id } });
/** The mails sent so far to this person whose subject begins like this. */
async function told(person: Person, begins: string) {
  await town.runDue();
  return town.mails(person.email).filter(({ subject }) => subject.startsWith(begins));
}

describe("status", () => {
  test("goes from new to in progress, done and back, each told once to author and followers", async () => {
    const { dirk, daan, els } = town.people;
    const one = await createShout(dirk);
    await daan.shouts.followShout(at(one));
    expect(await startShout(els, one.id)).toBe(true);
    expect(await startShout(els, one.id)).toBe("changed_meanwhile");
    expect(await finishShout(els, one.id, "De lamp brandt weer.")).toBe(true);
    expect(await startShout(els, one.id)).toBe(true);
    const { timeline } = await dirk.shouts.readShout(at(one));
    expect(timeline.map(({ kind }) => kind)).toEqual(["written", "in-progress", "done", "back-in-progress"]);
    expect(timeline[1]?.by).toMatchObject({ kind: "staff", name: "Gemeente Testdorp" });
    for (const person of [dirk, daan]) {
      expect(await told(person, "In behandeling")).toHaveLength(1);
      const [done, ...more] = await told(person, "Afgerond");
      expect([done?.text.includes("De lamp brandt weer."), more.length]).toEqual([true, 0]);
      expect(done?.text).toContain(`/testdorp/neighbours/${one.id}`);
      expect(await told(person, "Opnieuw in behandeling")).toHaveLength(1);
    }
    expect(town.mails(els.email)).toEqual([]);
  });

  test("done asks for the outcome that the author reads", async () => {
    const { dirk, els } = town.people;
    const one = await createShout(dirk);
    await expect(finishShout(els, one.id, "  ")).refuses("invalid_input", { outcome: "outcomeRequired" });
    await finishShout(els, one.id, "Hersteld.");
    expect(await dirk.shouts.readShout(at(one))).toMatchObject({ status: "done", outcome: "Hersteld." });
  });

  test("of several is set together, with a verdict for each", async () => {
    const { dirk, els, nele, otto } = town.people;
    const [first, second] = [await createShout(dirk), await createShout(dirk)];
    const own = await createShout(dirk, { sharing: "neighbours" });
    await finishShout(els, second.id);
    const ids = [own.id, first.id, second.id];
    const { outcomes } = await els.shouts.setShoutStatus({ body: { ids, status: "done", outcome: "Klaar" } });
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(["not_found", true, "changed_meanwhile"]);
    expect(await startShout(otto, first.id)).toBe("not_found");
    const theirs = await createShout(nele);
    expect(await startShout(els, theirs.id)).toBe("not_found");
  });

  test("is for editors of the city, which the log tells in words", async () => {
    const { ada, dirk, els, viktor, bram } = town.people;
    const one = await createShout(dirk);
    await expect(startShout(viktor, one.id)).refuses("level_too_low");
    await expect(startShout(bram, one.id)).refuses("not_allowed");
    expect((await viktor.shouts.getShout(at(one))).can).toMatchObject({
      start: "level_too_low",
      assign: "level_too_low",
    });
    await startShout(els, one.id);
    const [entry] = (await ada.audit.listEntries()).items;
    expect(entry).toMatchObject({
      action: "shouts.setStatus",
      // The log names the place, not the resident's text, which its author may still delete.
      subject: { kind: "shout", id: one.id, name: "Noord" },
      new: { shoutStatus: "in-progress" },
    });
  });
});

describe("assigning", () => {
  test("two members of staff at once: one is assigned, the other is told so", async () => {
    const { dirk, els, mona } = town.people;
    const one = await createShout(dirk);
    const verdicts = await Promise.all([
      assignShout(els, one.id, els.accountId, null),
      assignShout(mona, one.id, mona.accountId, null),
    ]);
    expect(verdicts.sort()).toEqual(["changed_meanwhile", true]);
    const { assignee, timeline } = await els.shouts.getShout(at(one));
    expect(timeline.filter(({ kind }) => kind === "assigned")).toHaveLength(1);
    expect([els.accountId, mona.accountId]).toContain(assignee?.id);
    const { unassigned, mine } = await els.shouts.countShouts();
    expect([unassigned, mine]).toEqual([0, assignee?.id === els.accountId ? 1 : 0]);
  });

  test("is for colleagues who may handle shouts, who are told; taking it away is not mailed", async () => {
    const { dirk, els, mona, viktor, bram } = town.people;
    const one = await createShout(dirk);
    for (const nobody of [viktor, bram, dirk])
      await expect(assignShout(els, one.id, nobody.accountId)).refuses("invalid_input", {
        assigneeId: "assigneeUnknown",
      });
    await assignShout(els, one.id, mona.accountId);
    await assignShout(els, one.id, null);
    expect(await told(mona, "Aan u toegewezen")).toHaveLength(1);
    expect((await els.shouts.getShout(at(one))).assignee).toBeNull();
    // Neighbours do not see who is handling it.
    const { timeline } = await dirk.shouts.readShout(at(one));
    expect(timeline.map(({ kind, to }) => [kind, to])).toEqual([
      ["written", ""],
      ["assigned", ""],
      ["unassigned", ""],
    ]);
    const { items } = await els.shouts.listShoutColleagues();
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([els.accountId, mona.accountId]));
    expect(items.map(({ id }) => id)).not.toContain(viktor.accountId);
  });
});

test("the author withdraws while staff answer: staff read that, or their answer is deleted with it", async () => {
  const { dirk, els } = town.people;
  for (let turn = 0; turn < 5; turn++) {
    const one = await createShout(dirk);
    const [withdrawn, answered] = await Promise.all([dirk.shouts.withdrawShout(at(one)), finishShout(els, one.id)]);
    expect(withdrawn).toEqual({ done: true });
    expect([true, "not_found"]).toContain(answered);
    await expect(els.shouts.getShout(at(one))).refuses("shout_withdrawn");
    await expect(els.conversations.createComment({ params: asSubject(one), body: { text: "Komt in orde" } })).refuses(
      "not_found",
    );
  }
  const { categories } = await els.shouts.countShouts();
  expect(categories[0]).toEqual({ category: "all", new: 0, inProgress: 0, done: 0 });
});

test("a reply in the organisation's name reaches author and followers once", async () => {
  const { dirk, daan, els } = town.people;
  const one = await createShout(dirk);
  await daan.shouts.followShout(at(one));
  await els.conversations.createComment({ params: asSubject(one), body: { text: "We komen dinsdag kijken." } });
  for (const person of [dirk, daan]) {
    const [mail, ...more] = await told(person, "Antwoord op");
    expect([mail?.text.includes("dinsdag"), more.length]).toEqual([true, 0]);
  }
  await daan.conversations.createComment({ params: asSubject(one), body: { text: "Fijn!" } });
  expect(await told(dirk, "Antwoord op")).toHaveLength(1);
});

test("a reply to a neighbour's comment reaches that neighbour too, once, also one who follows it", async () => {
  const { dirk, daan, els } = town.people;
  const one = await createShout(dirk);
  const params = asSubject(one);
  const answer = async (text: string) => {
    const { id } = await daan.conversations.createComment({ params, body: { text: "En de stoep?" } });
    await els.conversations.createComment({ params, body: { text, parentId: id } });
    return (await told(daan, "Antwoord op")).filter((mail) => mail.text.includes(text)).length;
  };
  expect(await answer("Die ook.")).toBe(1);
  await daan.shouts.followShout(at(one));
  expect(await answer("Volgende week.")).toBe(1);
});

test("neighbours' comments notify the colleague handling it, merged until read, and nobody once it is done", async () => {
  const { dirk, daan, els, mona } = town.people;
  const one = await createShout(dirk);
  const say = (who: Person) =>
    who.conversations.createComment({ params: asSubject(one), body: { text: "Het is erger geworden." } });
  const heard = async (who: Person) =>
    (await who.notifications.listNotices()).items.filter(({ kind }) => kind === "shouts.commented");
  await say(daan);
  await assignShout(els, one.id, mona.accountId);
  await say(dirk);
  await say(daan);
  expect(await heard(mona)).toMatchObject([{ people: 2, isRead: false, object: { kind: "shout", id: one.id } }]);
  expect(await heard(els)).toEqual([]);
  await finishShout(els, one.id);
  await say(daan);
  expect(await heard(mona)).toMatchObject([{ people: 2 }]);
});

test("who moved away is told nothing more, and nobody but the author while it is hidden", async () => {
  const { dirk, daan, els } = town.people;
  const one = await createShout(dirk);
  await daan.shouts.followShout(at(one));
  const addressId = town.zuid.streets[0]?.addresses[3]?.id ?? "";
  await daan.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  await startShout(els, one.id);
  expect([await told(dirk, "In behandeling"), await told(daan, "In behandeling")]).toMatchObject([{ length: 1 }, []]);
  await els.conversations.createComment({ params: asSubject(one), body: { text: "Geheim van Noord" } });
  await dirk.shouts.solveShout(at(one));
  await town.runDue();
  expect(JSON.stringify(town.mails(daan.email))).not.toContain("Geheim van Noord");
  expect((await daan.notifications.listNotices()).items).toEqual([]);
});

describe("internal notes", () => {
  test("are for colleagues, tell those they mention, and go only with their writer", async () => {
    const { dirk, els, mona, viktor } = town.people;
    const one = await createShout(dirk);
    const body = { text: "Vraag het aan @Mona", mentionIds: [mona.accountId] };
    const note = await els.shouts.noteShout({ ...at(one), body });
    expect(note.mentions).toEqual([{ id: mona.accountId, name: "Mona Peeters" }]);
    expect(await told(mona, "U bent vermeld")).toHaveLength(1);
    expect((await viktor.shouts.getShout(at(one))).notes).toMatchObject([{ text: body.text, by: "Els Peeters" }]);
    expect(JSON.stringify(await dirk.shouts.readShout(at(one)))).not.toContain("@Mona");
    const params = { shoutId: one.id, noteId: note.id };
    await expect(mona.shouts.deleteShoutNote({ params })).refuses("not_found");
    await els.shouts.deleteShoutNote({ params });
    expect((await els.shouts.getShout(at(one))).notes).toEqual([]);
  });

  test("mention colleagues only", async () => {
    const { dirk, els } = town.people;
    const one = await createShout(dirk);
    const body = { text: "Zie hier", mentionIds: [dirk.accountId] };
    await expect(els.shouts.noteShout({ ...at(one), body })).refuses("invalid_input", { mentionIds: "mentionUnknown" });
  });
});

describe("asking to share", () => {
  test("shows staff that there is one, and not a word of it", async () => {
    const { dirk, els } = town.people;
    const own = await createShout(dirk, { sharing: "neighbours", title: "Geheimwoord", kind: "idea" });
    const page = await els.shouts.listUnsharedShouts();
    expect(page.items).toMatchObject([{ id: own.id, kind: "idea", neighbourhood: { name: "Noord" }, askedAt: null }]);
    expect(JSON.stringify(page)).not.toContain("Geheimwoord");
  });

  test("once; the author agrees once, and the colleague who asked is mailed", async () => {
    const { dirk, daan, els, mona } = town.people;
    const own = await createShout(dirk, { sharing: "neighbours" });
    await els.shouts.askToShare(at(own));
    await expect(mona.shouts.askToShare(at(own))).refuses("already_exists");
    expect(await told(dirk, "Gemeente Testdorp vraagt je om te delen")).toHaveLength(1);
    expect((await dirk.shouts.readShout(at(own))).askedBy).toMatchObject({ organisation: "Gemeente Testdorp" });
    const seen = await daan.shouts.readShout(at(own));
    expect([seen.askedBy, seen.timeline.map(({ kind }) => kind)]).toEqual([null, ["written"]]);
    const twice = await Promise.allSettled([dirk.shouts.shareShout(at(own)), dirk.shouts.shareShout(at(own))]);
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(dirk.shouts.shareShout(at(own))).refuses("already_shared");
    await expect(els.shouts.askToShare(at(own))).refuses("already_shared");
    expect(await told(els, "Met u gedeeld")).toHaveLength(1);
    expect((await els.shouts.listShouts()).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await els.shouts.countShouts()).unassigned).toBe(1);
  });
});

describe("the inbox", () => {
  test("is filtered by category, status, assignee, neighbourhood, theme, age and text, and counted", async () => {
    const { dirk, gust, els } = town.people;
    const lamp = await createShout(dirk, { theme: "safety" });
    const sofa = await createShout(gust, { kind: "looking-for", title: "Zetel gezocht" });
    await town.pass({ days: 2 });
    const tree = await createShout(dirk, { kind: "idea", title: "Meer bomen" });
    await assignShout(els, lamp.id, els.accountId);
    await startShout(els, lamp.id);
    const found = async (query: NonNullable<Parameters<Person["shouts"]["listShouts"]>[0]>["query"]) =>
      (await els.shouts.listShouts({ query: query ?? {} })).items.map(({ id }) => id);
    expect(await found({})).toEqual([tree.id, sofa.id, lamp.id]);
    expect(await found({ direction: "asc" })).toEqual([lamp.id, sofa.id, tree.id]);
    expect(await found({ category: "other" })).toEqual([sofa.id]);
    expect(await found({ category: "ideas" })).toEqual([tree.id]);
    expect(await found({ statuses: ["in-progress"] })).toEqual([lamp.id]);
    expect(await found({ statuses: ["new", "done"] })).toEqual([tree.id, sofa.id]);
    expect(await found({ assignee: "me" })).toEqual([lamp.id]);
    expect(await found({ assignee: "nobody" })).toEqual([tree.id, sofa.id]);
    expect(await found({ neighbourhoodId: town.zuid.id })).toEqual([sofa.id]);
    expect(await found({ theme: "safety" })).toEqual([lamp.id]);
    expect(await found({ search: "etel gez" })).toEqual([sofa.id]);
    expect(await found({ until: town.in({ days: -1 }) })).toEqual([sofa.id, lamp.id]);
    expect(await found({ from: town.in({ days: -1 }) })).toEqual([tree.id]);
    const { categories, mine, unassigned } = await els.shouts.countShouts();
    expect(categories.find(({ category }) => category === "alerts")).toMatchObject({ new: 0, inProgress: 1, done: 0 });
    expect([categories[0]?.new, mine, unassigned]).toEqual([2, 1, 2]);
    expect((await els.shouts.listAlertShouts()).items.map(({ id }) => id)).toEqual([lamp.id]);
  });

  test("is on the map, and a file without house numbers where text is no formula", async () => {
    const { dirk, els } = town.people;
    const [street] = town.noord.streets;
    const one = await createShout(dirk, { title: "=1+1", place: { addressId: street?.addresses[6]?.id ?? "" } });
    await createShout(dirk);
    const points = await els.shouts.listShoutPoints();
    expect(points).toMatchObject({ items: [{ id: one.id }], isCut: false, withoutPlace: 1 });
    const file = await (await els.shouts.exportShouts({ query: { search: "=1" } })).text();
    expect(file).toContain(`"'=1+1"`);
    expect(file).toContain('"Noordstraat"');
    expect(file).not.toContain("Noordstraat 7");
  });

  test("has the whole text, the theme and the outcome in its file", async () => {
    const { dirk, els } = town.people;
    const text = `Lamp stuk. ${"Heel donker hier. ".repeat(30)}Graag licht.`;
    const { id } = await createShout(dirk, { text, theme: "safety" });
    await startShout(els, id);
    await finishShout(els, id, "De lamp is vervangen.");
    const [headings, row] = (await (await els.shouts.exportShouts()).text()).split("\r\n");
    expect(headings).toContain('"Titel","Tekst","Soort","Thema","Status","Resultaat",');
    expect(row).toContain(`"${text}"`);
    expect(row).toContain('"Veiligheid","Afgerond","De lamp is vervangen."');
  });
});

test("a second city organisation of the network reads who answers", async () => {
  const { dirk, els, bram } = town.people;
  await town.db
    .updateTable("public.organisation")
    .set({ kind: "city" })
    .where("id", "in", (eb) =>
      eb.selectFrom("public.membership").where("accountId", "=", bram.accountId).select("organisationId"),
    )
    .execute();
  await createShout(dirk);
  const { answeredBy, categories } = await bram.shouts.countShouts();
  expect([answeredBy?.name, categories[0]?.new]).toEqual(["Gemeente Testdorp", 0]);
  expect((await els.shouts.countShouts()).answeredBy).toBeNull();
});

test("reply templates belong to the organisation", async () => {
  const { els, mona, bram } = town.people;
  const body = { name: "Ontvangen", text: "Bedankt, we kijken het na." };
  const { id } = await els.shouts.createReplyTemplate({ body });
  const params = { templateId: id };
  await mona.shouts.editReplyTemplate({ params, body: { ...body, name: "Bedankt" } });
  expect((await els.shouts.listReplyTemplates()).items).toMatchObject([{ id, name: "Bedankt" }]);
  await expect(bram.shouts.listReplyTemplates()).refuses("not_allowed");
  await expect(town.people.otto.shouts.editReplyTemplate({ params, body })).refuses("not_found");
  await expect(els.shouts.createReplyTemplate({ body: { name: "", text: "" } })).refuses("invalid_input", {
    name: "nameRequired",
    text: "textRequired",
  });
  await els.shouts.deleteReplyTemplate({ params });
  await expect(els.shouts.deleteReplyTemplate({ params })).refuses("not_found");
});

/** The author's side of a decision: the reason, one appeal, and the final answer. D §8 */
import { beforeAll, describe, expect, test } from "vitest";
import { updateMailPreference } from "#modules/notifications/index.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { livePost } from "../testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

const because = { ground: "private" as const, reason: "Noemt een naam" };

async function hidden(
  by: Person = people.els,
  author: Person = people.dirk,
  decision: "hidden" | "deleted" = "hidden",
) {
  const post = await livePost(town, { isCombined: true });
  const { id } = await author.conversations.createComment({ params: post.params, body: { text: "Onzin" } });
  await by.conversations.moderateComment({ params: { commentId: id }, body: { ...because, decision } });
  const { items } = await author.conversations.listComments({ params: post.params });
  const [own] = items;
  return { post, commentId: id, caseId: own?.decision?.id ?? "", decision: own?.decision };
}
const appeal = (who: Person, caseId: string, text = "Het is geen naam.") =>
  who.conversations.appeal({ params: { caseId }, body: { text } });
const answer = (who: Person, caseId: string, outcome: "upheld" | "reversed") =>
  who.conversations.decideAppeal({ params: { caseId }, body: { outcome, reason: "Na overleg." } });
const shown = async (who: Person, { post }: { post: { params: { subjectKind: "post"; subjectId: string } } }) =>
  (await who.conversations.listComments({ params: post.params })).items[0];
const mailsAbout = (caseId: string) => town.mails(people.dirk.email).filter(({ text }) => text.includes(caseId));

describe("the author", () => {
  test("reads on the comment that it was hidden, why, and until when to appeal; neighbours do not", async () => {
    const found = await hidden();
    expect(found.decision).toMatchObject({ decision: "hidden", ...because, appeal: null });
    expect(found.decision?.appealUntil).not.toBeNull();
    expect((await shown(people.fatma, found))?.decision).toBeNull();
    const read = await people.dirk.conversations.readDecision({ params: { caseId: found.caseId } });
    expect(read).toMatchObject({
      text: "Onzin",
      organisation: "Gemeente Testdorp",
      can: { appeal: true },
      myAppeal: null,
    });
    await expect(people.fatma.conversations.readDecision({ params: { caseId: found.caseId } })).refuses("not_found");
    await expect(people.els.conversations.readDecision({ params: { caseId: found.caseId } })).refuses(
      "wrong_kind_of_session",
    );
  });

  test("is mailed the reason and the way to appeal, also when refusing mails", async () => {
    await updateMailPreference(town.db, people.dirk.accountId, { refusesAll: true }, town.clock.now());
    const { caseId } = await hidden();
    await town.runDue();
    const [mail, ...more] = mailsAbout(caseId);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Noemt een naam");
    expect(mail?.text).toContain("Privégegevens");
    expect(mail?.text).toContain(`/testdorp/decisions/${caseId}`);
  });

  test("appeals once, with words, within thirty days", async () => {
    const { caseId } = await hidden();
    await expect(appeal(people.dirk, caseId, "  ")).refuses("invalid_input", { text: "textRequired" });
    await expect(appeal(people.dirk, caseId, "x".repeat(2001))).refuses("invalid_input", { text: "tooLong" });
    await expect(appeal(people.fatma, caseId)).refuses("not_found");
    const sent = await Promise.all(
      [1, 2, 3].map(() =>
        appeal(people.dirk, caseId).then(
          () => "done",
          (error) => error.code,
        ),
      ),
    );
    expect(sent.sort()).toEqual(["already_exists", "already_exists", "done"]);
    const late = await hidden();
    await town.pass({ days: 30, minutes: 1 });
    await expect(appeal(people.dirk, late.caseId)).refuses("appeal_over");
  });

  test("hears that it is shown again when staff take the decision back, and no longer appeals", async () => {
    const found = await hidden();
    await people.ada.conversations.undoDecisions({ body: { ids: [found.caseId] } });
    expect(await shown(people.fatma, found)).toMatchObject({ state: "visible", text: "Onzin" });
    await expect(appeal(people.dirk, found.caseId)).refuses("already_closed");
    await town.runDue();
    expect(mailsAbout(found.caseId)).toHaveLength(2);
  });
});

describe("an appeal", () => {
  test("waits in a list of its own, and is answered for good by an admin who did not decide", async () => {
    const found = await hidden(people.mona);
    await appeal(people.dirk, found.caseId);
    const { items, appealed } = await people.ada.conversations.listReported({ query: { state: "appealed" } });
    expect(appealed).toBe(items.length);
    const mine = items.find(({ id }) => id === found.caseId);
    expect(mine).toMatchObject({ appeal: { text: "Het is geen naam.", outcome: null }, can: { decideAppeal: true } });
    await expect(answer(people.els, found.caseId, "reversed")).refuses("level_too_low");
    await expect(answer(people.mona, found.caseId, "upheld")).refuses("own_decision");
    await expect(answer(people.bram, found.caseId, "upheld")).refuses("not_found");
    await answer(people.ada, found.caseId, "reversed");
    expect(await shown(people.fatma, found)).toMatchObject({ state: "visible", text: "Onzin" });
    await expect(answer(people.ada, found.caseId, "upheld")).refuses("already_closed");
    await expect(appeal(people.dirk, found.caseId)).refuses("already_exists");
    await town.runDue();
    expect(mailsAbout(found.caseId).filter(({ text }) => text.includes("Na overleg."))).toHaveLength(1);
    expect(town.mails(people.ada.email).some(({ text }) => text.includes(found.caseId))).toBe(true);
    expect(town.mails(people.mona.email).some(({ text }) => text.includes(found.caseId))).toBe(false);
  });

  test("that is upheld leaves it hidden, and nobody shows it any more", async () => {
    const found = await hidden();
    await appeal(people.dirk, found.caseId);
    await expect(people.els.conversations.showComment({ params: { commentId: found.commentId } })).refuses(
      "decision_final",
    );
    await answer(people.mona, found.caseId, "upheld");
    expect(await shown(people.dirk, found)).toMatchObject({ state: "hidden", decision: { appeal: "upheld" } });
    const { outcomes } = await people.ada.conversations.undoDecisions({ body: { ids: [found.caseId] } });
    expect(outcomes).toEqual([{ verdict: "decision_final" }]);
    const read = await people.dirk.conversations.readDecision({ params: { caseId: found.caseId } });
    expect(read.myAppeal).toMatchObject({ outcome: "upheld", reason: "Na overleg.", isSameJudge: false });
  });

  test("answered by two admins at once has one answer", async () => {
    const { caseId } = await hidden();
    await appeal(people.dirk, caseId);
    const both = await Promise.all(
      [people.ada, people.mona].map((who, place) =>
        answer(who, caseId, place ? "upheld" : "reversed").then(
          () => "done",
          (error) => error.code,
        ),
      ),
    );
    expect(both.sort()).toEqual(["already_closed", "done"]);
  });

  test("is answered by the same person where the organisation has no other administrator, and says so", async () => {
    const found = await hidden(people.ada);
    await appeal(people.dirk, found.caseId);
    await expect(answer(people.ada, found.caseId, "upheld")).refuses("own_decision");
    const mona = { accountId: people.mona.accountId, organisationId: town.organisations.city };
    const setLevel = (networkLevel: "admin" | "editor") =>
      town.databases.platform
        .updateTable("public.membership")
        .set({ networkLevel })
        .where("accountId", "=", mona.accountId)
        .where("organisationId", "=", mona.organisationId)
        .execute();
    await setLevel("editor");
    await answer(people.ada, found.caseId, "upheld");
    const read = await people.dirk.conversations.readDecision({ params: { caseId: found.caseId } });
    expect(read.myAppeal?.isSameJudge).toBe(true);
    await setLevel("admin");
  });
});

/** A verdict that is shown is the one that refuses: nobody is offered what is refused, or can do what they are told they cannot. */
import { contract } from "@stoep/contract";
import type { Route, Verdict } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { livePost } from "../modules/conversations/testing/post.ts";
import type { Caller } from "./client.ts";
import { aShout, asSubject, createShout, finishShout } from "./shouts.ts";
import { nextTown, type Town } from "./town.ts";

/** The routes that each verdict of a response is about; several where one word is used for things of two kinds. */
const enforced: Record<string, string> = {
  "accounts.close": "closeAccount",
  "accounts.leave": "deleteMember",
  "accounts.remove": "deleteMember",
  "accounts.removeLast": "removeFactor",
  "accounts.sendAgain": "sendInvitationAgain",
  "accounts.unlink": "unlinkIdentity",
  "budgets.cast": "castBallot castCodeBallot",
  "budgets.delete": "deleteRound",
  "budgets.edit": "updateRound",
  "budgets.make": "checkCodeList makeCodeLetters makeCodeFile issueCode",
  "budgets.name": "nameRecounters",
  "budgets.open": "openRound",
  "budgets.repeat": "repeatRound",
  "budgets.revoke": "revokeCode",
  "budgets.take": "takeRecountFile",
  "budgets.withdraw": "withdrawBallot withdrawCodeBallot",
  "care.appoint": "setAppointment",
  "care.assign": "assignTicket",
  "care.delete": "deletePerson deleteTicket",
  "care.edit": "editPerson editTicket repeatTicket",
  "care.hide": "deleteTicket",
  "care.merge": "mergeDoubles",
  "care.readLog": "listReadings",
  "care.repeat": "repeatTicket",
  "care.seal": "confirmPeopleImport",
  "care.seePrivate": "savePrivate",
  "care.sendAgain": "sendMessageAgain",
  "care.write": "commentTicket noteTicket messageTicket",
  "conversations.answer": "createComment",
  "conversations.appeal": "appeal",
  "conversations.comment": "createComment",
  "conversations.decideAppeal": "decideAppeal",
  "conversations.delete": "deleteComment decideReports",
  "conversations.edit": "updateComment",
  "conversations.hide": "hideComment decideReports",
  "conversations.keep": "decideReports",
  "conversations.moderate": "moderateComment",
  "conversations.remove": "moderateComment",
  "conversations.report": "reportComment",
  "conversations.show": "showComment",
  "conversations.undo": "undoDecisions",
  "conversations.vote": "vote",
  "platform.disable": "disableAccount",
  "platform.endSystem": "setSystem",
  "platform.makeSystem": "setSystem",
  "platform.removeFactors": "removeFactors",
  "platform.sendAgain": "inviteOwner",
  "participation.admit": "admitIdea",
  "participation.answer": "answerIdea",
  "participation.correct": "correctWorks",
  "participation.decide": "setIdeaType setIdeaCost",
  "participation.delete": "deleteProject",
  "participation.edit": "updateProject editIdea editEnteredIdea",
  "participation.end": "endProject",
  "participation.merge": "mergeIdeas",
  "participation.moderate": "hideIdea showIdea",
  "participation.publish": "publishProject",
  "participation.reopen": "reopenProject",
  "participation.separate": "takeIdeaApart",
  "participation.setPublic": "setProjectPublic",
  "participation.support": "supportIdea",
  "participation.update": "updateWorks",
  "participation.withdraw": "withdrawIdea",
  "publishing.copy": "copyPost",
  "publishing.delete": "deletePost",
  "publishing.edit": "updatePost",
  "publishing.publish": "publishPost",
  "publishing.share": "exportPoster",
  "residents.move": "moveHouse",
  "shouts.ask": "askToShare",
  "shouts.assign": "assignShouts",
  "shouts.delete": "hideShout",
  "shouts.edit": "editShout",
  "shouts.finish": "setShoutStatus",
  "shouts.follow": "followShout",
  "shouts.hide": "hideShout",
  "shouts.note": "noteShout",
  "shouts.reopen": "reopenShout",
  "shouts.resume": "setShoutStatus",
  "shouts.share": "shareShout",
  "shouts.show": "showShout",
  "shouts.solve": "solveShout",
  "shouts.start": "setShoutStatus",
  "shouts.withdraw": "withdrawShout",
  "shouts.write": "writeShout",
  "surveys.answer": "sendAnswer sendCodeAnswer",
  "surveys.delete": "deleteSurvey",
  "surveys.edit": "updateSurvey",
  "surveys.end": "endSurvey setSurveyDays",
  "surveys.enterPaper": "enterPaperAnswer",
  "surveys.make": "makeSurveyCodes",
  "surveys.publish": "publishSurvey",
  "surveys.reopen": "reopenSurvey",
  "surveys.revoke": "revokeSurveyCode revokeSurveyCodes",
  "surveys.setPublic": "setSurveyPublic",
  "vacancies.apply": "apply",
  "vacancies.change": "apply",
  "vacancies.sendAgain": "notifyApplicantAgain",
  "vacancies.withdraw": "withdrawApplication",
};
/** Verdicts whose route belongs to another capability. */
const elsewhere: Record<string, string> = {
  "feed.report": "conversations.reportSubject",
  "feed.vote": "conversations.vote",
  "participation.comment": "conversations.createComment",
  "participation.report": "conversations.reportSubject",
  "publishing.report": "conversations.reportSubject",
  "publishing.vote": "conversations.vote",
  "shouts.reply": "conversations.createComment",
  "shouts.report": "conversations.reportSubject",
};

type Definition = Record<string, unknown> & { shape?: Record<string, unknown> };
const definitionOf = (schema: unknown) => (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def;

/** The names of all verdicts in the objects called `can` within a shape. */
function verdictsIn(schema: unknown): string[] {
  const def = definitionOf(schema);
  if (!def) return [];
  const inside = [def.innerType, def.element, def.in, def.out, def.valueType, ...((def.options as unknown[]) ?? [])];
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
    name === "can" ? Object.keys(definitionOf(field)?.shape ?? {}) : verdictsIn(field),
  );
  return [...inside.flatMap(verdictsIn), ...fields];
}

const shown = Object.entries(contract).flatMap(([capability, routes]) =>
  Object.values(routes as Record<string, Route>).flatMap((route) =>
    "response" in route ? verdictsIn(route.response).map((verdict) => `${capability}.${verdict}`) : [],
  ),
);

test("every verdict that is shown names the routes that enforce it, and these can refuse", () => {
  const named = Object.entries(enforced).flatMap(([verdict, names]) =>
    names.split(" ").map((name) => [verdict, `${verdict.split(".")[0]}.${name}`] as const),
  );
  const all = [...named, ...Object.entries(elsewhere)];
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(all.map(([verdict]) => verdict))].toSorted());
  const unable = all.filter(([, name]) => {
    const [capability = "", route = ""] = name.split(".");
    const row = (contract as Record<string, Record<string, Route>>)[capability]?.[route];
    return !row || (row.refusals.length === 0 && row.access.to !== "staff" && row.access.to !== "owner");
  });
  expect(unable).toEqual([]);
});

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

/** What each verdict is about, done all the same; the response of what is refused changes nothing. */
async function expectRefusals(can: Record<string, Verdict>, acts: Record<string, () => Promise<unknown>>) {
  const refused = Object.entries(can).filter(([name, verdict]) => verdict !== true && acts[name]);
  for (const [name, verdict] of refused) {
    const outcome = await acts[name]?.().then(
      () => "done",
      (error) => error.code,
    );
    expect([name, outcome]).toEqual([name, verdict]);
  }
  return refused.map(([name]) => name);
}

const report = { reason: "spam" as const };

const actsOnShout = (who: Caller, { id, version }: { id: string; version: number }) => {
  const params = { shoutId: id };
  const { title, text } = aShout();
  return {
    edit: () => who.shouts.editShout({ params, body: { title, text, version } }),
    withdraw: () => who.shouts.withdrawShout({ params }),
    solve: () => who.shouts.solveShout({ params }),
    reopen: () => who.shouts.reopenShout({ params, body: { reason: "Nog stuk" } }),
    share: () => who.shouts.shareShout({ params }),
    follow: () => who.shouts.followShout({ params }),
    report: () => who.conversations.reportSubject({ params: asSubject({ id }), body: report }),
  };
};

test("of a resident’s message, for its author and a neighbour, also when it is done", async () => {
  const { id } = await createShout(people.dirk);
  for (const isDone of [false, true]) {
    if (isDone) await finishShout(people.els, id);
    for (const who of [people.dirk, people.daan]) {
      const read = await who.shouts.readShout({ params: { shoutId: id } });
      const refused = await expectRefusals(read.can, actsOnShout(who, read));
      expect(refused).toContain(who === people.dirk ? "report" : "edit");
    }
  }
});

test("of a comment, for its author, a neighbour, and staff of its organisation and of another", async () => {
  const { params } = await livePost(town, { isCombined: true });
  const { id } = await people.dirk.conversations.createComment({ params, body: { text: "Goed idee" } });
  const about = { params: { commentId: id } };
  for (const who of [people.dirk, people.daan, people.els, people.viktor]) {
    const { items } = await who.conversations.listComments({ params });
    const { can } = items.find((one) => one.id === id) ?? expect.fail("not listed");
    const because = { ground: "private" as const, reason: "Noemt een naam" };
    await expectRefusals(can, {
      edit: () => who.conversations.updateComment({ ...about, body: { text: "Anders" } }),
      delete: () => who.conversations.deleteComment(about),
      hide: () => who.conversations.hideComment(about),
      show: () => who.conversations.showComment(about),
      moderate: () => who.conversations.moderateComment({ ...about, body: { decision: "hidden", ...because } }),
      remove: () => who.conversations.moderateComment({ ...about, body: { decision: "deleted", ...because } }),
      report: () => who.conversations.reportComment({ ...about, body: report }),
    });
  }
});

test("of an organisation’s message or poll: who wrote it as staff does not report it as a resident", async () => {
  const { params, id } = await livePost(town, { isCombined: true, type: "vote" });
  const { accountId } = people.dirk;
  await town.db.updateTable("post").set({ createdBy: accountId }).where("id", "=", id).execute();
  for (const who of [people.dirk, people.daan]) {
    const { can } = await who.publishing.readPost({ params: { postId: id } });
    expect(can.report).toBe(who === people.dirk ? "not_allowed" : true);
    await expectRefusals(can, { report: () => who.conversations.reportSubject({ params, body: report }) });
  }
});

import type { Vote } from "@stoep/contract/conversations";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kernel/actor.ts";
import {
  commentStateOf,
  countVotes,
  maySeeResults,
  sharedThread,
  threadsOf,
  threadToWriteIn,
  voteChoiceOf,
  voteFaults,
  voteVerdict,
} from "./rules.ts";
import type { Poll, Subject } from "./subjects.ts";

const now = new Date("2026-05-12T08:00:00Z");
const earlier = new Date("2026-05-12T07:00:00Z");
const later = new Date("2026-05-12T09:00:00Z");
const optionA = "0198a000-0000-7000-8000-00000000000a";
const poll = (kind: Poll["kind"], closesAt: Date | null = null): Poll => ({
  kind,
  options: kind === "option" ? [{ id: optionA, text: "Bank" }] : [],
  closesAt,
  isOff: false,
});
const staff = { kind: "staff" } as Actor;
const proven = { kind: "resident", isProven: true } as Actor;
const unproven = { kind: "resident", isProven: false } as Actor;

test.each([
  ["never hidden", { deletedAt: null, hiddenBecause: null }, "visible"],
  ["hidden by staff", { deletedAt: null, hiddenBecause: "staff" }, "hidden"],
  ["hidden by its author", { deletedAt: null, hiddenBecause: "author" }, "hidden"],
  ["hidden by reports", { deletedAt: null, hiddenBecause: "reports" }, "reported"],
  ["deleted after it was hidden", { deletedAt: now, hiddenBecause: "staff" }, "deleted"],
] as const)("a comment %s has its state", (_, comment, state) => expect(commentStateOf(comment)).toBe(state));

describe("threads", () => {
  const subject = (threads: Subject["threads"]) => ({ threads }) as Subject;
  test("one for all, no matter who writes", () => expect(threadToWriteIn(subject("one"), "n1")).toBe(sharedThread));
  test("each neighbourhood its own", () => expect(threadToWriteIn(subject("per-neighbourhood"), "n1")).toBe("n1"));
  test("staff who name none write to all", () =>
    expect(threadToWriteIn(subject("per-neighbourhood"), null)).toBe(sharedThread));
  test("a combined subject shows every thread", () => expect(threadsOf(subject("one"), ["n1"])).toBeNull());
  test("a neighbourhood reads its own and what is for all", () =>
    expect(threadsOf(subject("per-neighbourhood"), ["n1"])).toEqual([sharedThread, "n1"]));
  test("who asks for none reads all", () => expect(threadsOf(subject("per-neighbourhood"), [])).toBeNull());
});

test.each([
  ["a guest", { kind: "guest" } as Actor, null, "sign_in_required"],
  ["staff", staff, null, "wrong_kind_of_session"],
  ["a resident who is not proven", unproven, null, "residence_not_proven"],
  ["a proven resident, before the close", proven, later, true],
  ["a proven resident, at the very moment of the close", proven, now, "voting_closed"],
  ["a resident who is not proven, after the close", unproven, earlier, "voting_closed"],
] as const)("%s gets a verdict on voting", (_, actor, closesAt, verdict) =>
  expect(voteVerdict(actor, poll("up-down", closesAt), now)).toBe(verdict),
);

test.each<[Poll["kind"], Vote, Record<string, string>]>([
  ["up-down", { kind: "up" }, {}],
  ["up-down", { kind: "down" }, {}],
  ["up-down", { kind: "perception", score: 3 }, { kind: "invalid" }],
  ["perception", { kind: "perception", score: 3 }, {}],
  ["perception", { kind: "up" }, { kind: "invalid" }],
  ["option", { kind: "option", optionId: optionA }, {}],
  ["option", { kind: "option", optionId: "0198a000-0000-7000-8000-00000000000b" }, { optionId: "optionUnknown" }],
])("on a poll of kind %s a vote %o has the problems %o", (kind, vote, problems) =>
  expect(voteFaults(poll(kind), vote)).toEqual(problems),
);

test.each([
  ["staff, at once", staff, null, null, true],
  ["a resident who has not voted", proven, null, null, false],
  ["a resident who has", proven, { kind: "up" } as Vote, null, true],
  ["a resident who has not, after the close", proven, null, earlier, true],
  ["a guest, before the close", { kind: "guest" } as Actor, null, later, false],
] as const)("results are there for %s", (_, actor, vote, closesAt, sees) =>
  expect(maySeeResults(actor, poll("up-down", closesAt), vote, now)).toBe(sees),
);

describe("counting", () => {
  test("each kind of vote has its own word", () => {
    const kinds: Vote[] = [{ kind: "down" }, { kind: "perception", score: 10 }, { kind: "option", optionId: optionA }];
    expect(kinds.map(voteChoiceOf)).toEqual(["down", "10", optionA]);
  });
  test("scores have an average with one decimal", () => {
    const counts = countVotes("perception", { "1": 1, "7": 2, "10": 1 });
    expect(counts).toMatchObject({ total: 4, average: 6.3, scores: [1, 0, 0, 0, 0, 0, 2, 0, 0, 1], up: null });
  });
  test("nobody voted: no average", () =>
    expect(countVotes("perception", {})).toMatchObject({ total: 0, average: null }));
  test("for and against", () =>
    expect(countVotes("up-down", { up: 3, down: 1 })).toMatchObject({ total: 4, up: 3, down: 1, scores: null }));
});

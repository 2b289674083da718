/** Conversations are independent of messages: subjects in participation and care follow the rights in their own module. D §3, D §4 */

import { conversations } from "@stoep/contract/conversations";
import { type Feature, residentOrStaffFor, staffFor } from "@stoep/contract/features";
import { Refused, type Route } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { defineCapability } from "#kernel/module.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { capabilities } from "../../app.ts";
import { callByName } from "../../testing/client.ts";
import { everybody, expected } from "../../testing/expected-access.ts";
import { newTown, type Person, type Town } from "../../testing/town.ts";
import type { SubjectKind } from "./index.ts";

let town: Town;
/** Subjects by id, each with its responsible organisation. */
const things = new Map<string, { organisationId: string }>();

/** A kind of a capability that does not exist yet; everyone in the network finds its subjects. */
const kindOf = (feature: Feature, topic: SubjectKind["topic"]): SubjectKind => ({
  feature,
  topic,
  isThere: (_, subjectId) => sql<boolean>`${subjectId} = ${anyOf([...things.keys()])}`,
  nameOf: () => sql<null>`null`,
  judgedOf: () => sql<null>`null`,
  optionOf: () => sql<null>`null`,
  find: async ({ actor }, id) => {
    const thing = things.get(id);
    if (!thing || (actor.kind !== "staff" && actor.kind !== "resident")) return null;
    if (actor.network.slug !== "testdorp") return null;
    const { organisationId } = thing;
    return {
      id,
      name: "Trefpunt",
      organisationId,
      organisationName: "Gemeente Testdorp",
      threads: "one",
      neighbourhoodIds: [],
      author: { accountId: null, residentId: null },
      isClosed: false,
      poll: null,
      announceTo: { networkId: actor.network.id, organisationId },
    };
  },
});

const kinds = {
  survey: "surveys",
  project: "projects",
  "care-ticket": "tickets",
  "care-figure": "careStatistics",
} as const satisfies Record<string, Feature>;
type Word = keyof typeof kinds;
const words = Object.keys(kinds) as Word[];

beforeAll(async () => {
  const subjects = Object.fromEntries(words.map((word) => [word, kindOf(kinds[word], "residents")]));
  const later = defineCapability({ module: { table: {}, handlers: {} }, subjects });
  town = await newTown({ capabilities: { ...capabilities, later } });
});

function newThing(subjectKind: Word) {
  const subjectId = newId();
  things.set(subjectId, { organisationId: town.organisations.city });
  return { subjectKind, subjectId };
}

const bySubject = Object.entries<Route>(conversations).flatMap(([name, { access }]) =>
  access.to === "subject" ? [{ name, access }] : [],
);

/** Inputs for every route about one subject: with a resident's comment. */
async function inputsAbout(subjectKind: Word) {
  const params = newThing(subjectKind);
  const { dirk } = town.people;
  const body = { text: "Goed idee" };
  const comment = await dirk.conversations.createComment({ params, body });
  const commentId = { commentId: comment.id };
  const inputs: Record<string, object> = {
    listComments: { params },
    createComment: { params, body },
    listAnswers: { params: commentId },
    updateComment: { params: commentId, body },
    deleteComment: { params: commentId },
    hideComment: { params: commentId },
    showComment: { params: commentId },
    reactToComment: { params: commentId, body: { kind: "like" } },
    react: { params, body: { kind: "like" } },
    listReports: { params },
    moderateComment: { params: commentId, body: { ground: "spam", reason: "Reclame." } },
  };
  return inputs;
}

const outcomeOf = (person: Person, name: string, input: unknown) =>
  callByName(person, "conversations", name, input).then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
  );

describe.each(words)("a %s", (word) => {
  test.each(bySubject)(
    "$name: anyone who lacks its module, licence or level is told which",
    async ({ name, access }) => {
      const input = (await inputsAbout(word))[name];
      expect(input, "every route that asks the subject is tried here").toBeDefined();
      const { level } = access;
      const row = access.by === "staff" ? staffFor(kinds[word], level) : residentOrStaffFor(kinds[word], level);
      const wrong: string[] = [];
      for (const { name: who, plan } of everybody) {
        const isNextDoor = plan.home?.network === "naburg" || plan.jobs?.[0]?.organisation === "otherCity";
        const code = expected(row, plan);
        if (code === null || isNextDoor) continue;
        const seen = await outcomeOf(town.people[who], name, input);
        if (seen !== code) wrong.push(`${who}: ${seen} instead of ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("what can be done with a comment follows the rights in its module, not those in the network", async () => {
    const params = newThing(word);
    const { dirk, mona, ada } = town.people;
    await dirk.conversations.createComment({ params, body: { text: "Goed idee" } });
    const owner = await ada.conversations.listComments({ params });
    expect(owner).toMatchObject({ can: { comment: true }, items: [{ can: { remove: true, moderate: true } }] });
    // Mona administers messages, and nothing else.
    await expect(mona.conversations.listComments({ params })).refuses("no_module_access");
  });

  test("is not found in another network", async () => {
    const params = newThing(word);
    await expect(town.people.otto.conversations.listComments({ params })).refuses("not_found");
    await expect(town.people.nele.conversations.listComments({ params })).refuses("not_found");
  });
});

test("an administrator of participation deletes others’ comments there, and reads tickets’ comments only as a viewer", async () => {
  const { dirk, pim } = town.people;
  const survey = newThing("survey");
  const { id: commentId } = await dirk.conversations.createComment({ params: survey, body: { text: "Onzin" } });
  const body = { ground: "spam" as const, reason: "Reclame." };
  const removed = await pim.conversations.moderateComment({
    params: { commentId },
    body: { ...body, decision: "deleted" },
  });
  expect(removed.state).toBe("hidden");
  const ticket = newThing("care-ticket");
  await dirk.conversations.createComment({ params: ticket, body: { text: "Onzin" } });
  expect((await pim.conversations.listComments({ params: ticket })).can.comment).toBe("level_too_low");
});

test("an editor in care hides a ticket’s comment, and cannot delete it", async () => {
  const { dirk, wout } = town.people;
  const { id } = await dirk.conversations.createComment({ params: newThing("care-ticket"), body: { text: "Onzin" } });
  const moderate = (decision: "hidden" | "deleted") =>
    wout.conversations.moderateComment({
      params: { commentId: id },
      body: { ground: "spam", reason: "Reclame.", decision },
    });
  await expect(moderate("deleted")).refuses("level_too_low");
  expect((await moderate("hidden")).state).toBe("hidden");
});

test("open screens hear of the kind’s own topic", async () => {
  const heard = await town.hear(town.people.ada);
  await town.people.dirk.conversations.createComment({ params: newThing("project"), body: { text: "Goed idee" } });
  await expect.poll(() => heard.topics).toEqual(["notifications", "residents"]);
});

test("two servers in one process share nothing: what one provides, the other does not know", async () => {
  const other = await newTown();
  const params = newThing("survey");
  await expect(other.people.ada.conversations.listComments({ params })).refuses("not_found");
  expect((await town.people.ada.conversations.listComments({ params })).items).toEqual([]);
});

test("a kind that no capability provides finds nothing", async () => {
  const params = { subjectKind: "no-such-kind", subjectId: newId() };
  await expect(town.people.ada.conversations.listComments({ params })).refuses("not_found");
});

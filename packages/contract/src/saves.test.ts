/**
 * Every command of staff either asks for a confirmation of what it does to people, or tells people as its own purpose, or reaches nobody.
 * A new one has to say which. S1 §4
 */
import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "./index.ts";
import { type CommandRoute, kindOf, type Route } from "./kernel/index.ts";

/** `asks`: the server computes what the change does to people, and refuses it until exactly that is confirmed. */
type Reach = "asks" | `act: ${string}` | `nobody: ${string}`;

/** Capabilities whose commands change nothing that readers see. */
const ofTeams: Record<string, string> = {
  accounts: "memberships, sessions and the organisation's own page",
  audit: "records",
  care: "the team's records of people, and messages to single ones, each an act of its own",
  feed: "nothing of staff",
  files: "what nobody sees before it is saved with something",
  licences: "nothing of staff",
  neighbourhoods: "nothing of staff",
  notifications: "one's own notifications",
  platform: "the provider's own work",
  residents: "decisions about single people, each an act of its own",
};

const ofReaders: Record<string, Record<string, Reach>> = {
  conversations: {
    createComment: "act: its author writes to those who follow the conversation",
    updateComment: "nobody: nobody is notified of a change",
    deleteComment: "nobody: nobody is notified",
    hideComment: "act: its author is told why",
    showComment: "nobody: it is shown again where it was",
    reactToComment: "nobody: a count",
    react: "nobody: a count",
    moderateComment: "act: its author is told why",
    decideReports: "act: the authors are told why",
    undoDecisions: "act: takes decisions back, so that what was hidden is shown",
    decideAppeal: "act: its author is told the decision",
  },
  publishing: {
    moveDates: "act: the dialog says how many people are told, and how",
    cancelDates: "act: the dialog says how many people are told, and how",
    restoreDates: "act: the question says how many people are told, and how",
    renewOrganisationCalendar: "nobody: an address of staff",
    endOrganisationCalendar: "nobody: an address of staff",
    keepPresent: "nobody: colleagues with the same message open",
    leavePost: "nobody: colleagues with the same message open",
    copyPost: "nobody: a draft",
    createPost: "nobody: a draft",
    createFollowUp: "nobody: a draft",
    updatePost: "asks",
    restoreVersion: "asks",
    deletePost: "act: the question says that readers lose it; those who are coming are told that it is cancelled",
    undeletePost: "act: undoes a deletion; those who were told of it are told that it is back",
    previewPost: "nobody: counts",
    publishPost: "act: refused without a preview, which says how many people and how",
    unschedulePost: "nobody: it is not live",
    deletePosts: "act: as deletePost",
    undeletePosts: "act: as undeletePost",
    reschedulePosts: "nobody: live ones are left out",
  },
  vacancies: {
    setApplicationState: "act: the applicants are told the decision",
    notifyApplicantAgain: "act: sends what did not arrive",
    noteApplication: "nobody: a note among colleagues",
  },
  shouts: {
    assignShouts: "nobody: colleagues",
    setShoutStatus: "act: authors and followers are told the state",
    noteShout: "nobody: a note among colleagues",
    deleteShoutNote: "nobody: a note among colleagues",
    hideShout: "act: its author is told why",
    showShout: "nobody: it is shown again where it was",
    askToShare: "act: asks its author",
    createReplyTemplate: "nobody: a text for colleagues",
    editReplyTemplate: "nobody: a text for colleagues",
    deleteReplyTemplate: "nobody: a text for colleagues",
  },
};

const isOfStaff = ({ access }: Route): boolean =>
  access.to === "staff" || access.to === "resident-or-staff" || access.to === "subject";
const commandsOf = (table: Record<string, Route>) =>
  Object.entries(table).filter(([, route]) => kindOf(route) === "command" && isOfStaff(route)) as [
    string,
    CommandRoute,
  ][];

test.each(Object.entries(contract))("every command of staff in %s says what it does to people", (capability, table) => {
  const known = Object.keys(ofReaders[capability] ?? {}).sort();
  if (capability in ofTeams) return expect(known).toEqual([]);
  const commands = commandsOf(table).map(([name]) => name);
  expect(commands.sort()).toEqual(known);
});

test.each(Object.values(contract).flatMap((table) => commandsOf(table)))(
  "%s takes a confirmation if and only if it asks for one",
  (name, route) => {
    const asks = Object.values(ofReaders).some((rows) => rows[name] === "asks");
    const body = route.body as z.ZodObject | undefined;
    expect(route.refusals.includes("consequences_unconfirmed")).toBe(asks);
    if (asks) expect(Object.keys(body?.shape ?? {})).toContain("confirmed");
  },
);

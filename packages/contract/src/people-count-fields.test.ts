/** Every number in a response is either declared a count of people, or listed here with what it counts. D §9 */
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./index.ts";
import type { Route } from "./kernel/index.ts";
import { PeopleCount } from "./people-count.ts";

/** By field name, or by capability and field if one name means two things. */
const notPeople: Record<string, string> = {
  accepted: "mails to ten people or more; null when to fewer",
  added: "rows of a file",
  addresses: "houses, with or without people in them",
  applications: "applications, which stand by name in their list",
  asked: "helpers asked for one ticket, who stand by name in it",
  "participation amount": "money",
  "surveys addresses": "houses, with or without people in them",
  "surveys all": "answers, each of which the same staff may read; D §13",
  "surveys answers": "answers, each of which the same staff may read; D §13",
  "surveys counts": "answers, each of which the same staff may read; D §13",
  "surveys version": "a version",
  "surveys amount": "what a question lets one spread",
  "surveys amounts": "one's own answer",
  "surveys atLeast": "options",
  "surveys atMost": "options, places or files",
  "surveys codes": "codes, before they are handed out",
  "surveys first": "a serial number",
  "surveys instrumentVersion": "a version",
  "surveys keptMonths": "months",
  "surveys largest": "what may be answered",
  "surveys last": "a serial number",
  "surveys length": "signs of a code",
  "surveys numbers": "numbers that a device tries for a computed proof",
  "surveys number": "an answer that a condition is about, or one's own",
  "surveys points": "places of one's own answer",
  "surveys questions": "questions",
  "surveys revoked": "codes, whoever has them",
  "surveys serial": "a serial number",
  "surveys smallest": "what may be answered",
  "surveys testAnswers": "answers that colleagues gave for testing",
  "surveys used": "codes, whoever has them",
  "surveys written": "codes",
  average: "a mark that readers see",
  budget: "money",
  "budgets atLeast": "ideas on a ballot",
  "budgets atMost": "ideas on a ballot",
  "budgets codes": "codes, before they are handed out",
  "budgets cost": "money",
  "budgets counted": "money",
  "budgets countPercent": "how far a count is",
  "budgets leastAge": "years",
  "budgets first": "a serial number",
  "budgets last": "a serial number",
  "budgets left": "money",
  "budgets made": "codes, whoever has them",
  "budgets number": "which vote of its phase it is",
  "budgets ofBudget": "money",
  "budgets parts": "files",
  "budgets revoked": "codes, whoever had them",
  "budgets row": "a row of a file",
  "budgets serial": "a serial number",
  "budgets share": "money",
  "budgets spent": "money",
  "budgets together": "money",
  "budgets turn": "in which order ideas were paid",
  "budgets written": "codes",
  bytes: "a size",
  capacity: "places",
  ceiling: "text messages of a month",
  centre: "a place",
  changed: "rows of a file",
  clickedShare: "a share of ten people and more",
  closesHoursBefore: "hours",
  commentCount: "comments, which readers see",
  coming: "people who say that they come, which readers see",
  comments: "comments, which readers see",
  concept: "messages",
  daysLeft: "days",
  down: "votes, which readers see",
  duration: "how long a vacancy lasts",
  expires_in: "seconds",
  expiresInSeconds: "seconds",
  failed: "mails to ten people or more; null when to fewer",
  found: "messages",
  height: "a size",
  latitude: "a place",
  linkedCount: "staff, who stand by name in the list of members",
  longitude: "a place",
  maxZoom: "a place",
  messages: "messages",
  minLength: "characters",
  members: "staff, who stand by name in the list of members",
  memberships: "of one account",
  neighbourhoodCount: "places",
  neighbourhoods: "places",
  lost: "places",
  openedShare: "a share of ten people and more",
  openReports: "reports, which stand one by one beside it",
  organisations: "organisations",
  parts: "files of five hundred letters each",
  place: "a row of a file",
  previewedVersion: "a version",
  published: "messages",
  read: "rows of a file",
  recoveryCodesLeft: "codes of one's own",
  rejected: "rows of a file",
  repeated: "deliveries to ten people or more; null when to fewer",
  reportCount: "reports, which stand one by one beside it",
  scheduled: "messages",
  score: "one's own vote",
  scores: "votes, which readers see",
  "accounts sent": "text messages of a month, for the owner who pays them",
  seenShare: "a share of ten people and more",
  surface: "square kilometres",
  staffComments: "comments, which readers see",
  textsLeft: "text messages of a month, in tens",
  unchanged: "rows of a file",
  uncertain: "mails to ten people or more; null when to fewer",
  up: "votes, which readers see",
  version: "a version",
  votes: "votes, which readers see",
  "feed count": "dates of activities",
  "publishing position": "one's own place on a waiting list",
  "feed position": "one's own place on a waiting list",
  "publishing waiting": "people who wait for a place at an activity, which readers see",
  "feed waiting": "people who wait for a place at an activity, which readers see",
  waiting: "mails to ten people or more; null when to fewer",
  waitingResidents: "people who stand by name in the same list",
  "participation active": "projects",
  "surveys active": "surveys",
  "participation alerts": "messages",
  "participation events": "activities",
  "participation pageCount": "pages",
  "participation polls": "messages",
  "participation totalCount": "projects",
  width: "a size",
  zoom: "a place",
  withSecondFactor: "staff, who stand by name in the list of members",
  reactions: "reactions, which readers see",
  reactionsByKind: "reactions to a neighbour's message by kind, which its readers see",
  "vacancies declined": "applications, which stand by name in the same list",
  "vacancies in-contact": "applications, which stand by name in the same list",
  "vacancies new": "applications, which stand by name in the same list",
  "vacancies total": "applications, which stand by name in the same list",
  "conversations total": "votes, which readers see",
  "publishing told": "mails to people who stand by name in the list of who comes",
  "feed people": "of one's own party",
  "publishing people": "of one party, whose reader it is or who stands by name beside it",
  "feed total": "votes, which readers see",
  "publishing total": "votes, which readers see",
  "platform total": "bytes of a file",
  supportCount: "people who support an idea, which readers see",
  mergedCount: "ideas, which stand one by one on the page of the one that they were merged into",
  "participation percent": "how far the works are",
  "participation proposed": "ideas",
  "participation investigation": "ideas",
  "participation accepted": "ideas",
  "participation budgeted": "ideas",
  "participation implemented": "ideas",
  "participation rejected": "ideas",
  "participation waiting": "ideas",
  "participation all": "ideas",
  followers: "people who follow a message or a project, which readers see",
  "care active": "people of care, who stand by name in their list",
  "care ageInHours": "hours",
  "care number": "a ticket's number",
  "care amount": "kilometres, hours or tasks in a reason",
  "care usual": "tasks in a reason",
  "care distanceKm": "kilometres",
  "care inactive": "people of care, who stand by name in their list",
  "care cents": "money",
  "care numbers": "numbers that a device tries for a computed proof",
  "care double": "rows of a file",
  "care doubles": "pairs, which stand one by one in their list",
  "care progress": "rows of a file",
  "care rows": "rows of a file",
  "care sheet": "the place of a sheet in a workbook",
  "care sameAs": "a row of a file",
  "care there": "rows of a file",
  "care wrong": "rows of a file",
  "care new": "people of care, who stand by name in their list",
  "care percent": "how complete a record is",
  "care points": "what a reason is worth",
  "care solved": "tickets",
  "care suspended": "people of care, who stand by name in their list",
  "care companies": "people of care, who stand by name in their list",
  "care currentlyActive": "people of care, who stand by name in their list",
  "care declined": "people of care, who stand by name in their list",
  "care entries": "lines of hours",
  "care helped": "tickets",
  "care helpers": "people of care, who stand by name in their list",
  "care load": "tasks",
  "care monthlyCap": "tasks",
  "care neighbours": "people of care, who stand by name in their list",
  "care pending": "people of care, who stand by name in their list",
  "care radiusKm": "kilometres",
  "care hourlyRateCents": "money",
  "care mine": "tickets",
  "care overdue": "tickets",
  "audit people": "people of care and applicants, whose access log says who read them",
  "care people": "people of care, who stand by name in the list of each tag",
  "care planned": "tickets",
  "care solvedThisWeek": "tickets",
  "care tickets": "tickets",
  "care total": "tickets",
  "care minutes": "minutes of work",
  "care unassigned": "tickets",
  "care unsolved": "tickets",
  "care values": "tickets, or people from ten on; null: fewer than ten",
  "care worthCents": "money",
  "shouts done": "messages",
  "shouts inProgress": "messages",
  "shouts mine": "messages",
  "shouts new": "messages",
  "shouts unassigned": "messages",
  "shouts withoutPlace": "messages",
  "shouts written": "messages",
  "shouts arrived": "messages",
  "shouts before": "hours, a year before",
  "shouts counted": "messages",
  "shouts median": "hours",
  "conversations appealed": "decisions",
  "conversations open": "comments and messages",
  "conversations reasons": "reports, which stand one by one beside it",
  "conversations reportingHouseholds": "who sent reports, which stand one by one beside it",
  "accounts total": "things that one member handles",
  "conversations reports": "reports, which stand one by one beside it",
  "notifications digestHour": "an hour of the day",
  "notifications from": "an hour of the day",
  "notifications people": "people who reacted or commented, which readers see",
  "notifications unread": "one's own notifications",
  "notifications until": "an hour of the day",
  "notifications weeklyDay": "a day of the week",
};

interface Shape {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}
const isNumber = ({ type }: Shape) => [type].flat().some((one) => one === "integer" || one === "number");
const told = PeopleCount.meta()?.description;

/** The names of number fields that are not declared to count people. */
function plainNumbers(shape: Shape, name: string): string[] {
  if (shape.description === told) return [];
  const within = [shape.items, ...(shape.prefixItems ?? []), ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  const named = Object.entries(shape.properties ?? {}).flatMap(([key, one]) => plainNumbers(one, key));
  const rest = typeof shape.additionalProperties === "object" ? [shape.additionalProperties] : [];
  return [
    ...(isNumber(shape) ? [name] : []),
    ...named,
    ...[...within, ...rest, ...(shape.allOf ?? [])].flatMap((one) => (one ? plainNumbers(one, name) : [])),
  ];
}

const fields = Object.entries(contract).flatMap(([capability, table]) =>
  Object.entries<Route>(table).flatMap(([route, row]) => {
    const schema = "response" in row ? row.response : "stream" in row ? row.stream : null;
    if (!schema) return [];
    const shape = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline" }) as Shape;
    return plainNumbers(shape, route).map((field) => ({ route: `${capability}.${route}`, capability, field }));
  }),
);

test("a number in a response counts people only from ten on, or counts something else", () => {
  const unknown = fields.filter(
    ({ capability, field }) => !(field in notPeople) && !(`${capability} ${field}` in notPeople),
  );
  expect(unknown.map(({ route, field }) => `${route}: ${field}`)).toEqual([]);
});

test("no exception is listed for a field that does not exist", () => {
  const used = new Set(fields.flatMap(({ capability, field }) => [field, `${capability} ${field}`]));
  expect(Object.keys(notPeople).filter((name) => !used.has(name))).toEqual([]);
});

test("a field whose name counts people is declared so everywhere", () => {
  const people = ["households", "residents", "registered", "reached", "seen", "opened"];
  expect(fields.filter(({ field }) => people.includes(field))).toEqual([]);
});

/**
 * Contact details of people are in responses to staff only where each call is a row of the access log (`readsPeople`), or where a line
 * below says why not. The server's test (testing/people-read.test.ts) calls each of these routes and finds its row. S2 §3
 */
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./index.ts";
import type { Route } from "./kernel/index.ts";

/** Fields that say how to reach somebody, where they live, or what is private. */
const telling =
  /^(e?mail|.*Email|.*[pP]hone|.*[pP]honeHint|street|houseNumber|postalCode|.*[aA]ddress|contact|birth.*|iban|swift|account|detail|samples|latitude|longitude)$/;

/** Of routes and fields, `capability.route field.of.field`. */
const notPeople: [where: RegExp, why: string][] = [
  [/[ .](has|skips)[A-Z]\w+$/, "yes or no"],
  [/[ .](signInAddress|publicAddress)$/, "an address on the web"],
  [/^accounts\.(sendConfirmCode|addText) phoneHint$/, "the end of one's own number"],
  [/^(files|care)\.\w+ (files\.)?address$/, "the address of a file: an upload answers with it"],
  [/\b(images?|imageFiles?|attachments|attachmentFiles|logo|banner|files)\.address$/, "the address of a file"],
  [/^notifications\.\w+ groups\.mail$/, "when one wants mails"],
  [/^\w+\.\w+ (reach\.)?mail$/, "whether somebody can be written to, not where"],
  [
    /^(audit|platform)\.\w+ items\.address$/,
    "from which network address something was done: for owners and the provider",
  ],
  [/^accounts\.(getProfile|edit\w+|setPicture|deletePicture) /, "one's own account, or a colleague's for owners"],
  [/^accounts\.(registerLogOn|getSession|activate\w+|setLanguage) account/, "one's own account"],
  [
    /^accounts\.(listMembers|listInvitations|updateVerticalType) /,
    "colleagues' work addresses, which owners give access by",
  ],
  [
    /^accounts\.(getOrganisation|editOrganisation|setBottomUp|requireSecondFactor|secureCare) /,
    "how to reach the organisation",
  ],
  [/^accounts\.(set|delete)(Logo|Banner) (phone|address)$/, "how to reach the organisation"],
  [/^accounts\.(listIdentities|startLink) /, "one's own ways to sign in"],
  [
    /^platform\.(get|create|edit)Organisation /,
    "owners of organisations, for the provider who invites them; in the installation's log",
  ],
  [
    /^platform\.(listAccounts|getAccount|disableAccount|enableAccount|removeFactors|setSystem) /,
    "accounts, for the provider; each act is in the installation's log",
  ],
  [/^platform\.\w+ (items\.)?(rejections|failure)\.detail$/, "what is wrong with a file of addresses, without people"],
  [/^neighbourhoods\.findPlaces /, "the city's list of places, which says nothing about people"],
  [/^care\.findCareAddresses /, "the city's list of addresses, which says nothing about people"],
  [/^residents\.(printLetters|listLetters) (items\.)?street$/, "a street that letters went to, without people"],
  [
    /^residents\.list(Waiting|Decided)Residents items\.street$/,
    "the street without the number: the city confirms who lives there",
  ],
  [/^feed\.get\w*Map items\.(latitude|longitude)$/, "where something is; of residents’ messages a rough point"],
  [/^publishing\.\w+ .*(activity|vacancy|place)(\.address|\.latitude|\.longitude)?$/, "where something takes place"],
  [/^publishing\.\w+ .*vacancy\.(contact|contactEmail|contactPhone)(\.\w+)?$/, "published with the vacancy"],
  [/^publishing\.\w*OrganisationCalendar address$/, "the address of a calendar"],
  [/^participation\.\w+ (items\.)?(place\.)?(latitude|longitude)$/, "what an idea is about, where its author set it"],
  [/^participation\.\w+ (readings\.)?phases\.map\.(latitude|longitude)$/, "where the map of a phase opens"],
  [
    /^surveys\.\w+ (((readings|survey)\.)?instrument\.pages\.questions|items\.question)\.(latitude|longitude)$/,
    "where the map of a question opens",
  ],
  [/^shouts\.\w+ (items\.)?(place\.)?(street|latitude|longitude)$/, "where what a message is about is, in the street"],
  [/^feed\.search groups\.items\.detail$/, "a neighbourhood, or the number of a ticket"],
  [/^care\.(findPeople|queryMembers|findSamePerson|findHelpers|listAllHelpers) items\.detail$/, "a neighbourhood"],
  [/^care\.listDoubles items\.(one|other)\.detail$/, "a neighbourhood"],
  [/^care\.(createMember|createHelper) /, "what the caller has just typed"],
  [/^care\.\w+ (items\.)?columns\.samples$/, "the first rows of a file, for whoever uploaded it"],
  [/^care\.listImportRows items\.faults\.detail$/, "what was in a cell, for whoever uploaded the file"],
  [/^care\.\w+ workAddress$/, "where the work is, if not at somebody's home"],
];

/** Files that hold no contact details. */
const filesWithoutContact: Record<string, string> = {
  "accounts.exportInvitations": "addresses that owners typed",
  "accounts.exportMembers": "colleagues' work addresses, which owners give access by",
  "accounts.readPicture": "the picture of a colleague",
  "audit.exportEntries": "what colleagues did",
  "budgets.exportResult": "ideas, with how many votes each got",
  "budgets.readCodeFile": "letters to people of a list that whoever asked for them sent, kept for a day",
  "surveys.readSurveyCodeFile": "codes, which name nobody",
  "budgets.readBallots": "ballots as everybody may read them, without names",
  "care.exportCareStatistics": "figures",
  "care.reportCareStatistics": "figures",
  "conversations.exportReported": "comments, with the names that readers see",
  "feed.exportMap": "things with a place, as on the map, without names of residents",
  "participation.exportIdeaPlaces": "ideas, without names",
  "participation.exportIdeas": "ideas, with the names that readers see",
  "participation.exportOverviewItems": "projects, with how many took part",
  "participation.exportProjects": "projects",
  "participation.exportProjectStatistics": "how many people of each neighbourhood",
  "platform.exportAccounts": "accounts, for the provider; in the installation's log",
  "platform.exportLog": "what the provider's people did",
  "platform.exportOrganisations": "organisations",
  "care.exportWrongRows": "rows of a file, for whoever uploaded it",
  "platform.readPreviewAreas": "areas",
  "platform.readRejections": "rows of a file of addresses, without people",
  "publishing.exportComing": "the names by which people said that they come",
  "publishing.exportPosts": "messages",
  "publishing.exportReport": "figures",
  "publishing.exportQrCode": "an address",
  "publishing.exportPoster": "a message, as its readers see it",
  "publishing.exportStatistics": "figures",
  "publishing.readActivityCalendar": "an activity",
  "residents.exportWaitingResidents": "names and streets without numbers, as in the list",
  "residents.readLetters": "households by address, without names: letters to post",
  "shouts.exportNeighbourhoodShouts": "figures",
  "shouts.exportShoutFigures": "figures",
  "shouts.exportShouts": "messages, with the names that readers see",
  "shouts.exportUnsharedShouts": "messages without names",
  "surveys.exportQuestionnaire": "questions",
  "surveys.printQuestionnaire": "questions",
  "surveys.exportSurveys": "surveys, with how many answered",
};

interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** The paths of all fields. */
function fieldsOf(shape: Shape, path: string[] = []): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([key, one]) => [
    [...path, key].join("."),
    ...fieldsOf(one, [...path, key]),
  ]);
  const within = [shape.items, ...(shape.prefixItems ?? []), ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  const rest = typeof shape.additionalProperties === "object" ? [shape.additionalProperties] : [];
  return [...own, ...[...within, ...rest, ...(shape.allOf ?? [])].flatMap((one) => (one ? fieldsOf(one, path) : []))];
}

const toOthers = ["staff", "owner", "system", "subject", "resident-or-staff", "signed-in"];
const all = Object.entries(contract).flatMap(([capability, table]) =>
  Object.entries<Route>(table)
    .filter(([, { access }]) => toOthers.includes(access.to))
    .map(([name, route]) => ({ name: `${capability}.${name}`, route })),
);
const contactFields = all.flatMap(({ name, route }) => {
  const schema = "response" in route ? route.response : "stream" in route ? route.stream : null;
  if (!schema) return [];
  const shape = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline" }) as Shape;
  const fields = [...new Set(fieldsOf(shape))].filter((path) => telling.test(path.split(".").at(-1) ?? ""));
  return fields.map((path) => ({ name, route, field: `${name} ${path}` }));
});
const reasonOf = (field: string) => notPeople.find(([where]) => where.test(field));

test("a field that says how to reach somebody is in the access log, or says why not", () => {
  const unlogged = contactFields.filter(({ route, field }) => !route.readsPeople && !reasonOf(field));
  expect(unlogged.map(({ field }) => field)).toEqual([]);
});

test("a file for staff is in the access log, or says why not", () => {
  const files = all.filter(({ route }) => "download" in route && !route.readsPeople).map(({ name }) => name);
  expect(files.sort()).toEqual(Object.keys(filesWithoutContact).sort());
});

test("no exception is listed for what does not exist, or is logged", () => {
  const unlogged = contactFields.filter(({ route }) => !route.readsPeople);
  const unused = notPeople.filter((one) => !unlogged.some(({ field }) => reasonOf(field) === one));
  expect(unused.map(([where]) => where.source)).toEqual([]);
});

test("what is said to be logged has such a field, or is a file", () => {
  const flagged = all.filter(({ route }) => route.readsPeople === true);
  const without = flagged.filter(
    ({ name, route }) => !("download" in route) && !contactFields.some((one) => one.name === name),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
  expect(flagged.length).toBeGreaterThan(25);
});

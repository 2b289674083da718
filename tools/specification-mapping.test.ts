/** Checks docs/specification/mapping.md against our codes and routes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "../packages/contract/src/index.ts";
import { refusals } from "../packages/contract/src/kernel/index.ts";
import { ActivityDraft, PostDraft, PostKind, VacancyDraft } from "../packages/contract/src/publishing/index.ts";

test("every error of the specification maps to existing codes", () => {
  const text = readFileSync("docs/specification/mapping.md", "utf8");
  const rows = rowsBelow(text, "| S1 §8 error |");
  const codes = rows.flatMap((row) => {
    const [, , ours = ""] = row.split("|");
    return [...ours.matchAll(/`([a-z_]+)`/g)].map(([, code = ""]) => code);
  });
  expect(rows.filter((row) => row.startsWith("|")).length).toBeGreaterThan(7);
  expect(codes.filter((code) => !(code in refusals))).toEqual([]);
});

test("every call of the specification has a route of ours, or a reason why not yet", () => {
  const routes = new Set(
    Object.entries(contract).flatMap(([capability, table]) =>
      Object.keys(table).map((name) => `${capability}.${name}`),
    ),
  );
  const rows = rowsBelow(readFileSync("docs/specification/mapping.md", "utf8"), "| S2 §7 call |");
  const named = rows.map((row) => ({
    row,
    ours: [...row.matchAll(/`([a-z]+\.[a-zA-Z]+)`/g)].map(([, one = ""]) => one),
  }));
  expect(rows.length).toBeGreaterThan(15);
  expect(named.filter(({ row, ours }) => ours.length === 0 && !row.includes("not yet")).map(({ row }) => row)).toEqual(
    [],
  );
  expect(named.flatMap(({ ours }) => ours).filter((one) => !routes.has(one))).toEqual([]);
});

/** S2 §7: what this project takes so far. */
const catalogue = {
  messages: [
    "create",
    "improvemessage",
    "createrate",
    "createcomment",
    "editcomment",
    "deleteComment",
    "hideComment",
    "delete",
    "details",
    "statistics",
    "latest",
    "trendings",
    "themes",
    "activity",
    "messagecount",
    "CheckYouTubeUrl",
    "updatecommentrate",
  ],
  shouts: [
    "get",
    "getPage",
    "detail",
    "statistics",
    "createcomment",
    "editcomment",
    "deleteComment",
    "hideComment",
    "createrate",
    "deleterate",
    "assignshout",
    "setstatus",
    "alerts",
    "trendings",
    "themes",
    "pullshout",
    "createcontentflag",
    "InboxCounters",
    "updatecommentrate",
  ],
  events: ["get", "details", "create", "delete", "rate", "comments"],
  feed: [
    "getpage",
    "geteventspage",
    "getvacanciespage",
    "getsurveyspage",
    "getprojectspage",
    "getbudgetspage",
    "calendar",
    "concepts",
    "short get",
  ],
  care: [
    "user/self",
    "sidebar/totals",
    "category/all",
    "comment/search",
    ...["all", "user", "supplier", "planned", "summary", "export", "exportrecurring", "create", "comment"].map(
      ofTicket,
    ),
    ...["update", "state/update", "message", "entry", "delete", "impact"].map(ofTicket),
    ...["looking", "waiting", "revoked", "confirmed", "executed", "solved", "inprogress", "suppliers"].map(
      (call) => `ticketstate/${call}`,
    ),
    ...["all", "{id}", "{id}/logs/add", "{id}/tickets", "{id}/suppliers", "{id}/comment"].map((call) => `user/${call}`),
    ...["list", "all", "export", "search", "regions", "summary", "{id}", "members", "ticketspermonth"].map(ofSupplier),
    ...["professional", "create", "update", "status", "togglesuspended", "comment", "platformhelper"].map(ofSupplier),
    ...["list", "summary", "delete", "export", "create", "update", "togglesuspended", "query"].map(
      (call) => `member/${call}`,
    ),
    ...["all", "get", "updateorcreate", "delete"].map((call) => `tag/${call}`),
  ],
};
function ofTicket(call: string): string {
  return `ticket/${call}`;
}
function ofSupplier(call: string): string {
  return `dashboard/supplier/${call}`;
}

test.each(Object.entries(catalogue))("each call of %s is in that table", (group, calls) => {
  const rows = rowsBelow(readFileSync("docs/specification/mapping.md", "utf8"), "| S2 §7 call |");
  const named = rows.flatMap((row) => {
    const call = row.split("|")[1]?.trim() ?? "";
    return call.startsWith(`${group} `) ? call.slice(group.length + 1).split(", ") : [];
  });
  expect(named.sort()).toEqual([...calls].sort());
});

test("each field of the specification's messages, events and vacancies has one of ours, or a reason why not yet", () => {
  const routes = Object.keys(contract.publishing).map((name) => `publishing.${name}`);
  const ofActivity = Object.keys(ActivityDraft.shape).map((name) => `activity.${name}`);
  const ofVacancy = Object.keys(VacancyDraft.shape).map((name) => `vacancy.${name}`);
  const known = new Set([...routes, ...Object.keys(PostDraft.shape), ...ofActivity, ...ofVacancy]);
  const rows = rowsBelow(readFileSync("docs/specification/mapping.md", "utf8"), "| S1 §3 field of a message");
  const named = rows.map((row) => [...row.matchAll(/`([a-zA-Z.]+)`/g)].map(([, one = ""]) => one));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row, place) => named[place]?.length === 0 && !row.includes("not yet"))).toEqual([]);
  expect(named.flat().filter((one) => !known.has(one))).toEqual([]);
  // Every field of a vacancy comes from the specification; an activity has more than it asks for.
  expect(ofVacancy.filter((one) => !named.flat().includes(one))).toEqual([]);
});

test.each(["events", "vacancies"])("the table of %s names only routes and kinds that exist", (group) => {
  const routes = Object.entries(contract).flatMap(([capability, table]) =>
    Object.keys(table).flatMap((name) => [name, `${capability}.${name}`]),
  );
  const known = new Set([...routes, ...PostKind.options, "kind"]);
  const rows = rowsBelow(readFileSync("docs/specification/mapping.md", "utf8"), `| S2 §7 call of ${group} |`);
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-zA-Z.]+)`/g)].map(([, one = ""]) => one));
  expect(rows.length).toBeGreaterThan(4);
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});

/** The rows of the table below this head. */
function rowsBelow(text: string, head: string): string[] {
  const lines = text.slice(text.indexOf(head)).split("\n").slice(2);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return end === -1 ? lines : lines.slice(0, end);
}

/** Checks docs/specification/mapping.md against our codes, fields and routes. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as care from "../packages/contract/src/care/index.ts";
import * as conversations from "../packages/contract/src/conversations/index.ts";
import { contract } from "../packages/contract/src/index.ts";
import * as kernel from "../packages/contract/src/kernel/index.ts";
import * as publishing from "../packages/contract/src/publishing/index.ts";
import * as shouts from "../packages/contract/src/shouts/index.ts";
import { catalogue, laterCalls } from "./specification-catalogue.ts";

interface Row {
  method: string;
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}
const page = readFileSync("docs/specification/mapping.md", "utf8");
const routes = new Map<string, Row>(
  Object.entries(contract).flatMap(([capability, table]) =>
    Object.entries<Row>(table).map(([name, row]): [string, Row] => [`${capability}.${name}`, row]),
  ),
);

describe("codes", () => {
  test.each<[head: string, choice: { options: readonly string[] }]>([
    ["S1 §3 MessageType", publishing.MessageType],
    ["S1 §3 VisibilityType", publishing.Visibility],
    ["S1 §3 call-to-action type", publishing.CtaType],
    ["S1 §3 reaction", conversations.ReactionKind],
    ["S1 §3 reason of a content report", { options: conversations.reportReasons }],
    ["S1 §3 membership type", kernel.MembershipType],
    ["S1 §3 level in invitations", kernel.Level],
    ["S1 §4 bottom-up status", shouts.ShoutStatus],
    ["S1 §3 vacancy engagement", publishing.VacancyEngagement],
    ["S2 §4 ticket state", care.TicketState],
    ["S2 §4 reason for revoking", care.RevocationReason],
    ["S2 §4 send state of a candidate", care.CandidateState],
    ["S2 §3 lead source", care.LeadSource],
    ["S2 §3 type of supplier", care.HelperKind],
    ["S2 §3 helper type", care.Management],
    ["S2 §3 helper status", care.HelperStatus],
    ["S2 §3 transport", care.Transport],
    ["S2 §3 activity level", care.ActivityLevel],
    ["S2 §3 gender", care.Gender],
  ])("the words of %s are those of the contract, all of them", (head, choice) => {
    const words = tableBelow(head).flatMap((cells) => codesIn(cells.at(-1) ?? ""));
    expect(words.sort()).toEqual([...choice.options].sort());
  });

  test("a code without a word names the capability that it comes with, or says what stands for it", () => {
    const heads = ["S1 §3 MessageType", "S1 §3 call-to-action type"];
    const silent = heads
      .flatMap(tableBelow)
      .filter((cells) => !/`|comes with [a-z]+|no word of its own: [a-z]+/.test(cells.at(-1) ?? ""));
    expect(silent).toEqual([]);
  });
});

describe("errors", () => {
  test.each([
    ["S1 §8 error", 7],
    ["S2 §8 error", 4],
  ])("every row of %s names codes that exist", (head, atLeast) => {
    const rows = tableBelow(head);
    const known = new Set<string>([...Object.keys(kernel.refusals), ...kernel.fieldCodes]);
    const named = rows.map(([, ours = ""]) => codesIn(ours));
    expect(rows.length).toBeGreaterThan(atLeast);
    expect(rows.filter((_, place) => named[place]?.length === 0)).toEqual([]);
    expect(named.flat().filter((code) => !known.has(code))).toEqual([]);
  });
});

describe("fields", () => {
  test("each field of messages, events and vacancies has one of ours, or names the capability that it comes with", () => {
    const ofActivity = Object.keys(publishing.ActivityDraft.shape).map((name) => `activity.${name}`);
    const ofVacancy = Object.keys(publishing.VacancyDraft.shape).map((name) => `vacancy.${name}`);
    const known = new Set([...routes.keys(), ...Object.keys(publishing.PostDraft.shape), ...ofActivity, ...ofVacancy]);
    const rows = tableBelow("S1 §3 field of a message");
    const named = rows.map(([, ours = ""]) => codesIn(ours));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(([, ours = ""], place) => named[place]?.length === 0 && !/comes with/.test(ours))).toEqual([]);
    expect(named.flat().filter((one) => !known.has(one))).toEqual([]);
    // Every field of a vacancy comes from the specification; an activity has more fields than the specification.
    expect(ofVacancy.filter((one) => !named.flat().includes(one))).toEqual([]);
  });

  test("each payload names an operation, and fields and values that it has", () => {
    const wrong = tableBelow("payload").flatMap(([, operation = "", ours = ""]) => {
      const named = codesIn(operation)[0] ?? "";
      const others = codesIn(ours).filter((one) => one.includes("."));
      const shapes = [named, ...others].map((one) => shapeOf(one));
      const words = codesIn(ours).filter((one) => !one.includes("."));
      return [
        ...[named, ...others].filter((one) => !routes.has(one)),
        ...words.filter((word) => !isCode(word) && !shapes.some((shape) => shape.includes(`"${word}"`))),
      ].map((word) => `${operation} ${word}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe("calls", () => {
  const heads = [...page.matchAll(/^\| (S[12] §\d (?:call|list) of [^|]+) \|/gm)].map(([, head = ""]) => head);

  test("every operation exists, and is listed with its method and path", () => {
    const wrong = heads.flatMap(tableBelow).flatMap((cells) => {
      const text = cells.slice(1).join(" ");
      const whole = [...text.matchAll(/`([A-Z]+) (\/[^`]*)` `([a-z]+\.[a-zA-Z]+)`/g)];
      const operations = codesIn(text).filter((one) => /^[a-z]+\.[a-zA-Z]+$/.test(one));
      const different = whole.filter(([, method, path, operation = ""]) => {
        const route = routes.get(operation);
        return route?.method !== method || route?.path !== path;
      });
      return [
        ...different.map(([all]) => all),
        ...(whole.length === operations.length ? [] : [`${cells[0]}: ${text}`]),
      ];
    });
    expect(heads.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test("a call without an operation names the capability that it comes with", () => {
    const silent = heads.flatMap(tableBelow).filter(([, ours = ""]) => !/`[A-Z]+ \/|^comes with [a-z]+$/.test(ours));
    expect(silent).toEqual([]);
  });

  test.each(Object.entries(catalogue))("each call of %s is in its table", (group, calls) => {
    const named = tableBelow(`S2 §7 call of ${group}`).flatMap(([call = ""]) => call.split(", "));
    expect(named.sort()).toEqual([...calls].sort());
  });

  // The other groups of the catalogue have names of calls and no paths.
  test("each call of care has its own path: that of the catalogue, with ids where they belong", () => {
    const ours = ["statistics", "map"];
    const rows = tableBelow("S2 §7 call of care service").filter(([call = ""]) => call !== ours.join(", "));
    const wrong = rows.filter(([call = "", operation = ""]) => {
      const [, method = "", path = ""] = /^`([A-Z]+) \/care\/([^`]*)`/.exec(operation) ?? [];
      const isSaidByMethod = { delete: "DELETE", get: "GET" }[call.split("/").at(-1) ?? ""] === method;
      const named = call.replaceAll("{id}/", "").replace("/{id}", "");
      return path.replaceAll(/\/?:\w+/g, "") !== (isSaidByMethod ? named.replace(/\/\w+$/, "") : named);
    });
    expect(wrong).toEqual([]);
    const paths = rows.map(([, operation = ""]) => codesIn(operation)[0]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test("each call of a capability that is not built names that capability, and none that is", () => {
    const rows = tableBelow("call of a later capability");
    expect(rows.flatMap(([call = ""]) => splitCalls(call)).sort()).toEqual([...laterCalls].sort());
    const capabilities = [...page.matchAll(/comes? with (\w+)/g), ...rows.map(([, word = ""]) => ["", word])];
    expect(capabilities.map(([, word = ""]) => word).filter((word) => word in contract)).toEqual([]);
  });

  test("a call without a counterpart says where it is specified and why it has none", () => {
    const rows = tableBelow("in the specification");
    expect(rows.length).toBeGreaterThan(9);
    expect(rows.filter(([what, where = "", why = ""]) => !what || !/S[12] §/.test(where) || why.length < 40)).toEqual(
      [],
    );
  });
});

/** The cells of each row of the table whose header begins like this. */
function tableBelow(head: string): string[][] {
  const start = page.indexOf(`\n| ${head}`);
  expect(start, `a table headed ${head}`).toBeGreaterThan(-1);
  const lines = page
    .slice(start + 1)
    .split("\n")
    .slice(2);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(0, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The texts between backticks. */
function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

/** Split at commas outside of brackets. */
function splitCalls(cell: string): string[] {
  return cell.split(/, (?![^(]*\))/);
}

function isCode(word: string): boolean {
  return word in kernel.refusals || (kernel.fieldCodes as readonly string[]).includes(word);
}

/** All names and values of a route's query, body and response. */
function shapeOf(operation: string): string {
  const route = routes.get(operation);
  return [route?.query, route?.body, route?.response]
    .map((shape) => (shape ? JSON.stringify(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })) : ""))
    .join();
}

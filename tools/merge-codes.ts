/** Merges the codes of the kernel and of all capabilities into one table. */
import { existsSync } from "node:fs";
import { inOrder, type Place } from "../packages/client/src/menus/index.ts";
import type { Codes, SecurityEvent } from "../packages/contract/src/kernel/codes.ts";
import type { NoticeCode, NoticeCodes } from "../packages/contract/src/notice-codes.ts";
import type { SearchCodes } from "../packages/contract/src/search-codes.ts";
import { capabilities } from "./capabilities.ts";

const contract = "packages/contract/src";
type AllCodes = Codes & Partial<NoticeCodes & SearchCodes>;

/** The kernel's codes first, then the capabilities' in their order. These files import nothing but types. */
async function readCodes(): Promise<[owner: string, codes: AllCodes][]> {
  const files = [["kernel", "kernel/own-codes.ts"], ...capabilities.map((word) => [word, `${word}/codes.ts`])];
  const present = files.filter(([, file]) => existsSync(`${contract}/${file}`));
  return Promise.all(
    present.map(
      async ([owner = "", file]) =>
        [owner, (await import(/* @vite-ignore */ `../${contract}/${file}`)).codes] as [string, AllCodes],
    ),
  );
}

/** @throws when two capabilities have the same code */
export async function mergeCodes(): Promise<AllCodes & { owners: Record<string, string> }> {
  const owners: Record<string, string> = {};
  const merged = {
    refusals: {} as Record<string, readonly [number, string]>,
    fields: [] as string[],
    liveTopics: [] as string[],
    logActions: [] as string[],
    securityEvents: {} as Partial<Record<SecurityEvent, string[]>>,
    notices: {} as Record<string, NoticeCode>,
    found: [] as Place[],
  };
  for (const [owner, codes] of await readCodes()) {
    const { refusals = {}, fields = [], liveTopics = [], logActions = [], notices = {}, found = [] } = codes;
    for (const code of [...Object.keys(refusals), ...fields]) {
      if (owners[code]) throw new Error(`the code ${code} belongs to ${owners[code]} and to ${owner}`);
      owners[code] = owner;
    }
    Object.assign(merged.refusals, refusals);
    merged.fields.push(...fields);
    merged.liveTopics.push(...liveTopics);
    merged.found.push(...found);
    merged.logActions.push(...logActions.map((action) => `${owner}.${action}`));
    for (const [event, named] of securityEventsOf(owner, codes))
      merged.securityEvents[event] = [...(merged.securityEvents[event] ?? []), ...named];
    for (const [kind, code] of Object.entries(notices)) merged.notices[`${owner}.${kind}`] = code;
  }
  return { ...merged, owners };
}

/** Log actions get their owner's name, as in the log. @throws when the capability has no such code */
function securityEventsOf(
  owner: string,
  { refusals = {}, fields = [], logActions = [], securityEvents = {} }: AllCodes,
): [SecurityEvent, string[]][] {
  const named = (code: string) => {
    if (logActions.includes(code)) return `${owner}.${code}`;
    if (code in refusals || fields.includes(code)) return code;
    throw new Error(`${owner} has no code ${code}`);
  };
  return (Object.entries(securityEvents) as [SecurityEvent, readonly string[]][]).map(([event, codes]) => [
    event,
    codes.map(named),
  ]);
}

/** Path and content of the table. */
export async function codeTable(): Promise<Record<string, string>> {
  const { refusals, fields, liveTopics, logActions, securityEvents, notices, found = [] } = await mergeCodes();
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
  const lines = [
    "// Made by `npm run generate` from kernel/own-codes.ts and the codes.ts of each capability.",
    constant("refusals", refusals),
    constant("fieldCodes", fields),
    constant("liveTopics", liveTopics),
    constant("logActions", logActions),
    constant("securityEvents", securityEvents),
    constant("notices", notices),
    constant(
      "foundKinds",
      inOrder(found).map(({ key }) => key),
    ),
  ];
  return { [`${contract}/codes.gen.ts`]: `${lines.join("\n")}\n` };
}

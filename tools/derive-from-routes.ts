/** Derives openapi.json and the client's path table from the route tables. */
import { readFileSync } from "node:fs";
import { contract } from "../packages/contract/src/index.ts";
import * as kernel from "../packages/contract/src/kernel/index.ts";
import { capabilities } from "./capabilities.ts";
import { openapi } from "./openapi.ts";
import { textOf } from "./openapi-text.ts";

type Routes = (typeof contract)[keyof typeof contract];
type IsNamed = (route: { access: { to: string }; path: string }) => boolean;

/** Only the public pages, people who sign up as a resident, and who answers or votes without an account call these; maps, addresses and neighbourhoods are for staff as well. */
const ofPublicPages =
  /^\/networks\/:networkSlug\/(residents|activities|calendars|organisations|posts|public-senders|agenda|surveys|survey-drafts|code-ballot|rounds|projects|ideas|participation|links|shared|care\/answers|care\/forms\/)/;

/** The server itself calls these for the pages that it draws. */
const ofDrawnPages = /^\/networks\/:networkSlug\/participation(\/|$)/;

/** What each app may call. */
const isFor: Record<"residents" | "staff", IsNamed> = {
  residents: ({ access, path }) => !["staff", "owner", "system"].includes(access.to) && !ofDrawnPages.test(path),
  staff: ({ access, path }) => access.to !== "resident" && !ofPublicPages.test(path),
};

const rowsOf = (routes: Routes, isNamed: IsNamed) =>
  Object.fromEntries(
    Object.entries(routes)
      .filter(([, route]) => isNamed(route))
      .map(([name, route]) => [
        name,
        // As `readPathRow` of the client reads it.
        [kernel.kindOf(route), route.method, route.path, ...("encoding" in route ? ["form"] : [])].join(" "),
      ]),
  );

const tableOf = (isNamed: IsNamed) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(contract).map(([word, routes]) => [word, rowsOf(routes, isNamed)])),
    null,
    2,
  );

const pathTable = (): string =>
  [
    "// Made by `npm run generate`: what a client must know of each route without loading the schemas.",
    'import type { PathTable } from "./kernel/client.ts";',
    'import type { AppContract } from "./index.ts";',
    "",
    `export const paths: PathTable<AppContract> = ${tableOf(() => true)};`,
    "",
  ].join("\n");

/** The build of an app takes only its own part: about half of all routes are not for its users, and every first visit would load them. */
const pathTableOf = (people: keyof typeof isFor): string =>
  [
    `// Made by \`npm run generate\`: the part of paths.gen.ts that the ${people === "staff" ? "staff" : "residents'"} app may call.`,
    `export const paths = ${tableOf(isFor[people])};`,
    "",
  ].join("\n");

/** Returns the content of each file by its path. */
export async function deriveFromRoutes(): Promise<Record<string, string>> {
  const doors = await Promise.all(
    capabilities.map(async (word) => [word, await import(`../packages/contract/src/${word}/index.ts`)]),
  );
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    "packages/contract/src/paths.gen.ts": pathTable(),
    "packages/contract/src/paths-of-residents.gen.ts": pathTableOf("residents"),
    "packages/contract/src/paths-of-staff.gen.ts": pathTableOf("staff"),
    "openapi.json": textOf(openapi(contract, { kernel, ...Object.fromEntries(doors) }, version)),
  };
}

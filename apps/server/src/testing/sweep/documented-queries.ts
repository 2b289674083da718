/** Calls each list as openapi.json shows it: programs of others begin by copying that. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Definitions, exampleOf, isCursor, type Shape } from "../../../../../tools/examples.ts";
import { sampleOf } from "../samples/index.ts";
import { type Calls, outcomeOf, type Walked } from "./routes.ts";

interface Parameter {
  name?: string;
  in?: string;
  schema?: Shape;
}
interface Document {
  paths: Record<string, Record<string, { parameters: Parameter[] }>>;
  components: { schemas: Definitions };
}

const file = join(import.meta.dirname, "../../../../../openapi.json");
const { paths, components }: Document = JSON.parse(await readFile(file, "utf8"));

/** Each parameter of the route's query with its example; a cursor is what a page of the same list handed out, so it has none. */
function documentedQuery({ route }: Walked): Record<string, unknown> {
  const path = `/api${route.path.replace(/:([a-zA-Z]+)/g, "{$1}")}`;
  const { parameters = [] } = paths[path]?.[route.method.toLowerCase()] ?? {};
  return Object.fromEntries(
    parameters
      .filter((one) => one.in === "query" && !isCursor(one.schema ?? {}))
      .map(({ name = "", schema = {} }) => [name, exampleOf(schema, components.schemas, name)]),
  );
}

/** A line if the query that the document shows is refused as such; what it names need not exist. */
export async function faultsOfDocumented(
  calls: Calls,
  walked: Walked,
  ids: Parameters<typeof sampleOf>[1],
): Promise<string[]> {
  if (!walked.route.query || walked.route.method !== "GET") return [];
  const { by, input } = sampleOf(walked, ids);
  const query = documentedQuery(walked);
  const sent = { ...((await input) as object), query };
  const { code, body } = await outcomeOf(calls.send(walked, by, sent));
  return code === "invalid_input"
    ? [`as documented it is refused with ${JSON.stringify(body)}: ${JSON.stringify(query)}`]
    : [];
}

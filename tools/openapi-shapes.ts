/** The contract's shapes as JSON schemas. One that a door exports appears once, under components, by the name of its export. */
import { z } from "zod";
import { withExamples } from "./examples.ts";

export type Direction = "input" | "output";
type Json = Record<string, unknown>;

const root = "#/components/schemas/";

/**
 * Gives every exported schema the name of its export; a name that two doors use is prefixed with the name of its door.
 * `doors`: the exports of each capability's door.
 */
export function nameShapes(doors: Record<string, Record<string, unknown>>): void {
  const exports = Object.entries(doors).flatMap(([word, door]) =>
    Object.entries(door).flatMap(([name, shape]) => (shape instanceof z.ZodType ? [{ word, name, shape }] : [])),
  );
  for (const [name, sharing] of Map.groupBy(exports, (one) => one.name)) {
    const isShared = new Set(sharing.map(({ shape }) => shape)).size > 1;
    for (const { word, shape } of sharing) {
      const given = z.globalRegistry.get(shape);
      if (!given?.id) z.globalRegistry.add(shape, { ...given, id: isShared ? `${word}.${name}` : name });
    }
  }
}

/** Collects the named shapes that the document refers to. */
export class Shapes {
  #named: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };

  /** The schema of `shape`, or a reference to it. */
  schemaOf(shape: z.ZodType, direction: Direction): Json {
    const whole = z.toJSONSchema(shape, { io: direction, unrepresentable: "any", override: withoutSafeBounds });
    const text = JSON.stringify(whole).replaceAll(/"#\/\$defs\/([\w.]+)"/g, (_, name) => `"${root}${name}"`);
    const { $schema: _, $defs = {}, id, ...own } = JSON.parse(text);
    const named = this.#named[direction];
    const found = Object.entries<Json>($defs).map(([name, { id: __, ...definition }]) => [name, definition] as const);
    if (typeof id === "string") found.push([id, own]);
    const definitions = Object.fromEntries(found);
    for (const [name, definition] of found) named.set(name, withExamples(definition, "", definitions));
    return marked(typeof id === "string" ? { $ref: root + id } : withExamples(own, "", definitions), direction);
  }

  /** The schema of each field, even of a named object. */
  fieldsOf(shape: z.ZodObject, direction: Direction): Record<string, Json> {
    // A copy has no name.
    const { properties = {} } = this.schemaOf(z.object(shape.shape), direction) as {
      properties?: Record<string, Json>;
    };
    return properties;
  }

  /**
   * The document with its shapes under components. Where fields have defaults, callers send another shape than they get; only then is a
   * shape listed twice, the sent form as `NameInput`.
   */
  complete<Document extends { components: object }>(document: Document): Document {
    const { input, output } = this.#named;
    const differing = namesThatDiffer(input, output);
    const schemas = [
      ...[...output].map(([name, schema]) => [name, marked(schema, "output")] as const),
      ...[...input].flatMap(([name, schema]) => {
        const own = output.has(name) ? `${name}Input` : name;
        return output.has(name) && !differing.has(name) ? [] : [[own, marked(schema, "input")] as const];
      }),
    ].sort(([one], [other]) => (one < other ? -1 : 1));
    const whole = { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
    const text = JSON.stringify(whole).replaceAll(/"(#\/components\/schemas\/)([\w.]+)~input"/g, (_, path, name) =>
      differing.has(name) ? `"${path}${name}Input"` : `"${path}${name}"`,
    );
    return JSON.parse(text);
  }
}

/** Removes the bounds that every integer has: the document's description says them once. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Marks references in what callers send, until it is known which of them have a form of their own. */
function marked(schema: Json, direction: Direction): Json {
  if (direction === "output") return schema;
  return JSON.parse(JSON.stringify(schema).replaceAll(/"(#\/components\/schemas\/[\w.]+)"/g, '"$1~input"'));
}

function namesThatDiffer(input: Map<string, Json>, output: Map<string, Json>): Set<string> {
  const both = [...input.keys()].filter((name) => output.has(name));
  const differing = new Set(
    both.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
  );
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const name of both) {
      const text = JSON.stringify(input.get(name));
      if ([...text.matchAll(/#\/components\/schemas\/([\w.]+)/g)].some(([, one = ""]) => differing.has(one)))
        differing.add(name);
    }
  }
  return differing;
}

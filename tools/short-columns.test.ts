/** In tables, numbers, days and moments take the room that they need, so that the first column has the rest for its title. */
import { expect, test } from "vitest";
import { type Node, nodesIn, programOf } from "./source-nodes.ts";
import { shipped } from "./source-tree.ts";

const propertiesOf = ({ properties }: Node): Map<string, Node> =>
  new Map(
    (properties as { key?: { name?: string }; value?: Node }[]).flatMap(({ key, value }) =>
      key?.name && value ? [[key.name, value]] : [],
    ),
  );

/** Of the columns of tables, those whose values are short by nature, with the width that they are given. */
const columns = shipped
  .filter(({ path, text }) => path.startsWith("apps/dashboard/") && text.includes("render"))
  .flatMap(({ path, text }) =>
    [...nodesIn(programOf(path, text))].flatMap((node) => {
      if (node.type !== "ObjectExpression") return [];
      const of = propertiesOf(node);
      const said = (name: string) => text.slice(of.get(name)?.start ?? 0, of.get(name)?.end ?? 0);
      const value = said("render");
      // A second line, buttons and badges say for themselves how wide they are.
      if (!of.has("title") || value === "" || of.has("isWhole") || of.has("line")) return [];
      const isShort = said("align").includes("end") || /\bformat\.(day|moment)\(/.test(value);
      // Words beside it, in a line of its own or after a comma.
      const isMore = /<>|\.filter\(/.test(value);
      return isShort && !isMore ? [{ place: `${path}: ${said("title")}`, width: said("width") }] : [];
    }),
  );

test("a column of numbers, days or moments is as wide as its content", () => {
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter(({ width }) => !width.includes('"content"')).map(({ place }) => place)).toEqual([]);
});

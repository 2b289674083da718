/**
 * A dialog's main button stays in view: it stands in <DialogActions> or in a panel's footer, not in what scrolls. And the focus begins
 * at its first field, not at the cross that closes it.
 */
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { type Node, nodesIn, partsOf, programOf } from "./source-nodes.ts";
import { shipped } from "./source-tree.ts";

/** What covers the page, by the names that screens draw it with. */
const overlays = new Set(["Dialog", "Modal", "SideDrawer", "BottomSheet", "FormDialog", "FormDrawer", "ConfirmDialog"]);

/** Buttons that belong to one part of a dialog, beside what they are about. */
const inTheText: Record<string, string> = {
  "apps/resident/src/features/residents/parts/proof-methods.tsx": "one of three ways, with the field that it is for",
};

const files = new Map(
  shipped
    .filter(({ path }) => path.endsWith(".tsx"))
    .map(({ path, text }) => [path, { text, program: programOf(path, text) }]),
);

const nameOf = (element: Node): string => {
  const { name } = element.openingElement as { name: { type: string; name?: string } };
  return name.type === "JSXIdentifier" ? (name.name ?? "") : "";
};

const attributesOf = (element: Node): Map<string, unknown> => {
  const { attributes } = element.openingElement as { attributes: { name?: { name: string }; value?: Node | null }[] };
  return new Map(attributes.map(({ name, value }) => [name?.name ?? "", value?.value ?? value]));
};

/** The main button of its group: one that sends the form, or one without a quieter look. */
function isMain(element: Node, path: string): boolean {
  const attributes = attributesOf(element);
  if (attributes.get("type") === "submit") return true;
  if (!path.startsWith("apps/resident/")) return !attributes.has("variant");
  return attributes.get("look") === "main" || attributes.get("look") === "danger";
}

const declared = (path: string, name: string): Node | undefined =>
  [...nodesIn(files.get(path)?.program ?? { type: "", start: 0, end: 0 })].find(
    (node) =>
      (node.type === "FunctionDeclaration" || node.type === "VariableDeclarator") &&
      (node.id as { name?: string } | null)?.name === name,
  );

/** Where a part that a file draws is declared: in itself, or in a file beside it. */
function partNamed(path: string, name: string): { path: string; node: Node } | null {
  const own = declared(path, name);
  if (own) return { path, node: own };
  const from = files
    .get(path)
    ?.text.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\.[^"]+\\.tsx)"`))?.[1];
  const target = from && join(dirname(path), from);
  const node = target && declared(target, name);
  return node ? { path: target, node } : null;
}

/** Main buttons in what scrolls, by their places. */
function loose(path: string, node: Node, seen: Set<string>): string[] {
  if (node.type === "JSXAttribute" && (node.name as { name: string }).name === "footer") return [];
  if (node.type !== "JSXElement") return partsOf(node).flatMap((part) => loose(path, part, seen));
  const name = nameOf(node);
  if (name === "DialogActions") return [];
  const line = files.get(path)?.text.slice(0, node.start).split("\n").length;
  const here = name === "Button" && isMain(node, path) ? [`${path}:${line}`] : [];
  const part = /^[A-Z]/.test(name) && !overlays.has(name) ? partNamed(path, name) : null;
  const key = part && `${part.path} ${name}`;
  if (key && !seen.has(key)) here.push(...loose(part.path, part.node, seen.add(key)));
  return [...here, ...partsOf(node).flatMap((one) => loose(path, one, seen))];
}

/** All that a part draws, also by its own parts, without further dialogs. */
function* elementsIn(path: string, node: Node, seen: Set<string>): Generator<Node> {
  if (node.type === "JSXElement") {
    const name = nameOf(node);
    if (overlays.has(name)) return;
    yield node;
    const part = /^[A-Z]/.test(name) ? partNamed(path, name) : null;
    const key = part && `${part.path} ${name}`;
    if (key && !seen.has(key)) yield* elementsIn(part.path, part.node, seen.add(key));
  }
  for (const part of partsOf(node)) yield* elementsIn(path, part, seen);
}

/** What is typed or chosen in a form, by the names of the kit. */
const fields =
  /^(Checkbox|Radio|Select|Segmented|Switch|\w+(?:Area|Date|Number|Password|Suggest|Text|Time)?Field|TextArea|MultiSelect|DateRange)$/;

/** The kit begins in the form of a window; where there is none, a control says that it comes first. */
function startsAtCross(path: string, overlay: Node): boolean {
  if (/^Form(Dialog|Drawer)$/.test(nameOf(overlay))) return false;
  const inside = (overlay.children as Node[]).flatMap((child) => [...elementsIn(path, child, new Set())]);
  const isForm = inside.some((one) => nameOf(one) === "form" || attributesOf(one).has("data-autofocus"));
  return !isForm && inside.some((one) => fields.test(nameOf(one)));
}

/** Windows to read, with a field further down. */
const toRead: Record<string, string> = {
  "apps/dashboard/src/features/vacancies/parts/application-drawer.tsx":
    "an application, with the colleagues' note below it",
};

const found = new Set<string>();
const atCross: string[] = [];
let drawn = 0;
for (const [path, { program }] of files) {
  for (const node of nodesIn(program)) {
    if (node.type !== "JSXElement" || !overlays.has(nameOf(node))) continue;
    drawn++;
    if (path.startsWith("apps/dashboard/") && startsAtCross(path, node)) atCross.push(path);
    for (const place of (node.children as Node[]).flatMap((child) => loose(path, child, new Set()))) found.add(place);
  }
}
const fileOf = (place: string) => place.replace(/:\d+$/, "");

test("a dialog's main button is at its foot, in view however long it is", () => {
  expect(drawn).toBeGreaterThan(40);
  expect([...found].filter((place) => !inTheText[fileOf(place)])).toEqual([]);
});

test("a dialog with fields is a form, so that the focus begins at its first field and not at its cross", () => {
  expect(atCross.filter((path) => !toRead[path])).toEqual([]);
});

test("each exception is still needed", () => {
  expect(Object.keys(inTheText).filter((path) => ![...found].some((place) => fileOf(place) === path))).toEqual([]);
  expect(Object.keys(toRead).filter((path) => !atCross.includes(path))).toEqual([]);
});

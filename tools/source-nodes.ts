/** Source files as the parser reads them, for the tests about what screens draw. */
import { parseSync } from "vite";

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The parser's own types name each kind of node; here only parts are walked. */
export const programOf = (path: string, text: string): Node =>
  JSON.parse(JSON.stringify(parseSync(path, text).program));

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
export const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* nodesIn(part);
}

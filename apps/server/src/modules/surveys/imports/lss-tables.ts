/** Reads the XML of a survey that LimeSurvey exported (.lss) into its tables: rows of fields, as text. */
import type { Tables } from "@stoep/instrument";
import { SaxesParser } from "saxes";

const limits = {
  /** Of all tables: 500 questions with 100 options in 10 languages are half of it. */
  rows: 1_000_000,
  /** Elements within each other: a field stands at the fifth place. */
  depth: 12,
} as const;

export type LssFault = "not-xml" | "not-lss" | "too-large";

export class LssError extends Error {
  readonly fault: LssFault;
  /** Counted from 1; 0: the file as a whole. */
  readonly line: number;

  constructor(fault: LssFault, line = 0) {
    super(`${fault} in line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

/** Elements whose text is a field: document / table / rows / row / field. */
const fieldDepth = 5;

/** Entities of its own, which could grow without end, are refused by the parser. @throws {LssError} */
export function lssTables(xml: string): Tables {
  const parser = new SaxesParser();
  const tables: Record<string, Record<string, string>[]> = Object.create(null);
  const path: string[] = [];
  const state = { rows: 0, isSurvey: false, text: "" };
  const fail = (fault: LssFault): never => {
    throw new LssError(fault, parser.line);
  };
  const addRow = (table: string, row: Record<string, string>) => {
    state.rows += 1;
    if (state.rows > limits.rows) fail("too-large");
    tables[table] ??= [];
    tables[table].push(row);
  };
  parser.on("error", () => fail("not-xml"));
  parser.on("doctype", () => fail("not-xml"));
  parser.on("opentag", ({ name }) => {
    if (path.push(name) > limits.depth) fail("too-large");
    state.text = "";
    if (path.length === 1 && name !== "document") fail("not-lss");
    const [, table = "", rows, row] = path;
    if (path.length === 4 && rows === "rows" && row === "row") addRow(table, Object.create(null));
    if (path.length === 3 && table === "languages" && rows === "language") addRow(table, Object.create(null));
  });
  const addText = (text: string) => {
    state.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    const [, table = "", rows, row] = path;
    if (path.length === 2 && name === "LimeSurveyDocType") state.isSurvey = state.text.trim() === "Survey";
    const isField = path.length === fieldDepth && rows === "rows" && row === "row";
    const isLanguage = path.length === 3 && table === "languages" && rows === "language";
    const last = isField || isLanguage ? tables[table]?.at(-1) : undefined;
    if (last) last[name] = state.text;
    path.pop();
    state.text = "";
  });
  parser.write(xml).close();
  if (!state.isSurvey) throw new LssError("not-lss");
  return tables;
}

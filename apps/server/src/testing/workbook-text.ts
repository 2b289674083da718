/** Reads a workbook of ours as a spreadsheet shows it, for tests of exported lists. */
import { textsIn } from "./unzip.ts";

export interface ShownCell {
  text: string;
  kind: "text" | "number" | "moment" | "day" | "month" | "exact" | "heading" | "above";
}
export interface ShownSheet {
  /** The lines above the table. */
  above: string[];
  headings: string[];
  rows: ShownCell[][];
  /** Behind the headings and of their letters, as `#rrggbb`. */
  colours: { fill: string; ink: string };
  /** What is printed at the foot of each page. */
  foot: string;
}

const kinds = ["text", "heading", "moment", "day", "month", "exact", "above", "above", "above"] as const;

const unescaped = (xml: string) =>
  xml
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, "&");

function cellsIn(row: string): ShownCell[] {
  return [
    ...row.matchAll(/<c( t="inlineStr")?(?: s="(\d+)")?>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs),
  ].map(([, typed, style = "0", value, text = ""]) => {
    const kind = kinds[Number(style)] ?? "text";
    return typed
      ? { text: unescaped(text), kind }
      : { text: value ?? "", kind: kind === "text" ? ("number" as const) : kind };
  });
}

const colourIn = (xml = "") => `#${(/rgb="FF(\w{6})"/.exec(xml)?.[1] ?? "").toLowerCase()}`;

export async function shownSheet(workbook: Buffer): Promise<ShownSheet> {
  const parts = await textsIn(workbook);
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  const styles = parts["xl/styles.xml"] ?? "";
  const rows = [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) => cellsIn(row));
  const at = rows.findIndex(([first]) => first?.kind === "heading");
  const repeated = /<definedName name="_xlnm.Print_Titles"[^>]*>'[^']+'!\$(\d+):\$\1</.exec(
    parts["xl/workbook.xml"] ?? "",
  );
  if (!sheet.includes(`<row r="${repeated?.[1]}"><c t="inlineStr" s="1">`))
    throw new Error("headings are not repeated");
  return {
    above: rows.slice(0, Math.max(0, at)).map(([first]) => first?.text ?? ""),
    headings: rows[at]?.map(({ text }) => text) ?? [],
    rows: rows.slice(at + 1),
    colours: {
      fill: colourIn(/<fgColor[^>]*>/.exec(styles)?.[0]),
      ink: colourIn([...styles.matchAll(/<font>.*?<\/font>/g)][1]?.[0]),
    },
    foot: unescaped(/<oddFooter>(.*?)<\/oddFooter>/.exec(sheet)?.[1] ?? ""),
  };
}

/** The figures as a file for a spreadsheet and as a report. */
import type { CareStatistics } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { mark } from "#kernel/texts.ts";
import {
  type FileColumn,
  type ListFile,
  peopleCell,
  type ReportBlock,
  type ReportDocument,
} from "#modules/files/index.ts";
import { phrases } from "./definitions.ts";
import type { LoadedStatistics } from "./figures.ts";
import { formatsOf } from "./formats.ts";

interface StatisticsRow {
  part: string;
  name: string;
  figure: string;
  value: string | number;
  definition: string;
}

const column = (
  key: keyof StatisticsRow,
  heading: FileColumn<StatisticsRow>["heading"],
): FileColumn<StatisticsRow> => ({
  heading,
  cell: (row) => row[key],
});
export const statisticsFile: ListFile<StatisticsRow> = {
  title: phrases.title,
  columns: [
    column("part", phrases.part),
    column("name", phrases.name),
    column("figure", phrases.figure),
    column("value", phrases.value),
    column("definition", phrases.meaning),
  ],
};

/** One row for each figure, and for each value of each section. */
export function statisticsRows(
  { figures, sections, from, until, selection }: LoadedStatistics,
  language: Language,
): StatisticsRow[] {
  const { day } = formatsOf(language);
  const part = [`${day(from)} – ${day(until)}`, ...selection].join(" · ");
  return [
    ...figures.map(({ label, value, amount, unit, definition }) => ({
      part,
      name: label,
      figure: unit || label,
      value: amount ?? value,
      definition,
    })),
    ...sections.flatMap(({ title, definition, columns, rows }) =>
      rows.flatMap(({ label, values }) =>
        values.map((value, place) => ({
          part: title,
          name: label,
          figure: columns[place] ?? "",
          value: value ?? String(peopleCell(null, language)),
          definition,
        })),
      ),
    ),
  ];
}

export function statisticsReport(
  { figures, sections, from, until, selection }: CareStatistics,
  { organisation, language }: { organisation: string; language: Language },
): ReportDocument {
  const { day } = formatsOf(language);
  const title = phrases.title[language];
  const explained = [
    ...figures.map(({ label, definition }) => ({ label, definition })),
    ...sections.map((one) => ({ label: one.title, definition: one.definition })),
  ];
  return {
    title,
    author: organisation,
    language,
    lines: [`${day(from)} – ${day(until)}`, ...selection],
    footer: `${organisation} · ${title}`,
    blocks: [
      { kind: "figures", items: figures.map(({ label, value }) => ({ label, value, hints: [] })) },
      ...sections.flatMap((one) => sectionBlocks(one, language)),
      { kind: "heading", text: phrases.definitions[language] },
      ...explained.map(({ label, definition }) => ({
        kind: "text" as const,
        text: `${label}${mark(":", language)} ${definition}`,
        quiet: true,
      })),
    ],
  };
}

type Section = CareStatistics["sections"][number];

function sectionBlocks({ key, title, heading, columns, rows }: Section, language: Language): ReportBlock[] {
  const { people } = formatsOf(language);
  const text = ({ values }: Section["rows"][number]) => values.map(people).join(" · ");
  const table: ReportBlock[] = [
    { kind: "heading", text: title },
    {
      kind: "table",
      head: [heading, ...columns],
      rows: rows.map(({ label, values }) => [label, ...values.map(people)]),
    },
  ];
  if (key === "network" || key === "time" || rows.length === 0) return table;
  const most = Math.max(1, ...rows.map(({ values }) => values.reduce<number>((all, one) => all + (one ?? 0), 0)));
  return [
    {
      kind: "chart",
      title,
      summary: "",
      alt: rows.map((row) => `${row.label}${mark(":", language)} ${text(row)}`).join(`${mark(";", language)} `),
      chart: {
        kind: "bars",
        rows: rows.map((row) => ({
          key: row.key,
          label: row.label,
          values: row.values.map((one) => one ?? 0),
          text: text(row),
        })),
        series: columns.map((label, place) => ({ key: String(place), label })),
        max: most,
      },
    },
    ...table,
  ];
}

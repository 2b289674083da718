/** Rows that are judged by the same columns. */
import { instrumentLimits } from "../instrument.ts";
import type { KindDefinition } from "./kind.ts";
import { allKept, choiceProblems, noDomain, textsOf, totalOf, withTexts } from "./parts.ts";

const { columns: columnsMost, rows: rowsMost } = instrumentLimits;

const cellItem = (rowId: string, columnId: string): string => `${rowId} ${columnId}`;

export const matrix: KindDefinition<"matrix"> = {
  uses: ["columns"],
  texts: ({ rows, columns }) => [...textsOf(rows), ...textsOf(columns)],
  withTexts: (question, textOf) => ({
    ...question,
    rows: withTexts(question.rows, textOf),
    columns: withTexts(question.columns, textOf),
  }),
  problems: ({ rows, columns }) => [
    ...choiceProblems(rows, { path: "rows", least: 1, most: rowsMost, few: "rowsRequired", many: "tooManyRows" }),
    ...choiceProblems(columns, {
      path: "columns",
      least: 2,
      most: columnsMost,
      few: "columnsRequired",
      many: "tooManyColumns",
    }),
  ],
  isEmpty: ({ columns = {} }) => Object.keys(columns).length === 0,
  answerProblem({ rows, columns, isRequired }, answer) {
    const chosen = Object.entries(answer.columns ?? {});
    const isKnown = chosen.every(
      ([row, column]) => rows.some(({ id }) => id === row) && columns.some(({ id }) => id === column),
    );
    if (!isKnown) return "answerOption";
    return isRequired && chosen.length < rows.length ? "rowsMissing" : null;
  },
  domain: ({ rows, columns }, rowId) =>
    rows.some(({ id }) => id === rowId) ? { ...noDomain, optionIds: columns.map(({ id }) => id) } : noDomain,
  facts({ columns = {} }, rowId) {
    const chosen = rowId === null ? undefined : columns[rowId];
    return { optionIds: chosen === undefined ? [] : [chosen], number: null };
  },
  meaning: () => null,
  named: ({ rows, columns }) => [rows, columns],
  mayGrow: false,
  withoutPersonal: allKept,
  paper: ({ rows, columns }) => ({
    hint: { say: "eachRow" },
    fields: [{ draw: "table", rows: rows.map(({ text }) => text), columns: columns.map(({ text }) => text) }],
  }),
  inWords: ({ rows, columns }, answer) =>
    rows
      .flatMap(({ id, text }) => {
        const column = columns.find((one) => one.id === answer.columns?.[id]);
        return column ? [`${text}: ${column.text}`] : [];
      })
      .join("; "),
  counts: (_question, { columns = {} }) => Object.entries(columns).map(([row, column]) => [cellItem(row, column), 1]),
  result: ({ rows, columns }, sumOf) => ({
    shape: "rows",
    rows: rows.map(({ id }) => {
      const counted = columns.map((column) => ({ id: column.id, count: sumOf(cellItem(id, column.id)) }));
      return { id, answered: totalOf(counted.map(({ count }) => count)), columns: counted };
    }),
  }),
};

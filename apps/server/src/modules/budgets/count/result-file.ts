/** The result of a vote as a file for a spreadsheet: a row of each idea, with what everybody reads of it. */
import type { ReadRound } from "@stoep/contract/budgets";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const { headings, reasons, title, votesNotShown } = words.files;

type District = ReadRound["districts"][number];
type Result = NonNullable<ReadRound["result"]>["districts"][number];

interface Row {
  district: District;
  /** Whole units of the currency. */
  idea: Pick<District["ideas"][number], "title" | "cost">;
  counted: Result["ideas"][number];
  disclosure: Result["disclosure"];
}

/** In the order of the count, district by district. Empty until the vote is counted. */
export function* resultRows({ districts, result }: ReadRound): Generator<Row> {
  for (const district of districts) {
    const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
    const { ideas = [], disclosure = "winners" } =
      result?.districts.find((one) => one.districtId === district.id) ?? {};
    for (const counted of ideas) {
      const idea = known.get(counted.ideaId);
      if (idea) yield { district, idea, counted, disclosure };
    }
  }
}

export const resultFile = (projectTitle: string, { currency }: ReadRound): ListFile<Row> => ({
  title,
  about: () => [projectTitle],
  columns: [
    { heading: headings.district, cell: ({ district }) => district.name },
    { heading: headings.idea, cell: ({ idea }) => idea.title },
    { heading: headings.cost, cell: ({ idea }) => idea.cost },
    { heading: headings.currency, cell: () => currency },
    {
      heading: headings.votes,
      cell: ({ disclosure, counted: { votes, reason } }, language) => {
        if (disclosure === "winners") return "";
        return reason?.kind === "no-votes" ? 0 : (votes ?? votesNotShown[language]);
      },
    },
    { heading: headings.isChosen, cell: ({ counted }) => counted.isChosen },
    choiceColumn(headings.reason, reasons, ({ counted }) => counted.reason?.kind ?? null),
  ],
});

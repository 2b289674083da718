/** The result of a vote as a file for a spreadsheet: a row of each idea, with what everybody reads of it and of its district. */
import type { ReadRound, Reason } from "@stoep/contract/budgets";
import { centsOf } from "@stoep/contract/kernel";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const { headings, reasons, title, votesNotShown } = words.files;

type District = ReadRound["districts"][number];
type Result = NonNullable<ReadRound["result"]>["districts"][number];

interface Row {
  district: District;
  /** Whole units of the currency. */
  idea: Pick<District["ideas"][number], "title" | "cost">;
  counted: Result["ideas"][number];
  result: Result;
}

/** In the order of the count, district by district. Empty until the vote is counted. */
export function* resultRows({ districts, result: all }: ReadRound): Generator<Row> {
  for (const district of districts) {
    const known = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
    const result = all?.districts.find((one) => one.districtId === district.id);
    for (const counted of result?.ideas ?? []) {
      const idea = known.get(counted.ideaId);
      if (idea && result) yield { district, idea, counted, result };
    }
  }
}

/** Of the reasons of each rule, the numbers that the words on the page have. */
const numbersOf: Record<ReadRound["rule"], FileColumn<Row>[]> = {
  "most-votes": [numberOf("left", (reason) => ("left" in reason ? Math.floor(reason.left) : null))],
  "equal-shares": [
    numberOf("turn", (reason) => (reason.kind === "paid" ? reason.turn : null)),
    numberOf("share", (reason) =>
      reason.kind === "paid" && reason.share !== null ? centsOf(reason.share) / 100 : null,
    ),
    numberOf("together", (reason) =>
      reason.kind === "not-enough" && reason.together !== null ? Math.floor(reason.together) : null,
    ),
  ],
};

export const resultFile = (projectTitle: string, { currency, rule }: ReadRound): ListFile<Row> => ({
  title,
  about: () => [projectTitle],
  columns: [
    { heading: headings.district, cell: ({ district }) => district.name },
    { heading: headings.idea, cell: ({ idea }) => idea.title },
    { heading: headings.cost, cell: ({ idea }) => idea.cost },
    { heading: headings.currency, cell: () => currency },
    {
      heading: headings.votes,
      cell: ({ result: { disclosure }, counted: { votes, reason } }, language) => {
        if (disclosure === "winners") return "";
        return reason?.kind === "no-votes" ? 0 : (votes ?? votesNotShown[language]);
      },
    },
    { heading: headings.isChosen, cell: ({ counted }) => counted.isChosen },
    choiceColumn(headings.reason, reasons, ({ counted }) => counted.reason?.kind ?? null),
    ...numbersOf[rule],
    { heading: headings.ballots, cell: ({ result: { ballots } }, language) => ballots ?? votesNotShown[language] },
    { heading: headings.budget, cell: ({ district }) => district.budget },
    { heading: headings.spent, cell: ({ result }) => result.spent },
    { heading: headings.unspent, cell: ({ district, result }) => district.budget - result.spent },
  ],
});

type NumberName = "left" | "turn" | "share" | "together";

/** Empty where the reason has none, or it is not told. */
function numberOf(name: NumberName, of: (reason: Reason) => number | null): FileColumn<Row> {
  return { heading: headings[name], cell: ({ counted: { reason } }) => (reason ? of(reason) : null) };
}

/** The list as a file and, for decisions, their log: who, when, about what and why, without any text of residents. D §8 */
import { reportReasons } from "@stoep/contract/conversations";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { SubjectKinds } from "../subjects.ts";
import type { CaseRow } from "./store/case-list.ts";
import { words } from "./texts.ts";
import { groundWords } from "./words.ts";

const texts = words.files;

/** Titles of the organisation's own messages; those of residents are left out. */
const ownName = (row: CaseRow, subjects: SubjectKinds): string =>
  subjects.get(row.subjectKind)?.isPersonal ? "" : (row.judged?.title ?? "");

const moment = (heading: Translations, cell: (row: CaseRow) => Date | null): FileColumn<CaseRow> => ({
  heading,
  cell: (row) => cell(row) ?? "",
});

export const reportFile = (subjects: SubjectKinds): ListFile<CaseRow> => ({
  title: texts.titles.reports,
  columns: [
    choiceColumn(texts.headings.type, texts.things, ({ thing }) => thing),
    { heading: texts.headings.on, cell: (row) => ownName(row, subjects) },
    {
      heading: texts.headings.neighbourhood,
      cell: ({ neighbourhood }) => neighbourhood ?? "",
    },
    moment(texts.headings.since, ({ openedAt }) => openedAt),
    {
      heading: texts.headings.reports,
      cell: ({ reports }) => reports,
    },
    {
      heading: texts.headings.households,
      cell: ({ households }) => households,
    },
    ...reportReasons.map((one) => ({
      heading: groundWords[one],
      cell: ({ reasons }: CaseRow) => reasons.find(({ reason }) => reason === one)?.total ?? 0,
    })),
    choiceColumn(texts.headings.decision, texts.decisions, ({ decision }) => decision),
    choiceColumn(texts.headings.reason, groundWords, ({ ground }) => ground),
    {
      heading: texts.headings.explanation,
      cell: ({ reason }) => reason,
    },
    {
      heading: texts.headings.decidedBy,
      cell: ({ deciderName }) => deciderName ?? "",
    },
    moment(texts.headings.decided, ({ decidedAt }) => decidedAt),
    moment(texts.headings.takenBack, ({ undoneAt }) => undoneAt),
    moment(texts.headings.appeal, ({ appealedAt }) => appealedAt),
    choiceColumn(texts.headings.appealOutcome, texts.outcomes, ({ appealOutcome }) => appealOutcome),
    {
      heading: texts.headings.answeredBy,
      cell: ({ judgeName }) => judgeName ?? "",
    },
    moment(texts.headings.answered, ({ appealDecidedAt }) => appealDecidedAt),
  ],
});

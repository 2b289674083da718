/**
 * The figures of one message as a file for a spreadsheet: the whole message in the first row, then a row per neighbourhood, then one
 * per date.
 */

import { dateFormats, type Language } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import type { Engagement, PostStatistics, Rating, ReadPost } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import { inEach } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile, peopleCell } from "#modules/files/index.ts";
import { figureWords, ratingWords } from "../posts/index.ts";
import { activityLines } from "./report/activity.ts";
import { shareOf } from "./rules.ts";
import { say, words } from "./texts.ts";

const texts = words.files;

export interface FigureRow extends Engagement {
  name: string;
  rating: Rating;
}
/** The total, a neighbourhood, or a date, which has no figures but attendance. */
interface Row {
  figures: FigureRow | null;
  startsAt: Date | null;
  coming: number | null;
  waiting: number | null;
}
type Column = FileColumn<Row>;

export const statisticsRows = (statistics: PostStatistics, language: Language): FigureRow[] => [
  { ...statistics.total, name: texts.allNeighbourhoods[language], rating: statistics.rating },
  ...statistics.perNeighbourhood,
];

/** Attendance is known in total and per date, not per neighbourhood. */
export function spreadsheetRows(statistics: PostStatistics, language: Language): Row[] {
  const { attendance } = statistics;
  const nobody = { startsAt: null, coming: null, waiting: null };
  const [all, ...places] = statisticsRows(statistics, language).map((figures): Row => ({ ...nobody, figures }));
  const dates = attendance?.dates ?? [];
  return [
    ...(all ? [{ ...all, coming: attendance?.coming ?? null, waiting: attendance?.waiting ?? null }] : []),
    ...places,
    ...dates.map(({ startsAt, coming, waiting }) => ({
      figures: null,
      startsAt: new Date(startsAt),
      coming,
      waiting,
    })),
  ];
}

type People = "reached" | "seen" | "opened" | "clicked";
const people = (key: People): Column => ({
  heading: figureWords[key],
  cell: ({ figures }, language) => figures && peopleCell(figures[key], language),
});
/** Empty where there are too few people for a percentage. */
const share = (key: People): Column => {
  return {
    heading: inEach((language) => `${figureWords[key][language]} (%)`),
    cell: ({ figures }) => figures && percentOf(figures[key], figures.reached),
  };
};
const count = (key: "reactions" | "comments" | "votes"): Column => ({
  heading: figureWords[key],
  cell: ({ figures }) => figures?.[key] ?? null,
});

const percentOf = (part: PeopleCount, whole: PeopleCount): number | null => {
  const found = shareOf(part, whole);
  return found === null ? null : Math.round(found * 100);
};

const attendance: Column[] = [
  { heading: texts.attendance.date, cell: ({ startsAt }) => startsAt },
  { heading: texts.attendance.coming, cell: ({ coming }) => coming },
  { heading: texts.attendance.waiting, cell: ({ waiting }) => waiting },
];

/** Only the columns that this message can have: clicks with a button, votes of a poll, attendance of an activity. */
export function statisticsFile(post: ReadPost, statistics: PostStatistics): ListFile<Row> {
  const { title, type, cta } = post;
  return {
    title: inEach((language) => say(language, "files.title", { title: title.slice(0, 60) })),
    about: ({ language, timeZone }) => activityLines(post, dateFormats(language, { timeZone })),
    columns: [
      {
        heading: texts.headings.neighbourhood,
        cell: ({ figures }) => figures?.name ?? null,
      },
      people("reached"),
      people("seen"),
      share("seen"),
      people("opened"),
      share("opened"),
      ...(cta ? [people("clicked"), share("clicked")] : []),
      count("reactions"),
      count("comments"),
      ...(pollKindOf(type) ? [count("votes")] : []),
      choiceColumn(figureWords.rating, ratingWords, ({ figures }) => ratingOf(figures)),
      ...(statistics.attendance ? attendance : []),
    ],
  };
}

const ratingOf = (figures: FigureRow | null) => (figures === null || figures.rating === "none" ? null : figures.rating);

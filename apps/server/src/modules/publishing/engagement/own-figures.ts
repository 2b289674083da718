/** Sums over many posts, as they may be disclosed. Pure. */
import { recordOf, sumOf } from "@stoep/contract/kernel";
import type { OwnFigures, Rating } from "@stoep/contract/publishing";
import { disclosedFigures, sumFigures, type Totals } from "../posts/index.ts";
import type { countDays, countFigures } from "./store/own-figures.ts";

type CountedPosts = Totals & { published: number };
type YearRow = Awaited<ReturnType<typeof countFigures>>[number];
type DayRow = Awaited<ReturnType<typeof countDays>>[number];

const keys = Object.keys(sumFigures([])) as (keyof Totals)[];

/** How many went online, and their engagement together. */
function periodFigures(rows: readonly CountedPosts[]): OwnFigures["total"] {
  const sum = (key: keyof CountedPosts) => sumOf(rows, (row) => Number(row[key]));
  return { published: sum("published"), engagement: disclosedFigures(recordOf(keys, sum)) };
}

const ratings: Rating[] = ["good", "average", "weak", "early", "none"];

/** Every month has a row, even if nothing went online. */
export function figuresOfYear(months: readonly string[], rows: readonly YearRow[]): Omit<OwnFigures, "best"> {
  const rated = (rating: Rating) => rows.filter((row) => row.rating === rating);
  const counted = rows.flatMap(({ rolledAt }) => (rolledAt ? [rolledAt.getTime()] : []));
  return {
    months: months.map((day) => ({ day, ...periodFigures(rows.filter(({ month }) => day.startsWith(month))) })),
    total: periodFigures(rows),
    types: [...Map.groupBy(rows, ({ kind, type }) => `${kind} ${type}`).values()]
      .flatMap(([first, ...others]) =>
        first ? [{ kind: first.kind, type: first.type, ...periodFigures([first, ...others]) }] : [],
      )
      .sort((a, b) => b.published - a.published),
    ratings: ratings.map((rating) => ({ rating, published: periodFigures(rated(rating)).published })),
    // Older posts are counted again only when something happens to them.
    countedAt: counted.length > 0 ? new Date(Math.max(...counted)).toISOString() : null,
  };
}

export const figuresOfDays = (days: readonly string[], rows: readonly DayRow[]) =>
  days.map((day) => ({ day, ...periodFigures(rows.filter((row) => row.day === day)) }));

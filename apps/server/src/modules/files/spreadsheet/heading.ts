/** What stands above the table of a workbook: whose list it is, what it holds, which filters it was made with, and when. */
import { dateFormats, type Language, labelled } from "@stoep/contract/kernel";
import { words } from "../texts.ts";

export interface SheetHeading {
  /** The organisation, or the product where the list is everybody's. */
  author: string;
  title: string;
  lines: string[];
  /** The network's colour, as `#rrggbb`. */
  accent: string;
}

interface Written {
  /** What the list is about: the activity with its date and place, the vacancy. */
  about: readonly string[];
  /** The filters in the words of the reader's screen. */
  filteredBy: readonly string[];
  language: Language;
  timeZone: string;
  now: Date;
}

export function headingLines({ about, filteredBy, language, timeZone, now }: Written): string[] {
  const { filtered, made } = words.files.heading;
  return [
    ...about,
    ...(filteredBy.length > 0 ? [labelled(language, filtered[language], filteredBy.join(" · "))] : []),
    labelled(language, made[language], dateFormats(language, { timeZone, month: "long" }).moment(now)),
  ];
}

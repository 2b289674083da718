/** The attendance of an activity in its report: in total, and per date. */
import type { Language } from "@stoep/contract/kernel";
import type { Attendance } from "@stoep/contract/publishing";
import { mark } from "#kernel/texts.ts";
import type { ReportBlock } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const texts = words.report;

interface ReportFormats {
  language: Language;
  moment: (at: Date) => string;
  number: (value: number) => string;
}
type Figure = Extract<ReportBlock, { kind: "figures" }>["items"][number];
interface AttendancePart {
  figures: Figure[];
  blocks: ReportBlock[];
  /** The counts. */
  lines: ReportBlock[];
}

/** A single date needs no chart; more bars than this do not fit on a page. */
const [fewestBars, mostBars] = [2, 12];

export function attendancePart(attendance: Attendance | null, said: ReportFormats): AttendancePart {
  if (!attendance) return { figures: [], blocks: [], lines: [] };
  const { language, number } = said;
  const keys = ["coming", "waiting"] as const;
  return {
    figures: keys.map((key) => ({
      label: words.files.attendance[key][language],
      value: number(attendance[key]),
      hints: [],
    })),
    blocks: attendance.dates.length < fewestBars ? [] : perDate(attendance, said),
    lines: keys.map((key) => ({
      kind: "text",
      text: `${words.files.attendance[key][language]}${mark(":", language)} ${texts.definitions[key][language]}.`,
      quiet: true,
    })),
  };
}

function perDate({ dates }: Attendance, { language, moment, number }: ReportFormats): ReportBlock[] {
  const hasWaiting = dates.some(({ waiting }) => waiting > 0);
  const names = { coming: words.files.attendance.coming[language], waiting: words.files.attendance.waiting[language] };
  const title = texts.perDate[language];
  const rows = dates.map(({ id, startsAt, coming, waiting }) => ({
    key: id,
    label: moment(new Date(startsAt)),
    values: hasWaiting ? [coming, waiting] : [coming],
    text: waiting > 0 ? `${number(coming)} + ${number(waiting)}` : number(coming),
  }));
  const chart: ReportBlock = {
    kind: "chart",
    title,
    summary: `${names.coming}${hasWaiting ? ` + ${names.waiting}` : ""}`,
    alt: rows.map(({ label, text }) => `${label}${mark(":", language)} ${text}`).join(`${mark(";", language)} `),
    chart: {
      kind: "bars",
      rows,
      series: [
        { key: "coming", label: names.coming },
        ...(hasWaiting ? [{ key: "waiting", label: names.waiting }] : []),
      ],
    },
  };
  return [
    ...(dates.length <= mostBars ? [chart] : [{ kind: "heading" as const, text: title }]),
    {
      kind: "table",
      head: [words.files.attendance.date[language], names.coming, names.waiting],
      rows: dates.map(({ startsAt, coming, waiting }) => [moment(new Date(startsAt)), number(coming), number(waiting)]),
    },
  ];
}

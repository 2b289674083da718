/** Both ends are included: "2026-11-21". null: open at that end. */
export type DayRange = { from: string | null; until: string | null };

const shiftDay = (day: string, days: number): string => {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

export const presetNames = ["today", "week", "month", "year"] as const;
export type PresetName = (typeof presetNames)[number];

/** The usual ranges, which end today: today itself, the last 7 days, the last 30, this calendar year. */
export function presetsOf(today: string): Record<PresetName, DayRange> {
  return {
    today: { from: today, until: today },
    week: { from: shiftDay(today, -6), until: today },
    month: { from: shiftDay(today, -29), until: today },
    year: { from: `${today.slice(0, 4)}-01-01`, until: today },
  };
}

/** The preset that a range equals, if any. */
export function presetOf({ from, until }: DayRange, today: string): PresetName | undefined {
  const presets = presetsOf(today);
  return presetNames.find((name) => presets[name].from === from && presets[name].until === until);
}

/** "1 Nov 2026 – 12 Nov 2026"; with a dash towards the open end. It wraps only after the dash. */
export function rangeText({ from, until }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const text = (day: string | null) =>
    day ? format.format(new Date(`${day}T12:00:00Z`)).replaceAll(" ", "\u00a0") : "";
  return from === until ? text(from) : `${text(from)}\u00a0– ${text(until)}`.trim();
}

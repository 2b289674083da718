import { localeOf } from "@stoep/client/formats";
import { withFirstOfMonth } from "@stoep/contract/kernel";
import { monthOf, useDayKeys, weeksOfMonth } from "@stoep/ui/days";
import { useLanguage } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";

interface Props {
  day: string;
  today: string;
  /** Undefined while loading. */
  counts: ReadonlyMap<string, number> | undefined;
  onDay: (day: string) => void;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The days of a month with the number of dates on each. Keyboard: arrows, Page Up and Down, Home and End; Enter opens a day. */
export function MonthGrid({ day, today, counts, onDay }: Props) {
  const t = useText();
  const locale = localeOf(useLanguage());
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (one: string) => withFirstOfMonth(locale, format.format(noon(one)));
  };
  const [short, long] = [write({ weekday: "short" }), write({ weekday: "long" })];
  const whole = write({ weekday: "long", day: "numeric", month: "long" });
  const keys = useDayKeys("month", day, onDay);
  const weeks = weeksOfMonth(day);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
      role="grid"
      className={style.grid}
      aria-label={write({ month: "long", year: "numeric" })(day)}
      aria-busy={!counts}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={long(one)}>
              {short(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const isOutside = monthOf(one) !== monthOf(day);
              const count = counts?.get(one) ?? 0;
              return (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid; the button in it takes the focus
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                <td key={one} role="gridcell" aria-selected={one === day}>
                  {!isOutside && (
                    <button
                      type="button"
                      className={style.cell}
                      data-printed
                      ref={keys.refOf(one)}
                      tabIndex={keys.active === one ? 0 : -1}
                      aria-current={one === today ? "date" : undefined}
                      aria-label={counts ? `${whole(one)}, ${t("agenda.count", { count })}` : whole(one)}
                      onFocus={() => keys.setActive(one)}
                      onKeyDown={keys.onKeyDown}
                      onClick={() => onDay(one)}
                    >
                      {Number(one.slice(8))}
                      <span className={style.count} data-some={count > 0 || undefined}>
                        {count > 0 ? count : ""}
                      </span>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

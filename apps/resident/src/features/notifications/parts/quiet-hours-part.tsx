import { hoursWithout, night } from "@stoep/client/notices";
import type { QuietHours } from "@stoep/contract/notifications";
import { CheckField, Section, SelectField } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./notices.module.css";

interface Props {
  hours: QuietHours | null;
  onChange: (hours: QuietHours | null) => void;
}

/** Two hours between which nothing is sent; they are never the same. */
export function QuietHoursPart({ hours, onChange }: Props) {
  const t = useText();
  return (
    <Section id="quiet" title={t("notices.prefs.quiet.title")}>
      <CheckField
        id="quiet-on"
        label={t("notices.prefs.quiet.on")}
        hint={t("notices.prefs.quiet.hint")}
        isOn={hours !== null}
        onChange={(isOn) => onChange(isOn ? night : null)}
      />
      {hours && (
        <div className={style.hours}>
          <SelectField
            id="quiet-from"
            label={t("notices.prefs.quiet.from")}
            error={undefined}
            value={`${hours.from}`}
            choices={hoursWithout(hours.until)}
            onValue={(from) => onChange({ ...hours, from: Number(from) })}
          />
          <SelectField
            id="quiet-until"
            label={t("notices.prefs.quiet.until")}
            error={undefined}
            value={`${hours.until}`}
            choices={hoursWithout(hours.from)}
            onValue={(until) => onChange({ ...hours, until: Number(until) })}
          />
        </div>
      )}
    </Section>
  );
}

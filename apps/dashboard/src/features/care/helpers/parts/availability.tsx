import type { PartOfWeek } from "@stoep/contract/care";
import { partsOfDay, weekdays } from "@stoep/contract/care/values";
import { Checkbox } from "@stoep/ui";
import { CheckIcon } from "@stoep/ui/icons";
import style from "./availability.module.css";
import { type AvailableParts, useText } from "./words.ts";

type Props = {
  value: AvailableParts;
  /** Absent if the field is read-only. */
  onChange?: (value: PartOfWeek[]) => void;
};

/** When a helper can help: days of the week by parts of the day. */
export function Availability({ value, onChange }: Props) {
  const t = useText();
  const toggle = (part: PartOfWeek) =>
    onChange?.(value.includes(part) ? value.filter((one) => one !== part) : [...value, part]);
  return (
    <table className={style.grid} aria-label={t("available")}>
      <thead>
        <tr>
          <td />
          {partsOfDay.map((part) => (
            <th key={part} scope="col">
              {t(`partsOfDay.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day}>
            <th scope="row">{t(`weekdays.${day}`)}</th>
            {partsOfDay.map((part) => {
              const key = `${day}-${part}` as const;
              const label = t("partOfWeek", { day: t(`weekdays.${day}`), part: t(`partsOfDay.${part}`) });
              return (
                <td key={part} data-chosen={value.includes(key) || undefined}>
                  {onChange ? (
                    <Checkbox aria-label={label} checked={value.includes(key)} onChange={() => toggle(key)} />
                  ) : (
                    value.includes(key) && <CheckIcon role="img" aria-label={label} />
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

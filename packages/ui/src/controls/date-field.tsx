import { DateInput, type DateInputProps } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/fr";
import "dayjs/locale/nl";
import "dayjs/locale/tr";
import { useState } from "react";
import { CalendarIcon } from "../icons/index.ts";
import { useKitLocale } from "../theme/index.ts";
import { dayHint, dayPattern, readDay } from "./date-format.ts";

export type CalendarLabels = { previousMonth: string; nextMonth: string; chooseMonth: string };

type Props = Omit<DateInputProps, "locale" | "valueFormat" | "ariaLabels" | "value" | "onChange"> & {
  /** "2026-11-21", or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  labels: CalendarLabels;
};

/**
 * A day, typed in the order of the user's language or picked from a calendar. The calendar is above everything, in a dialog too, whose
 * edges would clip it.
 */
export const DateField = (props: Props) => <DayInput {...props} />;

/** `isInside`: the field is in a small window that closes on an outside press, and that grows with its calendar, which counts as inside. */
export function DayInput({ labels, value, onChange, isInside = false, ...rest }: Props & { isInside?: boolean }) {
  const locale = useKitLocale();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DateInput
      value={value}
      onChange={(next) => onChange(next?.slice(0, 10) ?? null)}
      locale={locale.slice(0, 2)}
      firstDayOfWeek={1}
      highlightToday
      valueFormat={dayPattern(locale)}
      dateParser={(text) => readDay(text, locale)}
      placeholder={dayHint(locale)}
      leftSection={<CalendarIcon aria-hidden />}
      ariaLabels={{
        previousMonth: labels.previousMonth,
        nextMonth: labels.nextMonth,
        monthLevelControl: labels.chooseMonth,
      }}
      popoverProps={{ withinPortal: !isInside, onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false) }}
      // Escape closes the calendar, not the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
      {...rest}
    />
  );
}

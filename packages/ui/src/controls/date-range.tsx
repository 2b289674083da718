import { Button, Divider, Popover, Stack } from "@mantine/core";
import { useState } from "react";
import { CalendarIcon } from "../icons/index.ts";
import { useKitLocale } from "../theme/index.ts";
import { type CalendarLabels, DayInput } from "./date-field.tsx";
import style from "./date-range.module.css";
import { type DayRange, type PresetName, presetNames, presetOf, presetsOf, rangeText } from "./day-ranges.ts";
import { useToday } from "./use-today.ts";

export type DateRangeLabels = CalendarLabels & {
  /** Names the control: "Period". */
  label: string;
  /** While nothing is chosen: "All dates". */
  all: string;
  from: string;
  until: string;
  presets: Record<PresetName, string>;
};

type Props = { value: DayRange; onChange: (range: DayRange) => void; labels: DateRangeLabels };

/** The chosen range as text: the name of a preset, else its days; undefined when nothing is chosen. */
export function useRangeText(value: DayRange, presets: Record<PresetName, string>): string | undefined {
  const locale = useKitLocale();
  const today = useToday();
  if (!value.from && !value.until) return undefined;
  const preset = presetOf(value, today);
  return preset ? presets[preset] : rangeText(value, locale);
}

/** A range of days: a preset with one press, or any by its first and last day. */
export function DateRange({ value, onChange, labels }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useRangeText(value, labels.presets);
  // Among a list's filters it reserves room for its words; its icon takes a little less than the arrow of a select.
  const room = { "--st-letters": (text ?? labels.all).length - 1 };
  const choose = (range: DayRange) => {
    onChange(range);
    setIsOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus width={280}>
      <Popover.Target>
        <Button
          variant="default"
          className={style.open}
          style={room as object}
          data-empty={text === undefined || undefined}
          justify="flex-start"
          leftSection={<CalendarIcon aria-hidden />}
          aria-label={`${labels.label}: ${text ?? labels.all}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text ?? labels.all}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Presets value={value} onChoose={choose} labels={labels} />
          <Divider />
          <Day of="from" value={value} onChange={onChange} labels={labels} />
          <Day of="until" value={value} onChange={onChange} labels={labels} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Presets({
  value,
  onChoose,
  labels,
}: {
  value: DayRange;
  onChoose: Props["onChange"];
  labels: DateRangeLabels;
}) {
  const today = useToday();
  const presets = presetsOf(today);
  const chosen = presetOf(value, today);
  const isAll = !value.from && !value.until;
  return (
    <div className={style.presets}>
      <button
        type="button"
        className={style.preset}
        aria-pressed={isAll}
        onClick={() => onChoose({ from: null, until: null })}
      >
        {labels.all}
      </button>
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          className={style.preset}
          aria-pressed={name === chosen}
          onClick={() => onChoose(presets[name])}
        >
          {labels.presets[name]}
        </button>
      ))}
    </div>
  );
}

function Day({ of, value, onChange, labels }: Props & { of: "from" | "until" }) {
  const { from, until } = value;
  return (
    <DayInput
      label={labels[of]}
      value={value[of]}
      onChange={(day) => onChange({ ...value, [of]: day })}
      maxDate={of === "from" && until ? until : undefined}
      minDate={of === "until" && from ? from : undefined}
      labels={labels}
      clearable
      isInside
    />
  );
}

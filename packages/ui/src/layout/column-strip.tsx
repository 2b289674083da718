import { Group } from "@mantine/core";
import { Children, type ReactNode, useCallback, useState } from "react";
import { IconButton } from "../controls/index.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import strip from "./strip.module.css";
import { type Sides, useStrip } from "./use-strip.ts";

type Props = {
  /** Names the columns together for screen readers. */
  label: string;
  /** "Previous columns", "Next columns". */
  labels: { previous: string; next: string };
  /** A line above them, with the buttons at its end. */
  lead: ReactNode;
  /** Says how wide a column is at least. */
  className: string | undefined;
  /** A column each. */
  children: ReactNode;
};

/**
 * Columns beside each other. What does not fit is scrolled sideways, a column at a press: it fades where there is more, and the buttons
 * are there only then.
 */
export function ColumnStrip({ label, labels, lead, className, children }: Props) {
  const count = Children.count(children);
  const [sides, setSides] = useState<Sides>({ before: false, after: false });
  const tell = useCallback(
    ({ before, after }: Sides) =>
      setSides((now) => (now.before === before && now.after === after ? now : { before, after })),
    [],
  );
  const row = useStrip(-1, count, tell);
  const scroll = (columns: number) => {
    if (row.current) row.current.scrollLeft += (columns * row.current.scrollWidth) / count;
  };
  const button = (name: "previous" | "next", isMore: boolean) => (
    <IconButton
      variant="default"
      label={labels[name]}
      reason={isMore ? undefined : labels[name]}
      onClick={() => scroll(name === "next" ? 1 : -1)}
    >
      {name === "next" ? <ChevronRightIcon aria-hidden /> : <ChevronLeftIcon aria-hidden />}
    </IconButton>
  );
  return (
    <>
      <Group justify="space-between" gap="sm">
        {lead}
        {(sides.before || sides.after) && (
          <Group gap="xs">
            {button("previous", sides.before)}
            {button("next", sides.after)}
          </Group>
        )}
      </Group>
      <section ref={row} className={`${strip.strip} ${className ?? ""}`} aria-label={label}>
        {children}
      </section>
    </>
  );
}

import type { Ref } from "react";
import strip from "../layout/strip.module.css";
import { useStrip } from "../layout/use-strip.ts";
import style from "./part-switch.module.css";

type Part = {
  value: string;
  label: string;
  /** How many there are, if that helps to choose: "12". */
  count?: string | undefined;
  /** What it consists of. */
  hint?: string | undefined;
  /** It is no part of the whole, but a list of its own beside it. */
  isApart?: boolean;
};

export type PartSwitchProps = {
  /** Names the choice for screen readers. */
  label: string;
  /** The first part is the whole list. */
  parts: Part[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * Chooses which part of a list is shown; low enough for a line of chips. If there is too little room it scrolls sideways, and fades
 * where there is more.
 */
export function PartSwitch({ label, parts, value, onChange }: PartSwitchProps) {
  const row = useStrip(
    parts.findIndex((part) => part.value === value),
    parts.length,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div ref={row as Ref<HTMLDivElement>} className={`${strip.strip} ${style.switch}`} role="group" aria-label={label}>
      {parts.map((part) => (
        <button
          key={part.value}
          type="button"
          className={style.part}
          aria-pressed={part.value === value}
          title={part.hint}
          data-apart={part.isApart || undefined}
          onClick={() => onChange(part.value)}
        >
          {part.label}
          {part.count !== undefined && (
            <>
              {" "}
              <span className={style.count}>{part.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

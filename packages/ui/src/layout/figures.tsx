import { type ReactNode, useState } from "react";
import { Tooltip } from "../controls/tooltip.tsx";
import { InfoIcon } from "../icons/index.ts";
import style from "./figures.module.css";

type FigureProps = {
  label: string;
  value: ReactNode;
  /** The comparison, or when it was counted. */
  hint?: ReactNode;
  /** Exactly what is counted: shown on hover and focus, and kept open by a press. */
  definition?: string | undefined;
};

/** A number and what it counts. */
export function Figure({ label, value, hint, definition }: FigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={style.figure}>
      <span className={style.value} data-words={isWords(value) || undefined}>
        {value}
      </span>
      <span className={style.label}>
        {label}
        {definition && (
          <Tooltip label={definition} multiline w={280} disabled={isOpen}>
            <button
              type="button"
              className={style.define}
              aria-label={`${label}: ${definition}`}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              <InfoIcon aria-hidden size={16} />
            </button>
          </Tooltip>
        )}
      </span>
      {hint && <span className={style.hint}>{hint}</span>}
      {isOpen && <span className={style.hint}>{definition}</span>}
    </div>
  );
}

const isWords = (value: ReactNode) => typeof value === "string" && value.length > 9;

type BarProps = { label: ReactNode; value: number; max: number; text: string; isMarked?: boolean };

/** One line of a bar list: the bar is decorative, `text` has the number. */
export function Bar({ label, value, max, text, isMarked = false }: BarProps) {
  const share = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <div className={style.bar} data-marked={isMarked || undefined}>
      <span className={style.barLabel}>{label}</span>
      <span className={style.barText}>{text}</span>
      <span className={style.track} aria-hidden>
        <span className={style.fill} style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  );
}

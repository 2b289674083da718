import style from "./share-bar.module.css";

interface Props {
  /** From 0 to 100. */
  percent: number;
  /** Id of its name, and its value in words; without them it only repeats what stands beside it. */
  told?: { labelledBy: string; text: string };
}

/** How much of a whole is done or taken. */
export function ShareBar({ percent, told }: Props) {
  const width = `${Math.max(0, Math.min(100, percent))}%`;
  if (!told)
    return (
      <div className={style.bar} aria-hidden>
        <span style={{ width }} />
      </div>
    );
  return (
    <div
      className={style.bar}
      role="progressbar"
      aria-labelledby={told.labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={told.text}
    >
      <span style={{ width }} />
    </div>
  );
}

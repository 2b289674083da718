import { StatusBadge, type StatusKind } from "@stoep/ui";
import { type Project, useText } from "./words.ts";

type Timing = NonNullable<Project["timing"]>;

const looks: Record<Timing, StatusKind> = { upcoming: "scheduled", active: "progress", finished: "ended" };

/** Where a project stands between its first and last day. S1 §4 */
export function TimingBadge({ timing }: { timing: Timing }) {
  const t = useText();
  return <StatusBadge kind={looks[timing]}>{t(`timing.${timing}`)}</StatusBadge>;
}

import { Badge, StatusBadge } from "@stoep/ui";
import { CloseIcon } from "@stoep/ui/icons";
import { type State, useText } from "./words.ts";

const looks = { new: "new", "in-contact": "progress", accepted: "done" } as const;

/** The status with its icon and name. Declined is not an alarm, and has a quiet colour. */
export function StateBadge({ state }: { state: State }) {
  const t = useText();
  const words = t(`states.${state}`);
  if (state !== "declined") return <StatusBadge kind={looks[state]}>{words}</StatusBadge>;
  return (
    <Badge color="gray" leftSection={<CloseIcon aria-hidden />}>
      {words}
    </Badge>
  );
}

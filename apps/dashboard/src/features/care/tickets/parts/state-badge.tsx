import { Badge, Group, StatusBadge } from "@stoep/ui";
import { LockIcon } from "@stoep/ui/icons";
import { looks, type Row, useText } from "./words.ts";

/** How far a ticket is, and whether it is confidential. */
export function StateBadge({ ticket: { state, isConfidential } }: { ticket: Pick<Row, "state" | "isConfidential"> }) {
  const t = useText();
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge kind={looks[state]}>{t(`states.${state}`)}</StatusBadge>
      {isConfidential && (
        <Badge color="gray" leftSection={<LockIcon aria-hidden />}>
          {t("confidential")}
        </Badge>
      )}
    </Group>
  );
}

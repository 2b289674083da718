import { Badge, Group, StatusBadge } from "@stoep/ui";
import { LockIcon } from "@stoep/ui/icons";
import { looks, type Row, useText } from "./words.ts";

type Props = { ticket: Pick<Row, "state" | "isConfidential">; isCompact?: boolean };

/** A ticket's status, and whether it is confidential. `isCompact`: for rows, where only a lock says that. */
export function StateBadge({ ticket: { state, isConfidential }, isCompact = false }: Props) {
  const t = useText();
  const lock = isCompact ? (
    <LockIcon role="img" aria-label={t("confidential")} title={t("confidential")} size={18} />
  ) : (
    <Badge color="gray" leftSection={<LockIcon aria-hidden />}>
      {t("confidential")}
    </Badge>
  );
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge kind={looks[state]}>{t(`states.${state}`)}</StatusBadge>
      {isConfidential && lock}
    </Group>
  );
}

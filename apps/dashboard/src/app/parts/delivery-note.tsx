import type { Delivery } from "@stoep/contract/notifications";
import { Button, Group, Text, Tooltip } from "@stoep/ui";
import { useCommand } from "../command.ts";
import { useAppText } from "../text.ts";
import { VerdictControl } from "./verdict-control.tsx";

type Props = {
  /** null: nothing was sent, or too long ago to tell. */
  delivery: Delivery | null;
  /** Whom it was sent to. */
  name: string;
  isSending: boolean;
  onAgain: () => void;
};

/** The outcome of something that was sent to a person. If it failed or may not have arrived, it can be sent again. */
export function DeliveryNote({ delivery, name, isSending, onAgain }: Props) {
  const t = useAppText();
  if (!delivery) return null;
  const { outcome, can } = delivery;
  const isDoubtful = outcome === "failed" || outcome === "unknown";
  const mayBeThere = outcome === "unknown" && can.sendAgain === true;
  const button = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t("delivery.againTo", { name })}
      loading={isSending}
      onClick={onAgain}
    >
      {t("delivery.again")}
    </Button>
  );
  return (
    <Group component="span" display="inline-flex" gap={8}>
      <Text span size="sm" {...(isDoubtful ? { c: "brick", fw: 600 } : { c: "dimmed" })}>
        {t(`delivery.${outcome}`)}
      </Text>
      {mayBeThere ? (
        <Tooltip label={t("delivery.unknownHint")} multiline w={280}>
          {button}
        </Tooltip>
      ) : (
        isDoubtful && <VerdictControl by={can.sendAgain}>{button}</VerdictControl>
      )}
    </Group>
  );
}

/** The command of a place that sends something again, with the same words everywhere. */
export function useSendAgain<C extends Parameters<typeof useCommand>[0]>(command: C) {
  const t = useAppText();
  return useCommand<C>(command, { done: t("delivery.done") });
}

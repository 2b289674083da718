import { fewRecoveryCodes } from "@stoep/client/second-step";
import { Button, confirm, Group, Notice, Text } from "@stoep/ui";
import { api, useCommand } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** How many codes are left, and ten new ones. */
export function RecoveryPart({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const t = useText();
  const renew = useCommand(api.accounts.renewRecoveryCodes, {
    whenDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("recovery.renewTitle"),
      message: t("recovery.renewText"),
      confirmLabel: t("recovery.renew"),
      cancelLabel: t("cancel"),
    });
    if (isSure) void renew.run({});
  };
  const words = t("recovery.left", { count: left });
  return (
    <div>
      <Text fw={600} mb="xs">
        {t("recovery.title")}
      </Text>
      <Group justify="space-between" gap="sm">
        {left <= fewRecoveryCodes ? <Notice tone="warning">{words}</Notice> : <Text>{words}</Text>}
        <Button variant="default" loading={renew.isRunning} onClick={ask}>
          {t("recovery.renew")}
        </Button>
      </Group>
    </div>
  );
}

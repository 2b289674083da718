import type { ProviderView } from "@stoep/contract/accounts";
import { Button, Card, confirm, Group, Heading, Stack, StatusBadge, Text } from "@stoep/ui";
import { api, useCommand } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { CopyField } from "./copy-field.tsx";

type Props = { provider: ProviderView; onEdit: () => void };

export function ProviderCard({ provider, onEdit }: Props) {
  const t = useText();
  const { id, name, issuer, isEnabled, admits, linkedCount, redirectUri, signInAddress } = provider;
  const remove = useCommand(api.accounts.deleteProvider, { done: t("providers.removed", { name }) });
  const ask = async () => {
    const isSure = await confirm({
      title: t("providers.removeTitle", { name }),
      message: t("providers.removeText"),
      confirmLabel: t("providers.remove"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { providerId: id } });
  };
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Heading order={2}>{name}</Heading>
          <StatusBadge kind={isEnabled ? "done" : "draft"}>
            {t(isEnabled ? "providers.on" : "providers.off")}
          </StatusBadge>
        </Group>
        <div>
          <Text c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {issuer}
          </Text>
          <Text c="dimmed">{`${t(`providers.admits.${admits}`)} · ${t("providers.linked", { count: linkedCount })}`}</Text>
        </div>
        <CopyField
          label={t("providers.signInAddress")}
          value={signInAddress}
          copyLabel={t("providers.copySignInAddress")}
        />
        <CopyField label={t("providers.redirectUri")} value={redirectUri} copyLabel={t("providers.copyRedirectUri")} />
        <Group gap="sm">
          <Button variant="default" aria-label={t("providers.editNamed", { name })} onClick={onEdit}>
            {t("providers.edit")}
          </Button>
          <Button
            variant="subtle"
            color="brick"
            loading={remove.isRunning}
            aria-label={t("providers.removeNamed", { name })}
            onClick={() => void ask()}
          >
            {t("providers.remove")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

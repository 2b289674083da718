import { Button, Card, confirm, Group, Heading, Stack, StatusBadge, Text } from "@stoep/ui";
import { type api, useCommand } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { CopyField } from "./copy-field.tsx";
import type { Address, Provider } from "./save-provider.ts";

type Props = {
  provider: Provider;
  /** Whom the provider is for. */
  forWhom: string;
  addresses: Address[];
  /** The command that removes the provider. */
  removal: Parameters<typeof useCommand<Removal>>[0];
  onEdit: () => void;
};
type Removal = typeof api.accounts.deleteProvider | typeof api.platform.removeSharedProvider;

export function ProviderCard({ provider, forWhom, addresses, removal, onEdit }: Props) {
  const t = useText();
  const { id, name, issuer, isEnabled, linkedCount } = provider;
  const remove = useCommand(removal, { done: t("providers.removed", { name }) });
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
          <StatusBadge kind={isEnabled ? "done" : "ended"}>
            {t(isEnabled ? "providers.on" : "providers.off")}
          </StatusBadge>
        </Group>
        <div>
          <Text c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {issuer}
          </Text>
          <Text c="dimmed">{`${forWhom} · ${t("providers.linked", { count: linkedCount })}`}</Text>
        </div>
        {addresses.map((address) => (
          <CopyField key={address.label} {...address} />
        ))}
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

import { Card, confirm, Heading, Stack } from "@stoep/ui";
import { api, ChosenPicture, useCommand } from "../../../app/index.ts";
import { type Network, useText } from "../words.ts";

const wrong = { kind: "look.wrongKind", size: "look.tooLarge", number: "look.onlyOne" } as const;

/** A network's logo, saved as soon as it is chosen. */
export function NetworkLogo({ network: { id, name, logo } }: { network: Network }) {
  const t = useText();
  const set = useCommand(api.platform.setNetworkLogo, { done: t("look.logoSaved") });
  const remove = useCommand(api.platform.deleteNetworkLogo, { done: t("look.logoRemoved") });
  const params = { networkId: id };
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t("look.removeLogoTitle", { name }),
      message: t("look.removeLogoText"),
      confirmLabel: t("look.removeLogo"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params });
  };
  return (
    <Card>
      <Stack gap="xs">
        <Heading order={2}>{t("look.logo")}</Heading>
        <ChosenPicture
          shape="logo"
          address={logo}
          isSending={set.isRunning}
          isRemoving={remove.isRunning}
          onChoose={(file) => void set.run({ params, file, fileName: file.name })}
          onRemove={askToRemove}
          words={{
            choose: t("look.chooseLogo"),
            replace: t("look.replaceLogo"),
            hint: (max) => t("look.logoHint", { max }),
            sending: t("look.sending"),
            remove: t("look.removeLogo"),
            rejected: (reason, sizes) => t(wrong[reason], sizes),
          }}
        />
      </Stack>
    </Card>
  );
}

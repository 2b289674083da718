import { imageKinds, imageMaxBytes } from "@stoep/contract/files";
import { Button, Card, confirm, FileDrop, Group, Heading, Loader, Notice, type RejectedFile, Stack } from "@stoep/ui";
import { DeleteIcon, ImageIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, useCommand, useFormat } from "../../../app/index.ts";
import { type Network, useText } from "../words.ts";
import style from "./network-logo.module.css";

const accept = imageKinds.map((kind) => `.${kind}`);
const refetches = ["platform", "neighbourhoods", "accounts"];

/** The logo of a network: saved as soon as it is chosen. */
export function NetworkLogo({ network: { id, name, logo } }: { network: Network }) {
  const t = useText();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const set = useCommand(api.platform.setNetworkLogo, { done: t("look.logoSaved"), refetches });
  const remove = useCommand(api.platform.deleteNetworkLogo, { done: t("look.logoRemoved"), refetches });
  const params = { networkId: id };
  const max = format.bytes(imageMaxBytes);
  const send = ([file]: File[]) => {
    setProblem(null);
    if (file) void set.run({ params, file, fileName: file.name });
  };
  const reject = ([first]: RejectedFile[]) => {
    const wrong = { kind: "look.wrongKind", size: "look.tooLarge", number: "look.onlyOne" } as const;
    if (first) setProblem(t(wrong[first.reason], { name: first.file.name, size: format.bytes(first.file.size), max }));
  };
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
        {logo && <img className={style.logo} src={logo} alt="" />}
        <FileDrop
          label={t(logo ? "look.replaceLogo" : "look.chooseLogo")}
          hint={t("look.logoHint", { max })}
          icon={ImageIcon}
          accept={accept}
          maxBytes={imageMaxBytes}
          maxFiles={1}
          disabled={set.isRunning}
          onFiles={send}
          onRejected={reject}
        />
        {set.isRunning && <Loader size="sm" role="status" aria-label={t("look.sending")} />}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {logo && (
          <Group>
            <Button
              variant="subtle"
              color="brick"
              size="sm"
              leftSection={<DeleteIcon aria-hidden />}
              loading={remove.isRunning}
              onClick={askToRemove}
            >
              {t("look.removeLogo")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

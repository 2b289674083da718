import { type FileView, imageKinds, imageMaxBytes } from "@stoep/contract/files";
import { Button, confirm, FileDrop, Group, Heading, Loader, Notice, type RejectedFile, Stack } from "@stoep/ui";
import { DeleteIcon, ImageIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, useCommand, useFormat } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./picture-field.module.css";

const routes = {
  logo: { set: api.accounts.setLogo, remove: api.accounts.deleteLogo },
  banner: { set: api.accounts.setBanner, remove: api.accounts.deleteBanner },
};
const words = {
  logo: {
    hint: "profile.logoHint",
    choose: "profile.chooseLogo",
    replace: "profile.replaceLogo",
    remove: "profile.removeLogo",
  },
  banner: {
    hint: "profile.bannerHint",
    choose: "profile.chooseBanner",
    replace: "profile.replaceBanner",
    remove: "profile.removeBanner",
  },
} as const;
const accept = imageKinds.map((kind) => `.${kind}`);

type Props = { kind: keyof typeof routes; picture: FileView | null; name: string };

/** Logo or banner of the organisation: saved as soon as it is chosen. */
export function PictureField({ kind, picture, name }: Props) {
  const t = useText();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const refetches = ["accounts", "publishing", "feed"];
  const set = useCommand(routes[kind].set, { done: t("profile.pictureSaved"), refetches });
  const remove = useCommand(routes[kind].remove, { done: t("profile.pictureRemoved"), refetches });
  const send = (files: File[]) => {
    const [file] = files;
    setProblem(null);
    if (file) void set.run({ file, fileName: file.name });
  };
  const reject = ([first]: RejectedFile[]) => {
    if (!first) return;
    const { file, reason } = first;
    const sizes = { name: file.name, size: format.bytes(file.size), max: format.bytes(imageMaxBytes) };
    const wrong = { kind: "profile.wrongKind", size: "profile.tooLarge", number: "profile.onlyOne" } as const;
    setProblem(t(wrong[reason], sizes));
  };
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t(`profile.removeTitle.${kind}`, { name }),
      message: t("profile.removeText"),
      confirmLabel: t(words[kind].remove),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run();
  };
  return (
    <Stack gap="xs">
      <Heading order={3}>{t(`profile.${kind}`)}</Heading>
      {picture && <img className={style[kind]} src={`${picture.address}/800`} alt="" />}
      <FileDrop
        label={t(picture ? words[kind].replace : words[kind].choose)}
        hint={t(words[kind].hint, { max: format.bytes(imageMaxBytes) })}
        icon={ImageIcon}
        accept={accept}
        maxBytes={imageMaxBytes}
        maxFiles={1}
        disabled={set.isRunning}
        onFiles={send}
        onRejected={reject}
      />
      {set.isRunning && <Loader size="sm" role="status" aria-label={t("profile.sending")} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {picture && (
        <Group>
          <Button
            variant="subtle"
            color="brick"
            size="sm"
            leftSection={<DeleteIcon aria-hidden />}
            loading={remove.isRunning}
            onClick={askToRemove}
          >
            {t(words[kind].remove)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

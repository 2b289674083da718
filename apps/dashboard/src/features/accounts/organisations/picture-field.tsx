import type { FileView } from "@stoep/contract/files";
import { confirm, Heading, Stack } from "@stoep/ui";
import { api, ChosenPicture, useCommand } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";

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
const wrong = { kind: "profile.wrongKind", size: "profile.tooLarge", number: "profile.onlyOne" } as const;

type Props = { kind: keyof typeof routes; picture: FileView | null; name: string };

/** The organisation's logo or banner, saved as soon as it is chosen. */
export function PictureField({ kind, picture, name }: Props) {
  const t = useText();
  const set = useCommand(routes[kind].set, { done: t("profile.pictureSaved") });
  const remove = useCommand(routes[kind].remove, { done: t("profile.pictureRemoved") });
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
      <ChosenPicture
        shape={kind}
        address={picture && `${picture.address}/800`}
        isSending={set.isRunning}
        isRemoving={remove.isRunning}
        onChoose={(file) => void set.run({ file, fileName: file.name })}
        onRemove={askToRemove}
        words={{
          choose: t(words[kind].choose),
          replace: t(words[kind].replace),
          hint: (max) => t(words[kind].hint, { max }),
          sending: t("profile.sending"),
          remove: t(words[kind].remove),
          rejected: (reason, sizes) => t(wrong[reason], sizes),
        }}
      />
    </Stack>
  );
}

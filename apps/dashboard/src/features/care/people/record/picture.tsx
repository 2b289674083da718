import { confirm, Dialog, type MenuAct, Stack } from "@stoep/ui";
import { CameraIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import { api, ChosenPicture, useCommand } from "../../../../app/index.ts";
import { type Person, useText } from "../parts/words.ts";

const wrong = { kind: "picture.wrongKind", size: "picture.tooLarge", number: "picture.onlyOne" } as const;
type PicturedPerson = Pick<Person, "id" | "name" | "picture" | "can">;

/** Sets or removes the picture of a member or helper. */
export function usePictureAct(person: PicturedPerson): { acts: MenuAct[]; dialog: ReactNode } {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (person.can.edit !== true) return { acts: [], dialog: null };
  const label = t(person.picture ? "picture.change" : "picture.add");
  return {
    acts: [{ key: "picture", label, icon: CameraIcon, onClick: () => setOpen(true) }],
    dialog: isOpen && <PictureDialog person={person} onClose={() => setOpen(false)} />,
  };
}

/** Saved as soon as it is chosen. */
function PictureDialog({ person: { id, name, picture }, onClose }: { person: PicturedPerson; onClose: () => void }) {
  const t = useText();
  const set = useCommand(api.care.setPersonPicture, { done: t("picture.saved"), whenDone: onClose });
  const remove = useCommand(api.care.deletePersonPicture, { done: t("picture.removed"), whenDone: onClose });
  const params = { personId: id };
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t("picture.removeTitle", { name }),
      message: t("picture.removeText"),
      confirmLabel: t("picture.remove"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("picture.title", { name })}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Stack gap="sm">
        <ChosenPicture
          shape="logo"
          address={picture && `${picture}/320`}
          isSending={set.isRunning}
          isRemoving={remove.isRunning}
          onChoose={(file) => void set.run({ params, file, fileName: file.name })}
          onRemove={() => void askToRemove()}
          words={{
            choose: t("picture.choose"),
            replace: t("picture.replace"),
            hint: (max) => t("picture.hint", { max }),
            sending: t("picture.sending"),
            remove: t("picture.remove"),
            rejected: (reason, sizes) => t(wrong[reason], sizes),
          }}
        />
      </Stack>
    </Dialog>
  );
}

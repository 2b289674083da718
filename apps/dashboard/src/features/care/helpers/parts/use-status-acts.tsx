import { Button, confirm, type MenuAct } from "@stoep/ui";
import { CheckIcon, CloseIcon, DeleteIcon, EditIcon, LockIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import { api, ReasonDialog, useCommand, useFieldText, useGo, useReason } from "../../../../app/index.ts";
import { useReadingsAct } from "../../people/record/acts.tsx";
import { usePictureAct } from "../../people/record/picture.tsx";
import { type File, helperPath, useText } from "./words.ts";

type StatusQuestion = "decline" | "suspend" | null;

/** Accepts, declines, suspends or deletes a helper. Each asks for confirmation by name, and for the reason if one is required. */
export function useStatusActs(file: File): { acts: MenuAct[]; main: ReactNode; dialogs: ReactNode } {
  const t = useText();
  const go = useGo();
  const { person, helper } = file;
  const { id: personId, name } = person;
  const params = { personId };
  const [asked, setAsked] = useState<StatusQuestion>(null);
  const close = () => setAsked(null);
  const picture = usePictureAct(person);
  const log = useReadingsAct(person);
  const status = useCommand(api.care.setHelperStatus, { done: t("statusChanged"), whenDone: close });
  const suspend = useCommand(api.care.suspendHelper, { done: t("statusChanged"), whenDone: close });
  const remove = useCommand(api.care.deletePerson, { done: t("deleted"), whenDone: () => go("/care/helpers") });
  const accept = () => status.run({ params, body: { status: "accepted" } });
  const sure = async (act: "accept" | "resume" | "delete", run: () => unknown) => {
    const isSure = await confirm({
      title: t(`${act}Title`, { name }),
      message: t(`${act}Text`),
      confirmLabel: t(act),
      cancelLabel: t("cancel"),
      isDestructive: act === "delete",
    });
    if (isSure) await run();
  };
  if (person.can.edit !== true) return { acts: [], main: null, dialogs: null };
  const isSuspended = person.suspendedAt !== null;
  const act = (key: string, icon: MenuAct["icon"], onClick: () => void): MenuAct => ({
    key,
    label: t(key as "accept"),
    icon,
    onClick,
  });
  const acts: (MenuAct | false)[] = [
    helper.status === "pending" && {
      key: "edit",
      label: t("edit"),
      icon: EditIcon,
      href: `${helperPath(personId)}/edit`,
    },
    ...picture.acts,
    ...log,
    helper.status === "declined" && act("accept", CheckIcon, () => void sure("accept", accept)),
    helper.status !== "declined" && act("decline", CloseIcon, () => setAsked("decline")),
    isSuspended
      ? act("resume", CheckIcon, () => void sure("resume", () => suspend.run({ params, body: { isSuspended: false } })))
      : act("suspend", LockIcon, () => setAsked("suspend")),
    person.can.delete === true && {
      ...act("delete", DeleteIcon, () => void sure("delete", () => remove.run({ params }))),
      isDestructive: true,
    },
  ];
  const main = helper.status === "pending" && (
    <Button leftSection={<CheckIcon aria-hidden />} onClick={() => void sure("accept", accept)}>
      {t("accept")}
    </Button>
  );
  const decide = (because: string) =>
    asked === "decline"
      ? status.run({ params, body: { status: "declined", because } })
      : suspend.run({ params, body: { isSuspended: true, because } });
  const isRunning = status.isRunning || suspend.isRunning;
  return {
    acts: acts.flatMap((one) => one || []),
    main: main || null,
    dialogs: asked ? (
      <ReasonQuestion key={asked} act={asked} name={name} isRunning={isRunning} onDecide={decide} onClose={close} />
    ) : (
      picture.dialog
    ),
  };
}

type WhyProps = {
  act: "decline" | "suspend";
  name: string;
  isRunning: boolean;
  onDecide: (because: string) => unknown;
  onClose: () => void;
};

function ReasonQuestion({ act, name, isRunning, onDecide, onClose }: WhyProps) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useReason(fieldText("reasonRequired"));
  return (
    <ReasonDialog
      form={form}
      title={t(`${act}Title`, { name })}
      text={t(`${act}Text`)}
      field={{ label: t("reason"), hint: t("reasonHint") }}
      act={{ label: t(act), isDestructive: act === "decline", isRunning }}
      cancel={t("cancel")}
      onDecide={(because) => void onDecide(because)}
      onClose={onClose}
    />
  );
}

import { api, ReasonDialog, useCommand, useFieldText, useReason } from "../../../app/index.ts";
import { type Shout, useText } from "../parts/words.ts";

type Props = { shout: Shout; onClose: () => void };
const refetches = ["shouts", "conversations"];

/** Hides it from everyone but its author, who reads the reason. */
export function HideDialog({ shout: { id, title, author }, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useReason(fieldText("reasonRequired"));
  const hide = useCommand(api.shouts.hideShout, {
    form: form as never,
    refetches,
    done: t("hide.done"),
    whenDone: onClose,
  });
  return (
    <ReasonDialog
      form={form}
      title={t("hide.title", { title })}
      text={t("hide.text")}
      field={{ label: t("hide.reason"), hint: t("hide.hint", { name: author || t("left") }), maxLength: 1000 }}
      act={{ label: t("acts.hide"), isDestructive: true, isRunning: hide.isRunning }}
      cancel={t("cancel")}
      onDecide={(reason) => void hide.run({ params: { shoutId: id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

export function ShowDialog({ shout: { id, title }, onClose }: Props) {
  const t = useText();
  const form = useReason(null);
  const show = useCommand(api.shouts.showShout, { refetches, done: t("show.done"), whenDone: onClose });
  return (
    <ReasonDialog
      form={form}
      title={t("show.title", { title })}
      text={t("show.text")}
      field={null}
      act={{ label: t("acts.show"), isDestructive: false, isRunning: show.isRunning }}
      cancel={t("cancel")}
      onDecide={() => void show.run({ params: { shoutId: id } })}
      onClose={onClose}
    />
  );
}

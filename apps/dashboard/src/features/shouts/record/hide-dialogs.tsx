import { api, useCommand } from "../../../app/index.ts";
import { GroundsDialog, ShowAgainDialog } from "../../conversations/index.ts";
import { type Shout, useText } from "../parts/words.ts";

type Props = { shout: Shout; onClose: () => void };

/** Hides the message from everyone but its author, or deletes it; the author reads the reason. */
export function HideDialog({ shout: { id, title }, onClose, isDeleting }: Props & { isDeleting: boolean }) {
  const t = useText();
  const hide = useCommand(api.shouts.hideShout, {
    done: t(isDeleting ? "hide.deleted" : "hide.done"),
    whenDone: onClose,
  });
  const decision = isDeleting ? "deleted" : "hidden";
  return (
    <GroundsDialog
      title={t(isDeleting ? "hide.deleteTitle" : "hide.title", { title })}
      text={t(isDeleting ? "hide.deleteText" : "hide.text")}
      actLabel={t(isDeleting ? "acts.delete" : "acts.hide")}
      isRunning={hide.isRunning}
      onDecide={(because) => void hide.run({ params: { shoutId: id }, body: { decision, ...because } })}
      onClose={onClose}
    />
  );
}

export function ShowDialog({ shout: { id, title }, onClose }: Props) {
  const t = useText();
  const show = useCommand(api.shouts.showShout, { done: t("show.done"), whenDone: onClose });
  return (
    <ShowAgainDialog
      title={t("show.title", { title })}
      text={t("show.text")}
      words={{ act: t("acts.show"), cancel: t("cancel") }}
      isRunning={show.isRunning}
      onShow={() => void show.run({ params: { shoutId: id } })}
      onClose={onClose}
    />
  );
}

import { useIdle } from "../../offline/use-idle.ts";
import { useAppText } from "../../text.ts";
import { Button } from "../button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface Props {
  /** There is something to forget. */
  isOn: boolean;
  /** What will be forgotten. */
  text: string;
  /** Without anything done, or when that is asked for: whether it was so. */
  onForget: (isIdle: boolean) => void;
}

/** Forgets what is on the screen when nothing is done for five minutes, and asks a minute earlier. */
export function IdleGuard({ isOn, text, onForget }: Props) {
  const t = useAppText();
  const { isWarned, stay } = useIdle(isOn, () => onForget(true));
  if (!isWarned) return null;
  return (
    <Dialog title={t("idle.title")} onClose={stay}>
      <p>{text}</p>
      <DialogActions>
        <Button look="main" onClick={stay}>
          {t("idle.stay")}
        </Button>
        <Button onClick={() => onForget(false)}>{t("idle.forgetNow")}</Button>
      </DialogActions>
    </Dialog>
  );
}

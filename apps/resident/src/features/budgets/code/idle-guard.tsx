import { Button, Dialog, DialogActions } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { useIdle } from "./use-idle.ts";

interface Props {
  /** There is something to forget. */
  isOn: boolean;
  /** Without anything done, or when the voter asks for it: whether that was so. */
  onForget: (isIdle: boolean) => void;
}

/** Forgets what is on the screen when nothing is done for five minutes, and asks a minute earlier. */
export function IdleGuard({ isOn, onForget }: Props) {
  const t = useText();
  const { isWarned, stay } = useIdle(isOn, () => onForget(true));
  if (!isWarned) return null;
  return (
    <Dialog title={t("code.idle")} onClose={stay}>
      <p>{t("code.idleText")}</p>
      <DialogActions>
        <Button look="main" onClick={stay}>
          {t("code.stay")}
        </Button>
        <Button onClick={() => onForget(false)}>{t("code.forgetNow")}</Button>
      </DialogActions>
    </Dialog>
  );
}

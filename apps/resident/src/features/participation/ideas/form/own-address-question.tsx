import { Button, Dialog, DialogActions } from "../../../../app/index.ts";
import { useText } from "../../words.ts";

interface Props {
  isBusy: boolean;
  /** What the button says that leaves the pin out. */
  without: string;
  onShow: () => void;
  onWithout: () => void;
  onClose: () => void;
}

/** The pin stands at the author's own address: they say whether everybody may see it there. */
export function OwnAddressQuestion({ isBusy, without, onShow, onWithout, onClose }: Props) {
  const t = useText();
  return (
    <Dialog title={t("ideas.ownAddress.title")} onClose={onClose}>
      <p>{t("ideas.ownAddress.text")}</p>
      <DialogActions>
        <Button look="main" isBusy={isBusy} onClick={onWithout}>
          {without}
        </Button>
        <Button isBusy={isBusy} onClick={onShow}>
          {t("ideas.ownAddress.show")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

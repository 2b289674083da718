import { Dialog } from "@stoep/ui";
import { useAppText } from "../text.ts";
import style from "./shortcuts-dialog.module.css";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Lists the dashboard's keyboard shortcuts, without the standard keys of controls (arrows in a menu). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useAppText();
  const mod = isApple() ? "⌘" : "Ctrl";
  const keys = [
    { does: t("keys.search"), keys: [mod, "K"] },
    { does: t("keys.go"), keys: [mod, t("keys.enter")] },
    { does: t("keys.close"), keys: [t("keys.escape")] },
    { does: t("keys.help"), keys: ["?"] },
  ];
  return (
    <Dialog opened onClose={onClose} title={t("keys.title")} closeButtonProps={{ "aria-label": t("list.close") }}>
      <dl className={style.keys}>
        {keys.map((one) => (
          <div key={one.does}>
            <dt>{one.does}</dt>
            <dd>
              {one.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

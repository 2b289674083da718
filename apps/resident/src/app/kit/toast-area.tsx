import { CloseIcon } from "@stoep/ui/icons";
import { useSyncExternalStore } from "react";
import { useAppText } from "../text.ts";
import { closeToast, toastStore } from "../toast-store.ts";
import { IconButton } from "./button.tsx";
import style from "./toast-area.module.css";

export function ToastArea() {
  const t = useAppText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <div data-screen-only className={style.area} role="status">
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={`${style.toast} ${tone === "danger" ? style.danger : ""}`}>
          <span>{text}</span>
          <IconButton label={t("close")} onClick={() => closeToast(id)}>
            <CloseIcon aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

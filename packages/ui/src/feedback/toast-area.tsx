import { CloseButton } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { DoneIcon, ErrorIcon, HintIcon } from "../icons/index.ts";
import style from "./toast-area.module.css";
import { dismissToast, holdToast, releaseToast, type Toast, toastStore } from "./toasts.ts";

const icons = { success: DoneIcon, hint: HintIcon, danger: ErrorIcon };

type Labels = { area: string; close: string };

function ToastCard({ toast, labels }: { toast: Toast; labels: Labels }) {
  const { id, tone, message, action } = toast;
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing or focusing only delays the toast's end
    <div
      className={style.toast}
      data-tone={tone}
      onMouseEnter={() => holdToast(id)}
      onMouseLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      <Icon aria-hidden className={style.icon} />
      <span className={style.message}>{message}</span>
      {action && (
        <button
          type="button"
          className={style.action}
          onClick={() => {
            action.run();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <CloseButton aria-label={labels.close} onClick={() => dismissToast(id)} />
    </div>
  );
}

/** Where toasts appear; once per app. A polite live region: a screen reader finishes its sentence first. */
export function ToastArea({ labels }: { labels: Labels }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section data-screen-only className={style.area} aria-label={labels.area} aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} labels={labels} />
      ))}
    </section>
  );
}

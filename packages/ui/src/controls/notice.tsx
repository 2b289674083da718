import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { AlertIcon, DoneIcon, ErrorIcon, HintIcon } from "../icons/index.ts";

export type NoticeTone = "hint" | "success" | "warning" | "danger";

const looks = {
  hint: ["canal", HintIcon],
  success: ["green", DoneIcon],
  warning: ["yellow", AlertIcon],
  danger: ["brick", ErrorIcon],
} as const;

type Props = { tone?: NoticeTone; title?: ReactNode; children?: ReactNode; onClose?: () => void; closeLabel?: string };

/** A notice within the page. For an event that just happened, use toast(). */
export function Notice({ tone = "hint", title, children, onClose, closeLabel }: Props) {
  const [color, Icon] = looks[tone];
  return (
    <Alert
      color={color}
      title={title}
      icon={<Icon aria-hidden />}
      role={tone === "danger" ? "alert" : "note"}
      withCloseButton={onClose !== undefined}
      onClose={onClose}
      closeButtonLabel={closeLabel}
    >
      {children}
    </Alert>
  );
}

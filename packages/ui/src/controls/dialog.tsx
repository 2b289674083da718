import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useEscape } from "../feedback/escape.ts";
import { rememberFocus } from "../feedback/focus.ts";

/** Screen readers need a name for the button that closes it. */
type Props = ModalProps & ({ withCloseButton: false } | { closeButtonProps: { "aria-label": string } });

/** A window over the page. The focus returns to where it was, even if the dialog is unmounted while open. */
export function Dialog(props: Props) {
  const { opened, onClose, closeOnEscape = true } = props;
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, opened && closeOnEscape, onClose);
  useEffect(() => (opened ? rememberFocus() : undefined), [opened]);
  return <Modal ref={root} {...props} closeOnEscape={false} />;
}

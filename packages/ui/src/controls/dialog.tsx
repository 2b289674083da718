import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useEscape } from "../feedback/escape.ts";
import { rememberFocus } from "../feedback/focus.ts";
import { startAtForm } from "../feedback/start-at-form.ts";

/** Screen readers need a name for the button that closes it. */
type Props = ModalProps & ({ withCloseButton: false } | { closeButtonProps: { "aria-label": string } });

/** A window over the page. The focus begins at its form's first field, if it has one, and returns to where it was, even if the dialog is unmounted while open. */
export function Dialog(props: Props) {
  const { opened, onClose, closeOnEscape = true, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, opened && closeOnEscape, onClose);
  useEffect(() => (opened ? rememberFocus() : undefined), [opened]);
  return (
    <Modal ref={root} {...props} closeOnEscape={false}>
      {children}
      <span hidden ref={startAtForm} />
    </Modal>
  );
}

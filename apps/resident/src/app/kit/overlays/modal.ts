import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: (event: SyntheticEvent) => void;
  /** For dialogs that a press outside closes. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a `<dialog>` over everything else for as long as it is rendered. Then restores focus and scroll position. Without `onClose`
 * Escape does nothing.
 */
export function useModal(onClose: (() => void) | undefined, onShown?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  // Before anything is painted, so that it opens with its content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useLayoutEffect(() => {
    before.current = document.activeElement;
    ref.current?.showModal();
    onShown?.();
  }, []);
  // Once it is gone: while it is open, nothing else takes the focus.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
  return {
    ref,
    onKeyDown: (event) => {
      if (!onClose && event.key === "Escape") event.preventDefault();
    },
    onCancel: (event) => {
      event.preventDefault();
      onClose?.();
    },
    onClick: ({ target, currentTarget, clientX, clientY }) => {
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
      const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (target === currentTarget && isBeside) onClose?.();
    },
  };
}

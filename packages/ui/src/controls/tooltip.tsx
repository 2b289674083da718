import type { TooltipProps } from "@mantine/core";
import { mergeRefs } from "@mantine/hooks";
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { lazyPart } from "../parts/index.ts";

/** The positioning code loads when the first tooltip is shown, so no screen waits for it. */
const Bubble = lazyPart(() => import("./overlays.ts").then((m) => m.Tooltip), { isOptional: true });

/** A pointer that only passes over the target shows nothing. */
const delayMs = 300;

interface Handlers {
  ref?: Ref<HTMLElement>;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  "aria-describedby"?: string | undefined;
}

type Props = Omit<TooltipProps, "children" | "target" | "opened" | "ref"> & {
  /** One element that accepts a ref and the handlers of a button. */
  children: ReactElement;
};

/** More about an element, shown on hover or focus; Escape hides it. */
export function Tooltip({ children, label, disabled = false, ...bubble }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const isShown = isWanted && !disabled && target !== null;
  useEffect(() => {
    if (!isShown) return;
    const hide = (event: KeyboardEvent) => event.key === "Escape" && setIsWanted(false);
    addEventListener("keydown", hide);
    return () => removeEventListener("keydown", hide);
  }, [isShown]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => setIsWanted(true);
  const hide = () => {
    clearTimeout(timer.current);
    setIsWanted(false);
  };
  const child = children as ReactElement<Handlers>;
  const { ref, onPointerEnter, onPointerLeave, onFocus, onBlur, ...own } = child.props;
  return (
    <>
      {cloneElement(child, {
        ref: mergeRefs(ref, setTarget),
        onPointerEnter: (event) => {
          onPointerEnter?.(event);
          if (event.pointerType !== "touch") timer.current = setTimeout(show, delayMs);
        },
        onPointerLeave: (event) => {
          onPointerLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          onFocus?.(event);
          if (event.currentTarget.matches(":focus-visible")) show();
        },
        onBlur: (event) => {
          onBlur?.(event);
          hide();
        },
        "aria-describedby": isShown ? id : own["aria-describedby"],
      })}
      {isShown && (
        <Suspense fallback={null}>
          <Bubble {...bubble} label={<span id={id}>{label}</span>} target={target} opened />
        </Suspense>
      )}
    </>
  );
}

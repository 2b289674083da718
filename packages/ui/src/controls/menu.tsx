import type { MenuDropdownProps, MenuProps, MenuTargetProps, Menu as OverlayMenu } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import {
  Children,
  type ComponentType,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { actFrom } from "../feedback/focus.ts";
import { fetchAhead, useLoadPart } from "../parts/index.ts";
import { afterPaint } from "./after-paint.ts";

/**
 * Mantine's menu, loaded after the first screen. Until then only its target is rendered, and pressing it opens the menu as soon as it
 * has loaded.
 */
type Overlay = typeof OverlayMenu;

let overlay: Overlay | null = null;
const waitingForMenu = new Set<() => void>();
/** Loads the menu; resolves when every menu can open immediately. @throws when it cannot be loaded */
export const loadMenus = (): Promise<void> =>
  import("./overlays.ts").then((part) => {
    overlay = part.Menu;
    for (const tell of waitingForMenu) tell();
  });

function useOverlay(): Overlay | null {
  const subscribe = (tell: () => void) => {
    waitingForMenu.add(tell);
    return () => waitingForMenu.delete(tell);
  };
  return useSyncExternalStore(subscribe, () => overlay);
}

interface Place {
  open: () => void;
  /** Its target was pressed, and the dropdown is being drawn. */
  isOpening: boolean;
  /** Whether the target had the focus when the loaded menu replaced it. */
  hadFocus: RefObject<boolean>;
}
const Place = createContext<Place | null>(null);

function MenuRoot({ children, ...props }: MenuProps) {
  const Loaded = useOverlay();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const hadFocus = useRef(false);
  const loadPart = useLoadPart();
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    if (!overlay) whenIdle(() => fetchAhead(loadMenus));
  }, []);
  const open = () => {
    setIsOpen(true);
    // Closed again, so that another press tries again.
    void loadPart(loadMenus).then((isLoaded) => isLoaded === null && setIsOpen(false));
  };
  // The target shows its mark before the dropdown is drawn.
  const change = (next: boolean) => {
    setIsOpening(next);
    if (!next) return setIsOpen(false);
    afterPaint(() => {
      setIsOpening(false);
      setIsOpen(true);
    });
  };
  const target = Children.toArray(children).filter((child) => isValidElement(child) && child.type === Target);
  return (
    <Place value={{ open, isOpening, hadFocus }}>
      {Loaded ? (
        <Loaded opened={isOpen} onChange={change} {...props}>
          {children}
        </Loaded>
      ) : (
        target
      )}
    </Place>
  );
}

type Child = ReactElement<{
  ref?: Ref<HTMLElement>;
  onClick?: () => void;
  "aria-haspopup"?: "menu";
  "data-pending"?: true | undefined;
}>;

function Target(props: MenuTargetProps) {
  const Loaded = useOverlay();
  const place = use(Place);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!place) return;
    if (Loaded && place.hadFocus.current) element.current?.focus();
    place.hadFocus.current = false;
    return () => {
      if (!Loaded) place.hadFocus.current = element.current === document.activeElement;
    };
  }, [place, Loaded]);
  const child = props.children as Child;
  const ref = useMergedRef(child.props.ref, element);
  const pending = { "data-pending": place?.isOpening || undefined };
  if (Loaded) return <Loaded.Target {...props}>{cloneElement(child, { ref, ...pending })}</Loaded.Target>;
  return cloneElement(child, { ref, onClick: () => place?.open(), "aria-haspopup": "menu" });
}

function Dropdown(props: MenuDropdownProps) {
  const Loaded = useOverlay();
  return Loaded && <Loaded.Dropdown onClickCapture={({ currentTarget }) => actFrom(currentTarget)} {...props} />;
}

type Part = "Item" | "Label" | "Divider" | "RadioGroup" | "RadioItem";
type ForwardedProps = Record<string, unknown>;

/** A part of the dropdown, rendered only once everything is loaded. */
function OverlayPart({ part, given }: { part: Part; given: ForwardedProps }) {
  const Loaded = useOverlay()?.[part] as ComponentType<ForwardedProps> | undefined;
  return Loaded && <Loaded {...given} />;
}
const Item = (given: ForwardedProps) => <OverlayPart part="Item" given={given} />;
const Label = (given: ForwardedProps) => <OverlayPart part="Label" given={given} />;
const Divider = (given: ForwardedProps) => <OverlayPart part="Divider" given={given} />;
const RadioGroup = (given: ForwardedProps) => <OverlayPart part="RadioGroup" given={given} />;
const RadioItem = (given: ForwardedProps) => <OverlayPart part="RadioItem" given={given} />;

// Mantine's parts take any element as their root, which a component that only passes its properties on cannot say.
const parts = { Item, Label, Divider, RadioGroup, RadioItem } as unknown as Pick<Overlay, Part>;
export const Menu = Object.assign(MenuRoot, { Target, Dropdown, ...parts });

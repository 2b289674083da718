import { useLocalStorage } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../controls/index.ts";
import { rememberFocus } from "../feedback/focus.ts";
import { FoldIcon, LeaveFullscreenIcon, MenuIcon, UnfoldIcon } from "../icons/index.ts";
import { lazyPart } from "../parts/index.ts";
import style from "./app-shell.module.css";
import { type MenuItem, SideMenu } from "./side-menu.tsx";

const MenuDrawer = lazyPart(() => import("./menu-drawer.tsx").then((m) => m.MenuDrawer), {
  close: ({ onClose }) => onClose(),
});

export type ShellLabels = {
  skip: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  fold: string;
  unfold: string;
  leaveFullscreen: string;
};

type Props = {
  /** Logo and name; `isFolded` leaves room for the logo only. */
  brand: (isFolded: boolean) => ReactNode;
  menu: MenuItem[];
  topStart: ReactNode;
  topEnd: ReactNode;
  labels: ShellLabels;
  isFullscreen: boolean;
  onLeaveFullscreen: () => void;
  children: ReactNode;
};

/** Side menu of 248 px that folds to icons (a drawer under 768 px), top bar, page. Fullscreen hides both. */
export function AppShell(props: Props) {
  const { labels, isFullscreen, children } = props;
  const [isFolded, setIsFolded] = useLocalStorage({
    key: "stoep.menu.folded",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return (
    <div className={style.shell} data-folded={isFolded || undefined} data-full={isFullscreen || undefined}>
      <a data-screen-only className={style.skip} href="#main">
        {labels.skip}
      </a>
      {!isFullscreen && <Side {...props} isFolded={isFolded} onFold={() => setIsFolded(!isFolded)} />}
      {!isFullscreen && <Top {...props} />}
      <main id="main" className={style.main} tabIndex={-1} data-focus-target>
        {children}
      </main>
      {isFullscreen && (
        <div data-screen-only className={style.leave}>
          <IconButton label={labels.leaveFullscreen} variant="default" onClick={props.onLeaveFullscreen}>
            <LeaveFullscreenIcon aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function Side({ brand, menu, labels, isFolded, onFold }: Props & { isFolded: boolean; onFold: () => void }) {
  const FoldToggle = isFolded ? UnfoldIcon : FoldIcon;
  return (
    <aside data-screen-only className={style.side}>
      <div className={style.brand}>{brand(isFolded)}</div>
      <SideMenu items={menu} label={labels.menu} isFolded={isFolded} />
      <div className={style.fold}>
        <IconButton label={isFolded ? labels.unfold : labels.fold} onClick={onFold}>
          <FoldToggle aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}

function Top({ brand, menu, topStart, topEnd, labels }: Props) {
  const [giveFocusBack, setGiveFocusBack] = useState<(() => void) | null>(null);
  const close = () => {
    giveFocusBack?.();
    setGiveFocusBack(null);
  };
  return (
    <header data-screen-only className={style.top}>
      <div className={style.burger}>
        <IconButton label={labels.openMenu} onClick={() => setGiveFocusBack(() => rememberFocus())}>
          <MenuIcon aria-hidden />
        </IconButton>
      </div>
      <div className={style.start}>{topStart}</div>
      <div className={style.end}>{topEnd}</div>
      {giveFocusBack && (
        <Suspense fallback={null}>
          <MenuDrawer brand={brand(false)} items={menu} labels={labels} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}

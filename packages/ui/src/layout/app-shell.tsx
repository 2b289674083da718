import { Drawer } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { IconButton } from "../controls/index.ts";
import { FoldIcon, LeaveFullscreenIcon, MenuIcon, UnfoldIcon } from "../icons/index.ts";
import style from "./app-shell.module.css";
import { type MenuItem, SideMenu } from "./side-menu.tsx";

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
  const { brand, menu, labels, isFullscreen, children } = props;
  const [isFolded, setIsFolded] = useLocalStorage({
    key: "stoep.menu.folded",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const FoldToggle = isFolded ? UnfoldIcon : FoldIcon;
  if (isFullscreen) return <FullscreenShell {...props} />;
  return (
    <div className={style.shell} data-folded={isFolded || undefined}>
      <a className={style.skip} href="#main">
        {labels.skip}
      </a>
      <aside className={style.side}>
        <div className={style.brand}>{brand(isFolded)}</div>
        <SideMenu items={menu} label={labels.menu} isFolded={isFolded} />
        <div className={style.fold}>
          <IconButton label={isFolded ? labels.unfold : labels.fold} onClick={() => setIsFolded(!isFolded)}>
            <FoldToggle aria-hidden />
          </IconButton>
        </div>
      </aside>
      <Drawer
        opened={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        size={288}
        title={brand(false)}
        styles={{ body: { padding: 0 } }}
        closeButtonProps={{ "aria-label": labels.closeMenu }}
      >
        <SideMenu items={menu} label={labels.menu} isFolded={false} onFollow={() => setIsDrawerOpen(false)} />
      </Drawer>
      <header className={style.top}>
        <div className={style.burger}>
          <IconButton label={labels.openMenu} onClick={() => setIsDrawerOpen(true)}>
            <MenuIcon aria-hidden />
          </IconButton>
        </div>
        <div className={style.start}>{props.topStart}</div>
        <div className={style.end}>{props.topEnd}</div>
      </header>
      <main id="main" className={style.main} tabIndex={-1} data-focus-target>
        {children}
      </main>
    </div>
  );
}

function FullscreenShell({ labels, onLeaveFullscreen, children }: Props) {
  return (
    <div className={style.full}>
      <main id="main" className={style.main} tabIndex={-1} data-focus-target>
        {children}
      </main>
      <div className={style.leave}>
        <IconButton label={labels.leaveFullscreen} variant="default" onClick={onLeaveFullscreen}>
          <LeaveFullscreenIcon aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { type MenuItem, SideMenu } from "./side-menu.tsx";

type Props = { brand: ReactNode; items: MenuItem[]; labels: { menu: string; closeMenu: string }; onClose: () => void };

/** The side menu under 768 px: over the page, and closed when an item is followed. */
export function MenuDrawer({ brand, items, labels, onClose }: Props) {
  return (
    <Drawer
      opened
      onClose={onClose}
      size={288}
      title={brand}
      styles={{ body: { padding: 0 } }}
      closeButtonProps={{ "aria-label": labels.closeMenu }}
    >
      <SideMenu items={items} label={labels.menu} isFolded={false} onFollow={onClose} />
    </Drawer>
  );
}

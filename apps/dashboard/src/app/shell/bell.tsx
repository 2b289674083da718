import { IconButton, type MenuItem } from "@stoep/ui";
import { BellIcon } from "@stoep/ui/icons";
import { fetchAhead, lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { features } from "../features.ts";
import { useGo, usePath } from "../navigation.tsx";
import style from "./bell.module.css";

const bell = features.find((feature) => feature.bell)?.bell;
const List = bell && lazyPart(bell.list, { close: ({ onClose }) => onClose() });

/** The number of unread notifications, as at their menu entry. Opens a list of the newest below it; on a phone, the page of notifications. */
export function Bell({ menu }: { menu: MenuItem[] }) {
  const go = useGo();
  const path = usePath();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const item = menu.find(({ key }) => key === bell?.entry);
  if (!item || !bell || !List) return null;
  const isOpen = openAt === path;
  const unread = item.count?.value ?? 0;
  const press = () => {
    if (matchMedia("(max-width: 767px)").matches) go(item.href);
    else setOpenAt(isOpen ? null : path);
  };
  return (
    <span className={style.bell}>
      <IconButton
        label={unread > 0 ? `${item.label}, ${item.count?.label}` : item.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-bell
        onPointerEnter={() => fetchAhead(bell.list)}
        onClick={press}
      >
        <BellIcon aria-hidden />
      </IconButton>
      {unread > 0 && (
        <span className={style.count} aria-hidden>
          {unread > 99 ? "99+" : unread}
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <List onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </span>
  );
}

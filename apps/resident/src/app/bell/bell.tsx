import { shownCount, useUnread } from "@stoep/client/notices";
import { useTexts } from "@stoep/client/texts";
import { BellIcon } from "@stoep/ui/icons";
import { Link, useLocation } from "wouter";
import { useLive } from "../live.ts";
import style from "./bell.module.css";

/** Links to the notifications, and shows how many are unread. */
export function Bell() {
  const menuText = useTexts("menu");
  const [path] = useLocation();
  const { unread, again } = useUnread();
  useLive(["notifications"], again);
  const shown = shownCount(unread);
  const label = shown ? menuText("bell.unread", { count: unread }).replace(/\d+/, shown) : menuText("bell.label");
  return (
    <Link
      className={style.bell}
      href="/notifications"
      aria-label={label}
      aria-current={path === "/notifications" ? "page" : undefined}
    >
      <BellIcon aria-hidden />
      {shown && (
        <span className={style.count} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}

import { AppShell, askToLeave, hasUnsavedChanges } from "@stoep/ui";
import { BackIcon } from "@stoep/ui/icons";
import { Outlet, useBlocker } from "@tanstack/react-router";
import { features } from "../features.ts";
import { usePath } from "../navigation.tsx";
import { useSession } from "../session.tsx";
import { useAppText } from "../text.ts";
import { Brand } from "./brand.tsx";
import { isUnder, officeEntries, useMenuText } from "./menu.ts";
import { PersonMenu } from "./person-menu.tsx";
import { useFocusOnArrival, useShellLabels } from "./shell.tsx";
import style from "./top-bar.module.css";
import { LanguageMenu } from "./top-bar.tsx";

const entries = officeEntries(features);

/** The provider's back office: its own menu, and a link back for people who also work for an organisation. */
export function OfficeShell() {
  const t = useAppText();
  const menuText = useMenuText();
  const path = usePath();
  const { active } = useSession();
  useFocusOnArrival(path);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsavedChanges() && !(await askToLeave()),
  });
  const menu = entries.map(({ key, href, icon }) => ({
    key,
    href,
    icon,
    label: menuText(`office.${key}`),
    isActive: isUnder(path, href),
  }));
  const name = active.kind === "membership" ? active.membership.organisation.name : null;
  const back = {
    key: "back",
    href: "/",
    icon: BackIcon,
    label: t("office.back", { name: name ?? "" }),
    isActive: false,
  };
  return (
    <AppShell
      brand={(isFolded) => <Brand isFolded={isFolded} />}
      menu={name === null ? menu : [...menu, back]}
      topStart={
        <span className={style.organisation}>
          <span className={style.name}>{t("office.title")}</span>
        </span>
      }
      topEnd={
        <>
          <LanguageMenu />
          <PersonMenu />
        </>
      }
      labels={useShellLabels()}
      isFullscreen={false}
      onLeaveFullscreen={() => {}}
    >
      <Outlet />
    </AppShell>
  );
}

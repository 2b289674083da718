import { api } from "@stoep/client/api";
import { type LanguageCode, languageNames, switchLanguage, useLanguage } from "@stoep/client/texts";
import { Button, IconButton, Menu, type MenuItem, Text } from "@stoep/ui";
import { FullscreenIcon, LanguageIcon, PlusIcon, SearchIcon } from "@stoep/ui/icons";
import { accessOf } from "../access.ts";
import { features } from "../features.ts";
import { AppLink } from "../navigation.tsx";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.tsx";
import { loadSession } from "../session-store.ts";
import { useAppText } from "../text.ts";
import { Bell } from "./bell.tsx";
import { createEntries, useMenuText } from "./menu.ts";
import { OrganisationSwitcher } from "./organisation-switcher.tsx";
import { PersonMenu } from "./person-menu.tsx";
import style from "./top-bar.module.css";

const entries = createEntries(features);

export function TopStart() {
  return <OrganisationSwitcher />;
}

type EndProps = {
  menu: MenuItem[];
  mayCreate: boolean;
  onSearch: () => void;
  onKeys: () => void;
  onFullscreen: () => void;
};

export function TopEnd({ menu, mayCreate, onSearch, onKeys, onFullscreen }: EndProps) {
  const t = useAppText();
  return (
    <>
      {mayCreate && (
        <IconButton label={t("search.open")} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <SearchIcon aria-hidden />
        </IconButton>
      )}
      {mayCreate && <CreateMenu />}
      <Bell menu={menu} />
      <LanguageMenu />
      <span className={style.wide}>
        <IconButton label={t("shell.fullscreen")} onClick={onFullscreen}>
          <FullscreenIcon aria-hidden />
        </IconButton>
      </span>
      <PersonMenu onKeys={onKeys} />
    </>
  );
}

/** S1 §2: the menu of what can be created. Hidden from members who may only read. */
function CreateMenu() {
  const t = useAppText();
  const menuText = useMenuText();
  const session = useSession();
  const open = entries.filter(({ licence }) => accessOf(session, licence).write === true);
  if (open.length === 0) return null;
  return (
    <Menu width={300}>
      <Menu.Target>
        <Button leftSection={<PlusIcon aria-hidden />} className={style.create} aria-label={t("create.open")}>
          {t("create.open")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open.map(({ key, href, icon: Icon }) => (
          <Menu.Item key={key} component={AppLink} href={href} leftSection={<Icon aria-hidden />}>
            {menuText(`create.${key}`)}
            <Text size="sm" c="dimmed">
              {menuText(`create.${key}Hint`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The language of the screens; also of the mails, for people who are signed in. */
export function LanguageMenu() {
  const t = useAppText();
  const spoken = useLanguage();
  const choose = (language: LanguageCode) => {
    void switchLanguage(language);
    // The server's texts follow: vote labels, log, mails. Before signing in there is no account to update.
    api.accounts.setLanguage({ body: { language } }).then(
      () => Promise.all([loadSession(), queryClient.invalidateQueries()]),
      () => null,
    );
  };
  return (
    <Menu width={200}>
      <Menu.Target>
        <IconButton label={t("shell.language")}>
          <LanguageIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={spoken} onChange={(language) => choose(language as LanguageCode)}>
          {Object.entries(languageNames).map(([code, name]) => (
            <Menu.RadioItem key={code} value={code} lang={code} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

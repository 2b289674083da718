import {
  BellIcon,
  ChevronRightIcon,
  DeleteIcon,
  DownloadIcon,
  HeartIcon,
  HomeIcon,
  LockIcon,
  MessageIcon,
  PeopleIcon,
  PersonIcon,
  ProjectIcon,
  SettingsIcon,
  SignOutIcon,
  VacancyIcon,
} from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { BreakableText, Button, signOut, usePublicPages, useSession, useTitle } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./profile.module.css";

/** First what is one's own and what is new, then what one may set. `path` null: the network's participation page, outside the app. */
const groups = [
  [
    { path: "/me/messages", text: "me.messages", icon: MessageIcon },
    { path: "/me/comments", text: "me.acts", icon: MessageIcon },
    { path: "/notifications", text: "me.notices", icon: BellIcon },
    { path: "/me/projects", text: "me.projects", icon: ProjectIcon },
    { path: "/me/applications", text: "me.applications", icon: VacancyIcon },
    { path: "/me/help", text: "me.help", icon: HeartIcon },
  ],
  [
    { path: "/me/profile", text: "me.names", icon: PersonIcon },
    { path: "/me/home", text: "me.home", icon: HomeIcon },
    { path: "/me/notifications", text: "me.notifications", icon: BellIcon },
    { path: "/me/security", text: "me.security", icon: LockIcon },
    { path: "/me/app", text: "me.appearance", icon: SettingsIcon },
    { path: "/me/data", text: "ownData.title", icon: DownloadIcon },
    { path: null, text: "me.publicPage", icon: PeopleIcon },
    { path: "/me/delete", text: "me.leave", icon: DeleteIcon },
  ],
] as const;

function Entry({ path, children }: { path: string | null; children: ReactNode }) {
  const publicPages = usePublicPages();
  return path === null ? <a href={publicPages}>{children}</a> : <Link href={path}>{children}</Link>;
}

/** One's own page: a menu of short pages. */
export function MeScreen() {
  const t = useText();
  const session = useSession();
  useTitle(t("me.title"));
  return (
    <>
      <h1>{t("me.title")}</h1>
      <p>
        <BreakableText text={session?.account.email ?? ""} />
      </p>
      {groups.map((entries) => (
        <ul key={entries[0].text} className={`card ${style.menu}`}>
          {entries.map(({ path, text, icon: Icon }) => (
            <li key={text}>
              <Entry path={path}>
                <Icon aria-hidden />
                <span>{t(text)}</span>
                <ChevronRightIcon aria-hidden />
              </Entry>
            </li>
          ))}
        </ul>
      ))}
      <div>
        <Button onClick={() => void signOut()}>
          <SignOutIcon aria-hidden />
          {t("me.signOut")}
        </Button>
      </div>
    </>
  );
}

import { useTexts } from "@stoep/client/texts";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useArrival } from "./arrival.ts";
import style from "./layout.module.css";
import { firstScreen } from "./network.tsx";
import { tabs } from "./screens.tsx";
import { useAppText } from "./text.ts";

interface Props {
  /** Beside the mark. */
  name: string;
  home: string;
  /** At the end of the bar. */
  action?: ReactNode;
  /** Only what works for who is here. */
  hasTabs: boolean;
  children: ReactNode;
}

export function Layout({ name, home, action, hasTabs, children }: Props) {
  const t = useAppText();
  useArrival();
  return (
    <>
      <a className={style.skip} href="#main">
        {t("skip")}
      </a>
      <header className={style.bar}>
        <Link className={style.brand} href={home}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          {name}
        </Link>
        {action}
      </header>
      {hasTabs && <Tabs />}
      <main id="main" className={style.main} tabIndex={-1}>
        {children}
      </main>
      <Footer base={home === firstScreen ? "" : home.replace(/\/$/, "")} />
    </>
  );
}

function Footer({ base }: { base: string }) {
  const t = useAppText();
  return (
    <footer className={style.footer}>
      <nav aria-label={t("footer.label")}>
        <Link href={`${base}/terms`}>{t("footer.terms")}</Link>
        <Link href={`${base}/privacy`}>{t("footer.privacy")}</Link>
      </nav>
    </footer>
  );
}

function Tabs() {
  const t = useAppText();
  const [path] = useLocation();
  const menuText = useTexts("menu");
  return (
    <nav className={style.tabs} aria-label={t("tabs")}>
      {tabs.map(({ key, href, icon: Icon }) => (
        <Link key={key} className={style.tab} href={href} aria-current={path === (href || "/") ? "page" : undefined}>
          <Icon aria-hidden />
          {menuText(`tabs.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

import { useTexts } from "@stoep/client/texts";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useMediaQuery } from "./kit/media-query.ts";
import style from "./layout.module.css";
import { firstScreen } from "./network.tsx";
import { Aside, BarLanguage, tabs } from "./screens.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import { useSession } from "./session.tsx";
import { useAppText } from "./text.ts";

interface Props {
  /** Shown beside the logo. */
  name: string;
  /** The address of the network's own logo; without it Stoep's is shown. */
  logo?: string | null;
  home: string;
  /** Shown at the end of the bar. */
  action?: ReactNode;
  /** Shows the tabs, which only residents can use. */
  hasTabs: boolean;
  /** Without ways out of the screen, and with the choice of a language, also for people who are signed in. */
  isBare?: boolean;
  children: ReactNode;
}

export function Layout({ name, logo, home, action, hasTabs, isBare = false, children }: Props) {
  const t = useAppText();
  useScrollRestoration();
  return (
    <>
      <a data-screen-only className={style.skip} href="#main">
        {t("skip")}
      </a>
      <header data-screen-only className={`${style.bar} ${hasTabs ? style.wide : ""}`}>
        {isBare ? (
          <span className={style.brand}>
            <Brand name={name} logo={logo} />
          </span>
        ) : (
          <Link className={style.brand} href={home}>
            <Brand name={name} logo={logo} />
          </Link>
        )}
        <Language isForAll={isBare} />
        {action}
      </header>
      <div className={hasTabs ? style.frame : undefined} data-bare={isBare || undefined}>
        {hasTabs && <Tabs />}
        <div className={style.column}>
          <main id="main" className={style.main} tabIndex={-1}>
            {children}
          </main>
          {!isBare && <Footer base={home === firstScreen ? "" : home.replace(/\/$/, "")} />}
        </div>
        {hasTabs && <AsideSlot />}
      </div>
    </>
  );
}

function Brand({ name, logo }: Pick<Props, "name" | "logo">) {
  return (
    <>
      {logo ? (
        <img className={style.logo} src={logo} alt="" height={32} />
      ) : (
        <img className={style.mark} src="/icon.svg" alt="" width={28} height={28} />
      )}
      <span>{name}</span>
    </>
  );
}

/** People who are signed in choose the language in their account. */
function Language({ isForAll }: { isForAll: boolean }) {
  const isSignedIn = useSession() !== null;
  if ((isSignedIn && !isForAll) || !BarLanguage) return null;
  return (
    <span className={style.language}>
      <Suspense fallback={null}>
        <BarLanguage />
      </Suspense>
    </span>
  );
}

/** Only if there is room for it, and loaded only once the content is on screen. */
function AsideSlot() {
  const hasRoom = useMediaQuery("(min-width: 1120px)");
  const isContentShown = useFirstFrame();
  if (!hasRoom || !isContentShown || !Aside) return null;
  return (
    <div data-screen-only className={style.aside}>
      <Suspense fallback={null}>
        <Aside />
      </Suspense>
    </div>
  );
}

/** Whether the first frame has been drawn. */
export function useFirstFrame(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}

function Footer({ base }: { base: string }) {
  const t = useAppText();
  return (
    <footer data-screen-only className={style.footer}>
      <nav aria-label={t("footer.label")}>
        <Link href={`${base}/terms`}>{t("footer.terms")}</Link>
        <Link href={`${base}/privacy`}>{t("footer.privacy")}</Link>
      </nav>
    </footer>
  );
}

/** Whether a tab leads to this screen ("page") or to a parent of it ("true"). */
function currentAt(path: string, href: string): "page" | "true" | undefined {
  if (path === (href || "/")) return "page";
  return href && path.startsWith(`${href}/`) ? "true" : undefined;
}

function Tabs() {
  const t = useAppText();
  const [path] = useLocation();
  const menuText = useTexts("menu");
  return (
    <nav className={style.tabs} aria-label={t("tabs")}>
      {tabs.map(({ key, href, icon: Icon }) => (
        <Link key={key} className={style.tab} href={href} aria-current={currentAt(path, href)}>
          <Icon aria-hidden />
          {menuText(`tabs.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

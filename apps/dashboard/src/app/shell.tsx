import { useAccent } from "@stoep/client/accent";
import { AppShell, askToLeave, hasUnsavedChanges, type ShellLabels, useHotkeys } from "@stoep/ui";
import { Outlet, useBlocker, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Brand } from "./brand.tsx";
import { features } from "./features.ts";
import { Gates, useIsBarred } from "./gates.tsx";
import { useKeysKey } from "./keys/use-keys-key.ts";
import { listen } from "./live.ts";
import { usePath } from "./navigation.tsx";
import { useSession } from "./session.tsx";
import { SettingsProvider } from "./settings-page.tsx";
import { useShellMenu } from "./shell-menu.ts";
import { useAppText } from "./text.ts";
import { TopEnd, TopStart } from "./top-bar.tsx";

const Palette = lazy(() => import("./palette/palette.tsx").then((part) => ({ default: part.Palette })));
const KeysDialog = lazy(() => import("./keys/keys-dialog.tsx").then((part) => ({ default: part.KeysDialog })));

export function useShellLabels(): ShellLabels {
  const t = useAppText();
  return {
    skip: t("shell.skip"),
    menu: t("shell.menu"),
    openMenu: t("shell.openMenu"),
    closeMenu: t("shell.closeMenu"),
    fold: t("shell.fold"),
    unfold: t("shell.unfold"),
    leaveFullscreen: t("shell.leaveFullscreen"),
  };
}

/** After a change of page the reader continues at its content, not at the link that was followed. */
export function useFocusOnArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) document.getElementById("main")?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
}

/** The address of the screen that is there: until the next one has loaded, the last one's. */
function useShownPath(): string {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? "" });
}

/** The search or the list of keys, opened from anywhere by its key. */
function usePanel() {
  const [shown, setShown] = useState<"search" | "keys" | null>(null);
  const search = useCallback(() => setShown("search"), []);
  const keys = useCallback(() => setShown("keys"), []);
  useHotkeys([["mod+K", search]], []);
  useKeysKey(keys);
  return { shown, search, keys, close: () => setShown(null) };
}

/** Side menu and top bar around the screens of a member of an organisation. */
export function Shell() {
  const path = usePath();
  const [fullscreenAt, setFullscreenAt] = useState<string | null>(null);
  const shownPath = useShownPath();
  const isFullscreen = fullscreenAt === path;
  useFocusOnArrival(path);
  const isBarred = useIsBarred(features);
  // Who is barred hears of little; when that is over, the stream is opened anew to hear of everything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: being barred is what opens it anew
  useEffect(() => listen(), [isBarred]);
  useHotkeys([["Escape", () => setFullscreenAt(null)]]);
  const panel = usePanel();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsavedChanges() && !(await askToLeave()),
  });
  const menu = useShellMenu(features);
  const { active } = useSession();
  const network = active.kind === "membership" ? active.membership.network : undefined;
  useAccent(network?.accent);
  return (
    <AppShell
      brand={(isFolded) => <Brand isFolded={isFolded} network={network} />}
      menu={isBarred ? [] : menu}
      topStart={<TopStart />}
      topEnd={
        <TopEnd
          mayCreate={!isBarred}
          onSearch={panel.search}
          onKeys={panel.keys}
          onFullscreen={() => setFullscreenAt(path)}
        />
      }
      labels={useShellLabels()}
      isFullscreen={isFullscreen}
      onLeaveFullscreen={() => setFullscreenAt(null)}
    >
      <Gates features={features} path={shownPath}>
        <SettingsProvider features={features}>
          <Outlet />
        </SettingsProvider>
      </Gates>
      <Suspense fallback={null}>
        {panel.shown === "keys" && <KeysDialog onClose={panel.close} />}
        {panel.shown === "search" && !isBarred && <Palette features={features} onClose={panel.close} />}
      </Suspense>
    </AppShell>
  );
}

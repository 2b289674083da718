import { useAccent } from "@stoep/client/accent";
import { AppShell, askToLeave, hasUnsavedChanges, type ShellLabels, useHotkeys } from "@stoep/ui";
import { fetchAhead, lazyPart } from "@stoep/ui/parts";
import { Outlet, useBlocker, useRouterState } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { EntriesProvider } from "../entries.tsx";
import { features } from "../features.ts";
import { listen } from "../live.ts";
import { usePath } from "../navigation.tsx";
import { useSession } from "../session.tsx";
import { useShortcutsKey } from "../shortcuts/use-shortcuts-key.ts";
import { useAppText } from "../text.ts";
import { Brand } from "./brand.tsx";
import { Gates, useIsBarred } from "./gates.tsx";
import { useShellMenu } from "./shell-menu.ts";
import { TopEnd, TopStart } from "./top-bar.tsx";
import { useArrivalAtPart } from "./use-arrival-at-part.ts";

const Palette = lazyPart(() => import("../palette/palette.tsx").then((m) => m.Palette), {
  close: ({ onClose }) => onClose(),
});
const ShortcutsDialog = lazyPart(() => import("../shortcuts/shortcuts-dialog.tsx").then((m) => m.ShortcutsDialog), {
  close: ({ onClose }) => onClose(),
});

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

/** After a change of page, moves the focus from the link to the page's content, unless a field there has taken it. */
export function useFocusOnArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    const main = document.getElementById("main");
    const isTyping = document.activeElement instanceof HTMLInputElement && main?.contains(document.activeElement);
    if (last.current !== path && !isTyping) main?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
}

/** The address of the screen on display: the previous one until the next has loaded. */
function useShownPath(): string {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? "" });
}

/** The search and the list of keys, which open from anywhere with a key. */
function usePanel() {
  const [shown, setShown] = useState<"search" | "keys" | null>(null);
  const search = useCallback(() => setShown("search"), []);
  const keys = useCallback(() => setShown("keys"), []);
  useHotkeys([["mod+K", search]], []);
  useShortcutsKey(keys);
  return { shown, search, keys, close: () => setShown(null) };
}

/** Side menu and top bar around the screens of a member of an organisation. */
export function Shell() {
  const path = usePath();
  const [fullscreenAt, setFullscreenAt] = useState<string | null>(null);
  const shownPath = useShownPath();
  const isFullscreen = fullscreenAt === path;
  useFocusOnArrival(path);
  useArrivalAtPart();
  const isBarred = useIsBarred(features);
  // The stream carries little for members who are barred; once they are not, it is reopened to receive everything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `isBarred` reopens the stream
  useEffect(() => listen(), [isBarred]);
  // Fetches the code of the placeholders before the first screen that is opened from here needs it.
  useEffect(() => fetchAhead(() => import("../parts/placeholders.tsx")), []);
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
          menu={isBarred ? [] : menu}
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
        <EntriesProvider features={features}>
          <Outlet />
        </EntriesProvider>
      </Gates>
      <Suspense fallback={null}>
        {panel.shown === "keys" && <ShortcutsDialog onClose={panel.close} />}
        {panel.shown === "search" && !isBarred && <Palette features={features} onClose={panel.close} />}
      </Suspense>
    </AppShell>
  );
}

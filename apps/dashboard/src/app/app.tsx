import { IdentityArea } from "@stoep/client/identity";
import { useLanguage } from "@stoep/client/texts";
import { findNamed } from "@stoep/contract/search-words";
import { ConfirmArea, KitProvider, LoadFailed, Spinner, ToastArea, toast } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterContextProvider, RouterProvider } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { localeOf } from "./format.ts";
import { AppLink } from "./navigation.tsx";
import { queryClient } from "./queries.ts";
import { router } from "./router.tsx";
import { useSessionState } from "./session.tsx";
import { loadSession, type SessionState } from "./session-store.ts";
import { AppParts } from "./shell/app-parts.tsx";
import { AskIdentity } from "./shell/ask-identity.ts";
import { useAppText, useRefusalText } from "./text.ts";

const SessionOver = lazyPart(() => import("./shell/session-over.tsx").then((m) => m.SessionOver));

function zoneOf(state: SessionState): string | undefined {
  if (state.phase !== "in" || state.session.active.kind !== "membership") return undefined;
  return state.session.active.membership.network.timeZone;
}

export function App() {
  const language = useLanguage();
  const state = useSessionState();
  return (
    <RouterContextProvider router={router}>
      <KitProvider locale={localeOf(language)} zone={zoneOf(state)} link={AppLink} find={findNamed}>
        <AppParts>
          <QueryClientProvider client={queryClient}>
            <Suspense fallback={null}>
              <Screens state={state} />
              <Areas />
              {state.phase === "in" && state.isOver && <SessionOver />}
            </Suspense>
          </QueryClientProvider>
        </AppParts>
      </KitProvider>
    </RouterContextProvider>
  );
}

function Screens({ state }: { state: SessionState }) {
  const t = useAppText();
  const words = useRefusalText();
  const before = useRef(state.phase);
  useEffect(() => {
    if (before.current === "leaving" && state.phase === "out") toast(t("person.signedOut"));
    before.current = state.phase;
  }, [state.phase, t]);
  if (state.phase === "starting") return <Spinner isFullPage label={t("starting")} />;
  if (state.phase === "leaving") return <Spinner isFullPage label={t("person.signingOut")} />;
  if (state.phase === "unreachable") {
    const labels = { title: t("failed.title"), text: words("unavailable"), retry: t("failed.retry") };
    return <LoadFailed labels={labels} onRetry={loadSession} />;
  }
  return <RouterProvider router={router} />;
}

/** Toasts and confirmations are above everything and outlive the screen that opened them. */
function Areas() {
  const t = useAppText();
  return (
    <>
      <ToastArea labels={{ area: t("shell.toasts"), close: t("shell.closeToast") }} />
      <ConfirmArea />
      <IdentityArea ask={AskIdentity} />
    </>
  );
}

import { Spinner } from "@stoep/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { chooseMembershipPath, signInPath } from "./feature.ts";
import { useAddress, useGo } from "./navigation.tsx";
import { SessionProvider, useSessionState } from "./session.tsx";
import { useAppText } from "./text.ts";

/** Apart from the first script: whoever signs in needs it only afterwards. main.tsx fetches it early for those who are in. */
const Shell = lazy(() => import("./shell.tsx").then((part) => ({ default: part.Shell })));

/** Leads somebody without the needed session to signing in and back here, or to the choice of a membership. */
function useWayIn(): void {
  const state = useSessionState();
  const address = useAddress();
  const go = useGo();
  const from = useRef(address);
  const isOut = state.phase === "out";
  const mustChoose = state.phase === "in" && state.session.active.kind !== "membership";
  useEffect(() => {
    if (!isOut) from.current = address;
  }, [isOut, address]);
  useEffect(() => {
    const next = from.current === "/" ? "" : `?next=${encodeURIComponent(from.current)}`;
    if (isOut) go(signInPath + next, { replace: true });
    else if (mustChoose) go(chooseMembershipPath, { replace: true });
  }, [isOut, mustChoose, go]);
}

/** Lets members of an organisation into the shell. What they may do there the server decides anew with every call. */
export function StaffOnly() {
  const state = useSessionState();
  useWayIn();
  if (state.phase !== "in" || state.session.active.kind !== "membership") return null;
  return (
    <SessionProvider key={state.session.active.membership.id} session={state.session}>
      <Suspense fallback={<Starting />}>
        <Shell />
      </Suspense>
    </SessionProvider>
  );
}

function Starting() {
  const t = useAppText();
  return <Spinner isFullPage label={t("starting")} />;
}

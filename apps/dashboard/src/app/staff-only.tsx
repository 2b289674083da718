import { Spinner } from "@stoep/ui";
import { lazy, Suspense, useEffect } from "react";
import { chooseMembershipPath, signInPath } from "./feature.ts";
import { useGo, usePath } from "./navigation.tsx";
import { SessionProvider, useSessionState } from "./session.tsx";
import { useAppText } from "./text.ts";

/** Apart from the first script: whoever signs in needs it only afterwards. main.tsx fetches it early for those who are in. */
const Shell = lazy(() => import("./shell.tsx").then((part) => ({ default: part.Shell })));

/** Where somebody without the needed session is led: to signing in and back here, or to the choice of a membership. */
function useWayIn(): string | null {
  const state = useSessionState();
  const path = usePath();
  if (state.phase === "out") return path === "/" ? signInPath : `${signInPath}?next=${encodeURIComponent(path)}`;
  if (state.phase === "in" && state.session.active.kind !== "membership") return chooseMembershipPath;
  return null;
}

/** Lets members of an organisation into the shell. What they may do there the server decides anew with every call. */
export function StaffOnly() {
  const state = useSessionState();
  const wayIn = useWayIn();
  const go = useGo();
  useEffect(() => {
    if (wayIn) go(wayIn, { replace: true });
  }, [wayIn, go]);
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

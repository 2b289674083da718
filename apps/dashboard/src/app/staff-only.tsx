import { Spinner } from "@stoep/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { chooseMembershipPath, officePath, ownAccountPath, signInPath } from "./feature.ts";
import { isUnder } from "./menu.ts";
import { useAddress, useGo, usePath } from "./navigation.tsx";
import { type Session, SessionProvider, useSessionState } from "./session.tsx";
import { useAppText } from "./text.ts";

/** Apart from the first script: whoever signs in needs it only afterwards. main.tsx fetches it early for those who are in. */
const Shell = lazy(() => import("./shell.tsx").then((part) => ({ default: part.Shell })));
const OfficeShell = lazy(() => import("./office-shell.tsx").then((part) => ({ default: part.OfficeShell })));

const isMember = ({ active }: Session) => active.kind === "membership";

/** The provider's people are in the back office; without a membership their own account is shown there too. */
function isInOffice(session: Session, path: string): boolean {
  if (!session.account.isSystem) return false;
  return isUnder(path, officePath) || (!isMember(session) && isUnder(path, ownAccountPath));
}

/** Leads somebody without the needed session to signing in and back here, or to the choice of a membership. */
function useWayIn(): void {
  const state = useSessionState();
  const address = useAddress();
  const go = useGo();
  const from = useRef(address);
  const isOut = state.phase === "out";
  const isLeaving = state.phase === "leaving";
  const path = usePath();
  const isLost = state.phase === "in" && !isMember(state.session) && !isInOffice(state.session, path);
  const hasOffice = state.phase === "in" && state.session.account.isSystem && state.session.memberships.length === 0;
  useEffect(() => {
    // Whoever signs in after somebody has signed out does not land where the other one was.
    if (!isOut) from.current = isLeaving ? "/" : address;
  }, [isOut, isLeaving, address]);
  useEffect(() => {
    const next = from.current === "/" ? "" : `?next=${encodeURIComponent(from.current)}`;
    if (isOut) go(signInPath + next, { replace: true });
    else if (isLost) go(hasOffice ? `${officePath}/networks` : chooseMembershipPath, { replace: true });
  }, [isOut, isLost, hasOffice, go]);
}

/** Lets members of an organisation into the shell, and the provider's people into the back office. What they may do there the server decides anew with every call. */
export function StaffOnly() {
  const state = useSessionState();
  const path = usePath();
  useWayIn();
  if (state.phase !== "in") return null;
  const { session } = state;
  const inOffice = isInOffice(session, path);
  if (!isMember(session) && !inOffice) return null;
  const place = session.active.kind === "membership" ? session.active.membership.id : session.account.id;
  return (
    <SessionProvider key={place} session={session}>
      <Suspense fallback={<Starting />}>{inOffice ? <OfficeShell /> : <Shell />}</Suspense>
    </SessionProvider>
  );
}

function Starting() {
  const t = useAppText();
  return <Spinner isFullPage label={t("starting")} />;
}

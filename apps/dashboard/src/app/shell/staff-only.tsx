import { Spinner } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useEffect, useRef } from "react";
import { chooseMembershipPath, officePath, ownAccountPath, signInPath } from "../feature.ts";
import { shownAddress, useAddress, useGo, usePath } from "../navigation.tsx";
import { SessionProvider, useSessionState } from "../session.tsx";
import type { Session } from "../session-store.ts";
import { useAppText } from "../text.ts";
import { isUnder } from "./menu.ts";

/** Loaded separately, as it is needed only after signing in. main.tsx fetches it early for people who are signed in. */
const Shell = lazyPart(() => import("./shell.tsx").then((m) => m.Shell), { place: "screen" });
const OfficeShell = lazyPart(() => import("./office-shell.tsx").then((m) => m.OfficeShell), { place: "screen" });

const isMember = ({ active }: Session) => active.kind === "membership";

/** Whether to show the back office: for the provider's staff, and for their account page if they have no membership. */
function isInOffice(session: Session, path: string): boolean {
  if (!session.account.isSystem) return false;
  return isUnder(path, officePath) || (!isMember(session) && isUnder(path, ownAccountPath));
}

/** Sends people without the right session to sign-in and back here, or to the choice of a membership. */
function useSignInRedirect(): void {
  const state = useSessionState();
  const address = useAddress();
  const go = useGo();
  const from = useRef(address);
  const isOut = state.phase === "out";
  const hasSignedOut = state.phase === "out" && state.hasSignedOut === true;
  const path = usePath();
  const isLost = state.phase === "in" && !isMember(state.session) && !isInOffice(state.session, path);
  const hasOffice = state.phase === "in" && state.session.account.isSystem && state.session.memberships.length === 0;
  useEffect(() => {
    if (!isOut) from.current = address;
  }, [isOut, address]);
  useEffect(() => {
    // What was begun on this screen and has been saved since has an address of its own, of which the router has not heard.
    const here = shownAddress() ?? from.current;
    // After a sign-out, the next person to sign in does not land on the previous person's screen.
    const next = here === "/" || hasSignedOut ? "" : `?next=${encodeURIComponent(here)}`;
    if (isOut) go(signInPath + next, { replace: true });
    else if (isLost) go(hasOffice ? `${officePath}/networks` : chooseMembershipPath, { replace: true });
  }, [isOut, hasSignedOut, isLost, hasOffice, go]);
}

/** Admits members of an organisation to the shell, and the provider's staff to the back office. The server checks every call. */
export function StaffOnly() {
  const state = useSessionState();
  const path = usePath();
  useSignInRedirect();
  if (state.phase !== "in") return null;
  const { session } = state;
  const inOffice = isInOffice(session, path);
  if (!isMember(session) && !inOffice) return null;
  const place = session.active.kind === "membership" ? session.active.membership.id : session.account.id;
  return (
    <SessionProvider key={place} session={session}>
      <Suspense fallback={<StartSpinner />}>{inOffice ? <OfficeShell /> : <Shell />}</Suspense>
    </SessionProvider>
  );
}

function StartSpinner() {
  const t = useAppText();
  return <Spinner isFullPage label={t("starting")} />;
}

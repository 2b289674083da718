import { lazyPart } from "@stoep/ui/parts";
import { type ReactNode, Suspense, useEffect } from "react";
import { accessOf, closedBecause, type LicenceFeature, licencePath, moduleOf } from "../access.ts";
import { useGo } from "../navigation.tsx";
import { useSession } from "../session.tsx";

const LicenceEndedNotice = lazyPart(() => import("./licence-ended-notice.tsx").then((m) => m.LicenceEndedNotice));

/** Redirects members without read access to the page that says why; a module whose licence has ended can still be read. D §4 */
export function FeatureGuard({ of: feature, children }: { of: LicenceFeature; children: ReactNode }) {
  const session = useSession();
  const go = useGo();
  const cause = closedBecause(session, feature);
  useEffect(() => {
    if (cause) go(licencePath(moduleOf(feature), cause), { replace: true });
  }, [cause, feature, go]);
  if (cause) return null;
  return (
    <>
      {accessOf(session, feature).write === "licence_expired" && (
        <Suspense fallback={null}>
          <LicenceEndedNotice module={moduleOf(feature)} />
        </Suspense>
      )}
      {children}
    </>
  );
}

import type { Module } from "@stoep/contract/kernel";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { closedBecause, licencePath } from "./module-access.ts";
import { useGo } from "./navigation.tsx";
import { useSession } from "./session.tsx";

const HasEnded = lazy(() => import("./has-ended.tsx").then((part) => ({ default: part.HasEnded })));

/** Around a module's screens. Who may not open it is led to the page that says why; what has ended can still be read. D §4 */
export function InModule({ of: module, children }: { of: Module; children: ReactNode }) {
  const session = useSession();
  const go = useGo();
  const cause = closedBecause(session, module);
  useEffect(() => {
    if (cause) go(licencePath(module, cause), { replace: true });
  }, [cause, module, go]);
  if (cause) return null;
  const hasEnded = session.active.kind === "membership" && session.active.licences[module] === "expired";
  return (
    <>
      {hasEnded && (
        <Suspense fallback={null}>
          <HasEnded module={module} />
        </Suspense>
      )}
      {children}
    </>
  );
}

import { api } from "@stoep/client/api";
import { type Module, queryOf } from "@stoep/contract/kernel";
import type { LicenceScopeView } from "@stoep/contract/licences";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "./session.tsx";

/** What the organisation's one-off licences of a module cover; undefined if its licence is not limited, or not known yet. D §4 */
export function useOneOffScopes(module: Module): readonly LicenceScopeView[] | undefined {
  const { active } = useSession();
  const isLimited = active.kind === "membership" && active.licences[module] === "oneoff";
  const { data } = useQuery({ ...queryOf(api.licences.listLicences), enabled: isLimited });
  return useMemo(() => (isLimited && data ? runningOneOffs(data.items, module) : undefined), [isLimited, data, module]);
}

type Named = Extract<LicenceScopeView, { kind: "thing" }>["thing"];

/** What one-off licences of a module name, also beside a better licence, which takes nothing of it away. D §4 */
export function useLicensedThings(
  module: Module,
  { enabled }: { enabled: boolean },
): readonly Pick<Named, "kind" | "id">[] {
  const { data } = useQuery({ ...queryOf(api.licences.listLicences), enabled });
  return runningOneOffs(data?.items ?? [], module).flatMap((scope) => (scope.kind === "thing" ? [scope.thing] : []));
}

const runningOneOffs = (
  items: readonly { module: Module; state: string; scope: LicenceScopeView | null }[],
  module: Module,
) => items.flatMap(({ module: of, state, scope }) => (of === module && state === "oneoff" && scope ? [scope] : []));

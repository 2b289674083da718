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
  return useMemo(() => {
    if (!isLimited || !data) return undefined;
    return data.items.flatMap(({ module: of, state, scope }) =>
      of === module && state === "oneoff" && scope ? [scope] : [],
    );
  }, [isLimited, data, module]);
}

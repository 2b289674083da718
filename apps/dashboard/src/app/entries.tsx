/** What features contribute to other features' screens, passed down as context so that no screen has to import every feature. */
import { skipToken, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { accessOf } from "./access.ts";
import type { Feature, SearchPlace } from "./feature.ts";
import { useSession } from "./session.tsx";
import { countQuery, hasCount, inboxKinds, settingsEntries, useMenuText, visibleEntries } from "./shell/menu.ts";

export const FeaturesContext = createContext<readonly Feature[]>([]);

export function EntriesProvider({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

export const useSettingsEntries = () => settingsEntries(use(FeaturesContext));

/** The kinds of the list of messages that the member may read, with their names. */
export function useInboxKinds() {
  const session = useSession();
  const menuText = useMenuText();
  return inboxKinds(use(FeaturesContext))
    .filter(({ licence }) => accessOf(session, licence).read === true)
    .map((kind) => ({ ...kind, label: menuText(`kinds.${kind.key}`) }));
}

/**
 * How much is waiting at an entry of the menu, for a figure elsewhere that says the same: null for members who do not have the entry,
 * undefined while it is counted.
 */
export function useMenuCount(key: string): number | null | undefined {
  const session = useSession();
  const entry = visibleEntries(use(FeaturesContext), session)
    .map((one) => one.entry)
    .filter((one) => hasCount(one, session))
    .find((one) => one.key === key);
  const { data } = useQuery<number>(entry ? countQuery(entry) : { queryKey: [key, "menuCount"], queryFn: skipToken });
  return entry ? data : null;
}

/** The kinds of things that the search finds: where each of them opens. */
export const useFoundKinds = (): SearchPlace[] => use(FeaturesContext).flatMap(({ found = [] }) => found);

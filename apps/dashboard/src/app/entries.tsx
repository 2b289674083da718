/** What features contribute to other features' screens, passed down as context so that no screen has to import every feature. */
import { createContext, type ReactNode, use } from "react";
import { accessOf } from "./access.ts";
import type { Feature, SearchPlace } from "./feature.ts";
import { useSession } from "./session.tsx";
import { inboxKinds, settingsEntries, useMenuText } from "./shell/menu.ts";

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

/** The kinds of things that the search finds: where each of them opens. */
export const useFoundKinds = (): SearchPlace[] => use(FeaturesContext).flatMap(({ found = [] }) => found);

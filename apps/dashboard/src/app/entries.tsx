/** What features contribute to other features' screens, passed down as context so that no screen has to import every feature. */
import { createContext, type ReactNode, use } from "react";
import { accessOf } from "./access.ts";
import type { Feature, ShoutOrigin } from "./feature.ts";
import type { RowAct } from "./list/row-menu.tsx";
import { useSession } from "./session.tsx";
import { inboxKinds, settingsEntries, shoutActs, useMenuText } from "./shell/menu.ts";
import { useRefusalText } from "./text.ts";

const FeaturesContext = createContext<readonly Feature[]>([]);

export function EntriesProvider({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

export const useSettingsEntries = () => settingsEntries(use(FeaturesContext));

/** The kinds of posts that the member may read, with their names. */
export function useInboxKinds() {
  const session = useSession();
  const menuText = useMenuText();
  return inboxKinds(use(FeaturesContext))
    .filter(({ licence }) => accessOf(session, licence).read === true)
    .map(({ key, kind, newHref }) => ({ kind, newHref, label: menuText(`kinds.${key}`) }));
}

/** What other capabilities make of a resident's message; with the reason where the member may only look. */
export function useShoutActs(shout: ShoutOrigin): RowAct[] {
  const session = useSession();
  const menuText = useMenuText();
  const refusalText = useRefusalText();
  return shoutActs(use(FeaturesContext)).flatMap(({ key, icon, licence, hrefFor }) => {
    const { read, write } = accessOf(session, licence);
    if (read !== true) return [];
    const reason = write === true ? undefined : refusalText(write);
    return [{ label: menuText(`shoutActs.${key}`), icon, reason, href: hrefFor(shout) }];
  });
}

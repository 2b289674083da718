/** What other capabilities add to participation: surveys, calls. In a file of its own, because every screen loads the other places. */
import { use } from "react";
import { accessOf, type LicenceFeature } from "../access.ts";
import { FeaturesContext } from "../entries.tsx";
import { useSession } from "../session.tsx";
import { useMenuText } from "../shell/menu.ts";

/** The tabs of the overview that other capabilities add and the member may read, with their names. */
export const useOverviewTabs = () => useReadable(use(FeaturesContext).flatMap(({ overviewTabs = [] }) => overviewTabs));

/** The same of a project's page. */
export const useProjectTabs = () => useReadable(use(FeaturesContext).flatMap(({ projectTabs = [] }) => projectTabs));

/** The figures that others add to the overview, of those that the member may read. */
export function useOverviewFigures() {
  const session = useSession();
  return use(FeaturesContext)
    .flatMap(({ overviewFigures }) => overviewFigures ?? [])
    .filter(({ licence }) => accessOf(session, licence).read === true);
}

function useReadable<Tab extends { key: string; licence: LicenceFeature }>(tabs: Tab[]): (Tab & { label: string })[] {
  const session = useSession();
  const menuText = useMenuText();
  return tabs
    .filter(({ licence }) => accessOf(session, licence).read === true)
    .map((tab) => ({ ...tab, label: menuText(`participationTabs.${tab.key}`) }));
}

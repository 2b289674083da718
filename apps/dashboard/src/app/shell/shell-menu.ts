import type { MenuItem } from "@stoep/ui";
import { useQueries } from "@tanstack/react-query";
import type { Feature } from "../feature.ts";
import { usePath } from "../navigation.tsx";
import { useSession } from "../session.tsx";
import { countQuery, hasCount, isUnder, type menuEntries, useMenuText, visibleEntries } from "./menu.ts";

type VisibleEntry = ReturnType<typeof menuEntries>[number];

/** The side menu for this member: what they may open, where they are, and how much is waiting at each entry. */
export function useShellMenu(features: readonly Feature[]): MenuItem[] {
  const menuText = useMenuText();
  const path = usePath();
  const session = useSession();
  const shown = visibleEntries(features, session);
  const counts = useCounts(shown.flatMap(({ entry, parts }) => [entry, ...parts]));
  const viewEntry = ({ key, href, icon, group = "daily" }: VisibleEntry): MenuItem => {
    const value = counts.get(key) ?? 0;
    return {
      key,
      href,
      icon,
      group,
      label: menuText(`menu.${key}`),
      isActive: isUnder(path, href),
      count: value > 0 ? { value, label: menuText(`menu.${key}Count`, { count: value }) } : undefined,
    };
  };
  return shown.map(({ entry, parts: [first, ...others] }) => {
    const item = viewEntry(entry);
    if (!first) return item;
    return { ...item, href: first.href, parts: item.isActive ? [first, ...others].map(viewEntry) : undefined };
  });
}

/** Counts by the key of the entry, without those that could not be loaded. */
function useCounts(entries: VisibleEntry[]): Map<string, number> {
  const session = useSession();
  const counted = entries.filter((entry) => hasCount(entry, session));
  const results = useQueries({ queries: counted.map(countQuery) });
  return new Map(counted.flatMap(({ key }, index) => (results[index]?.data ? [[key, results[index].data]] : [])));
}

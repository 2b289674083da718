import { useTranslation } from "react-i18next";
import { accessOf } from "./access.ts";
import type { Entry, Feature } from "./feature.ts";
import type { Session } from "./session-store.ts";

/** Each behind the one that it names. Those that follow the same one keep the order of the features; who names nobody that is here comes last. */
function inOrder<E extends Entry>(entries: readonly E[]): E[] {
  const keys = new Set(entries.map(({ key }) => key));
  const followers = (key: string | undefined): E[] =>
    entries.filter(({ after }) => after === key).flatMap((entry) => [entry, ...followers(entry.key)]);
  const lost = entries.filter(({ after }) => after !== undefined && !keys.has(after));
  return [...followers(undefined), ...lost.flatMap((entry) => [entry, ...followers(entry.key)])];
}

export const menuEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ menu = [] }) => menu));
export const officeEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ office = [] }) => office));
export const createEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ create = [] }) => create));

/** Words of the menus, gathered from the features: the shell does not wait for all their texts. */
export function useMenuText(): (key: string) => string {
  const { t } = useTranslation("menu");
  return (key) => t(key);
}

/** Menus show what the person may open. What the organisation lacks is explained behind the entry; what only this member lacks is not theirs to look for. */
export function isShown(
  { isForOwners, isForSystem, licence }: NonNullable<Feature["menu"]>[number],
  session: Session,
): boolean {
  const isOwner = session.active.kind === "membership" && session.active.membership.type === "owner";
  if ((isForOwners && !isOwner) || (isForSystem && !session.account.isSystem)) return false;
  return !licence || accessOf(session, licence).read !== "no_module_access";
}

/** "/" is only the start; other places are active with all that lies under them. */
export function isUnder(path: string, href: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

import { inOrder } from "@stoep/client/menus";
import { useTranslation } from "react-i18next";
import { accessOf } from "./access.ts";
import type { Feature } from "./feature.ts";
import type { Session } from "./session-store.ts";

export const menuEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ menu = [] }) => menu));
export const officeEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ office = [] }) => office));
export const createEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ create = [] }) => create));
export const settingsEntries = (features: readonly Feature[]) =>
  inOrder(features.flatMap(({ settings = [] }) => settings));

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

import { inOrder } from "@stoep/client/menus";
import { useTexts } from "@stoep/client/texts";
import { accessOf } from "../access.ts";
import { type Feature, type MenuEntry, menuGroups } from "../feature.ts";
import type { Session } from "../session-store.ts";

type OwnEntry = MenuEntry & { of: string };

/** The menu entries of all features, in groups, without the parts of entries. */
export function menuEntries(features: readonly Feature[]): OwnEntry[] {
  const entries = inOrder(ownEntries(features).filter(({ within }) => within === undefined));
  return menuGroups.flatMap((group) => entries.filter((entry) => (entry.group ?? "daily") === group));
}

const ownEntries = (features: readonly Feature[]) =>
  features.flatMap(({ name, menu = [] }) => menu.map((entry): OwnEntry => ({ ...entry, of: name })));

type CountedEntry = Pick<OwnEntry, "of" | "key"> & { count: () => Promise<number> };

/** One query for all places that show how much is waiting at an entry. */
export const countQuery = ({ of, key, count }: CountedEntry) => ({
  queryKey: [of, "menuCount", key],
  queryFn: count,
  retry: false,
});

/** Entries that lead to why they are closed have nothing to count, and would only be refused. */
export const hasCount = (entry: OwnEntry, session: Session): entry is OwnEntry & CountedEntry =>
  entry.count !== undefined && (!entry.licence || accessOf(session, entry.licence).read === true);

/** The menu entries that this member may open, each with its parts. An entry whose parts are all hidden is hidden too. */
export function visibleEntries(
  features: readonly Feature[],
  session: Session,
): { entry: OwnEntry; parts: OwnEntry[] }[] {
  const own = ownEntries(features);
  return menuEntries(features)
    .filter((entry) => isVisible(entry, session))
    .flatMap((entry) => {
      const all = inOrder(own.filter(({ within }) => within === entry.key));
      const parts = all.filter((part) => isVisible(part, session));
      return all.length > 0 && parts.length === 0 ? [] : [{ entry, parts }];
    });
}
export const officeEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ office = [] }) => office));
export const createEntries = (features: readonly Feature[]) => inOrder(features.flatMap(({ create = [] }) => create));
export const settingsEntries = (features: readonly Feature[]) =>
  inOrder(features.flatMap(({ settings = [] }) => settings));
export const inboxKinds = (features: readonly Feature[]) =>
  inOrder(features.flatMap(({ inboxKinds: own = [] }) => own));

/** The texts of the menus, collected from the features, so that the shell does not wait for all their other texts. */
export function useMenuText(): (key: string, values?: { count: number }) => string {
  const t = useTexts("menu");
  return (key, values) => t(key, values ?? {});
}

/** Menus show what the member may open. What the organisation lacks is shown too, and explained; what only this member lacks is hidden. */
export function isVisible(
  entry: Pick<MenuEntry, "isForOwners" | "isForSystem" | "isFor" | "licence">,
  session: Session,
): boolean {
  const { isForOwners, isForSystem, isFor, licence } = entry;
  const isOwner = session.active.kind === "membership" && session.active.membership.type === "owner";
  if ((isForOwners && !isOwner) || (isForSystem && !session.account.isSystem)) return false;
  if (isFor && !isFor(session)) return false;
  return !licence || accessOf(session, licence).read !== "no_module_access";
}

/** "/" matches the start page only; other addresses match everything under them. */
export function isUnder(path: string, href: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

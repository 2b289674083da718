import { useKnownTexts } from "@stoep/client/texts";
import { findNamed, fold, searchWords } from "@stoep/contract/search-words";
import { accessOf } from "../access.ts";
import type { Feature } from "../feature.ts";
import { useIsOwner, useSession } from "../session.tsx";
import type { Session } from "../session-store.ts";
import {
  createEntries,
  isVisible,
  officeEntries,
  settingsEntries,
  useMenuText,
  visibleEntries,
} from "../shell/menu.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Other words by which a place is found, and whether it is offered before anything is typed. */
type Place = PaletteItem & { words: string; isOffered: boolean };

/**
 * Screens, their parts, settings and what can be created, found by their names and by other words for them in the user's language, the
 * nearest first. Searched in the browser, so without waiting.
 */
export function usePlaces(features: readonly Feature[], typed: string): PaletteItem[] {
  const places = useAllPlaces(features);
  const isEmpty = searchWords(typed).length === 0;
  const found = inGroups(
    findNamed(places, ({ name, words }) => [name, words], typed),
    typed,
  );
  return (isEmpty ? places.filter(({ isOffered }) => isOffered) : found).map(
    ({ words: _, isOffered: __, ...item }) => item,
  );
}

const groupOrder: readonly PaletteItem["group"][] = ["screens", "create", "settings"];

/** Group by group, as they are shown and as the arrows go: first the groups in which something has that name. */
function inGroups(found: readonly Place[], typed: string): Place[] {
  const groups = Map.groupBy(found, ({ group }) => group);
  const inOrder = groupOrder.map((group) => groups.get(group) ?? []);
  const hasName = (group: readonly Place[]) => group.some(({ name }) => isNamed(name, typed));
  return [...inOrder.filter(hasName), ...inOrder.filter((group) => !hasName(group))].flat();
}

function useAllPlaces(features: readonly Feature[]): Place[] {
  const menuText = useMenuText();
  const foundText = useKnownTexts("search");
  const session = useSession();
  const isOwner = useIsOwner();
  const entriesOf = (
    group: "screens" | "create" | "settings",
    kind: "menu" | "create" | "settings" | "office",
    entries: readonly { key: string; href: string }[],
  ): Place[] =>
    entries.map(({ key, href }) => {
      const words = foundText(`${kind}.${key}`) ?? "";
      return {
        group,
        name: menuText(`${kind}.${key}`),
        href,
        words,
        isOffered: kind !== "office" && href !== "/settings",
      };
    });
  const screens = visibleEntries(features, session).flatMap(({ entry, parts }) => (parts.length > 0 ? parts : [entry]));
  const create = createEntries(features).filter(({ licence }) => accessOf(session, licence).write === true);
  const entries = [
    ...entriesOf("screens", "menu", screens),
    ...entriesOf("create", "create", create),
    ...entriesOf("settings", "settings", isOwner ? settingsEntries(features) : []),
    ...entriesOf("screens", "office", session.account.isSystem ? officeEntries(features) : []),
  ];
  return [...entries, ...ownPlaces(features, session).map((place) => viewPlace(place, entries, foundText))];
}

const ownPlaces = (features: readonly Feature[], session: Session) =>
  features.flatMap(({ places = [] }) => places).filter((place) => isVisible(place, session));

/** Beside its name stands where it is. */
function viewPlace(
  { key, href }: { key: string; href: string },
  entries: readonly Place[],
  foundText: (key: string) => string | null,
): Place {
  const within = entries
    .filter((entry) => entry.group !== "create" && entry.href !== "/" && pathOf(href).startsWith(pathOf(entry.href)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
  return {
    group: /^\/(care\/)?(settings|account)/.test(href) ? "settings" : "screens",
    name: foundText(`places.${key}.name`) ?? "",
    words: foundText(`places.${key}.words`) ?? "",
    href,
    isOffered: false,
    detail: within?.name,
  };
}

const pathOf = (href: string) => href.replace(/[?#].*/, "");

/** Whether a name has every word that was typed. */
export const isNamed = (name: string, typed: string): boolean =>
  searchWords(typed).every((word) => fold(name).includes(word));

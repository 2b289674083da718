import { fold, searchWords } from "@stoep/contract/search-words";
import { accessOf } from "../access.ts";
import type { Feature } from "../feature.ts";
import { useIsOwner, useSession } from "../session.tsx";
import { createEntries, settingsEntries, useMenuText, visibleEntries } from "../shell/menu.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Screens, settings and what can be created, found by their names in the user's language. Searched in the browser, so without waiting. */
export function usePlaces(features: readonly Feature[], typed: string): PaletteItem[] {
  const menuText = useMenuText();
  const session = useSession();
  const isOwner = useIsOwner();
  const screens = visibleEntries(features, session).flatMap(({ entry, parts }) => (parts.length > 0 ? parts : [entry]));
  const create = createEntries(features).filter(({ licence }) => accessOf(session, licence).write === true);
  const settings = isOwner ? settingsEntries(features).filter(({ href }) => href !== "/settings") : [];
  const places = [
    ...screens.map(({ key, href }) => ({ group: "screens" as const, name: menuText(`menu.${key}`), href })),
    ...create.map(({ key, href }) => ({ group: "create" as const, name: menuText(`create.${key}`), href })),
    ...settings.map(({ key, href }) => ({ group: "settings" as const, name: menuText(`settings.${key}`), href })),
  ];
  return places.filter(({ name }) => isNamed(name, typed));
}

/** Whether a name has every word that was typed. */
export const isNamed = (name: string, typed: string): boolean =>
  searchWords(typed).every((word) => fold(name).includes(word));

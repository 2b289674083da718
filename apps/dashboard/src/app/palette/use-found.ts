import { api } from "@stoep/client/api";
import { useLanguage } from "@stoep/client/texts";
import { queryOf } from "@stoep/contract/kernel";
import { useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { accessOf } from "../access.ts";
import type { Feature } from "../feature.ts";
import { useIsOwner, useSession } from "../session.tsx";
import { createEntries, isShown, menuEntries, settingsEntries, useMenuText } from "../shell/menu.ts";

export type Found = { group: "screens" | "create" | "settings" | "messages"; name: string; href: string };

const leastLetters = 2;
const messagesShown = 6;

/** Screens whose name contains what was typed, and messages, newest first; all screens if nothing was typed. */
export function useFound(features: readonly Feature[], typed: string): Found[] {
  const isNamed = useNamed(typed.trim());
  const places = usePlaces(features).filter(isNamed);
  return [...places, ...useMessages(typed.trim(), isNamed)];
}

/** Whether a name contains what was typed, in the small letters of the screen's language: "İlan" is "ilan" in Turkish only. */
function useNamed(typed: string): (found: Found) => boolean {
  const language = useLanguage();
  const small = (text: string) => text.toLocaleLowerCase(language);
  return ({ name }) => small(name).includes(small(typed));
}

function usePlaces(features: readonly Feature[]): Found[] {
  const menuText = useMenuText();
  const session = useSession();
  const isOwner = useIsOwner();
  const screens = menuEntries(features).filter((entry) => isShown(entry, session));
  const create = createEntries(features).filter(({ licence }) => accessOf(session, licence).write === true);
  const settings = isOwner ? settingsEntries(features).filter(({ href }) => href !== "/settings") : [];
  return [
    ...screens.map(({ key, href }) => ({ group: "screens" as const, name: menuText(`menu.${key}`), href })),
    ...create.map(({ key, href }) => ({ group: "create" as const, name: menuText(`create.${key}`), href })),
    ...settings.map(({ key, href }) => ({ group: "settings" as const, name: menuText(`settings.${key}`), href })),
  ];
}

function useMessages(typed: string, isNamed: (found: Found) => boolean): Found[] {
  const [search] = useDebouncedValue(typed, 200);
  const mayRead = accessOf(useSession(), "inbox").read === true;
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(api.publishing.listPosts, { query: { search, limit: messagesShown } }),
    enabled: mayRead && search.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  if (typed.length < leastLetters) return [];
  const found = (data?.items ?? []).map(
    ({ id, title }): Found => ({ group: "messages", name: title, href: `/messages/${id}` }),
  );
  // Until the search is answered, Enter must not open what was found for other words.
  return search === typed && !isPlaceholderData ? found : found.filter(isNamed);
}

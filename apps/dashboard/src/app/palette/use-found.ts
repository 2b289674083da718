import { api } from "@stoep/client/api";
import { queryOf } from "@stoep/contract/kernel";
import { useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { accessOf } from "../access.ts";
import type { Feature } from "../feature.ts";
import { createEntries, isShown, menuEntries, settingsEntries, useMenuText } from "../menu.ts";
import { useIsOwner, useSession } from "../session.tsx";

export type Found = { group: "screens" | "create" | "settings" | "messages"; name: string; href: string };

const leastLetters = 2;
const messagesShown = 6;

/** The places whose name has what was typed, and the messages, newest first; without anything typed all places. */
export function useFound(features: readonly Feature[], typed: string): Found[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const places = usePlaces(features).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return [...places, ...useMessages(typed.trim())];
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

function useMessages(typed: string): Found[] {
  const [search] = useDebouncedValue(typed, 200);
  const mayRead = accessOf(useSession(), "inbox").read === true;
  const { data } = useQuery({
    ...queryOf(api.publishing.listPosts, { query: { search, limit: messagesShown } }),
    enabled: mayRead && search.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  if (typed.length < leastLetters) return [];
  return (data?.items ?? []).map(({ id, title }) => ({ group: "messages", name: title, href: `/messages/${id}` }));
}

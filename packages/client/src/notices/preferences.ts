import { queryOf } from "@stoep/contract/kernel";
import type { NoticePreferences, NoticePreferencesEdit } from "@stoep/contract/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";

/**
 * How each group of notifications reaches the reader. A choice shows immediately, and is undone if it could not be saved. `done` is
 * shown once it is saved.
 */
export function useNoticePreferences(tell: Notify, done: string) {
  const queries = useQueryClient();
  const asked = queryOf(api.notifications.getNoticePreferences);
  const query = useQuery(asked);
  const set = useCommandAs(tell, api.notifications.setNoticePreferences, { done, refetches: [] });
  const change = async (edit: NoticePreferencesEdit) => {
    await queries.cancelQueries({ queryKey: asked.queryKey });
    const before = queries.getQueryData<NoticePreferences>(asked.queryKey);
    if (before) queries.setQueryData(asked.queryKey, withEdit(before, edit));
    const after = await set.run({ body: edit });
    queries.setQueryData(asked.queryKey, after ?? before);
  };
  return { query, change };
}

function withEdit(before: NoticePreferences, { groups = [], quietHours }: NoticePreferencesEdit): NoticePreferences {
  return {
    ...before,
    groups: before.groups.map((one) => ({ ...one, ...definedOf(groups.find(({ group }) => group === one.group)) })),
    quietHours: quietHours === undefined ? before.quietHours : quietHours,
  };
}

const definedOf = <T extends object>(edit: T | undefined) =>
  Object.fromEntries(Object.entries(edit ?? {}).filter(([, value]) => value !== undefined));

import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from "@mantine/core";

/** The items found by what was typed in one of their texts, the nearest first; all of them while nothing is typed. */
export type FindNamed = <T>(items: readonly T[], textsOf: (item: T) => readonly string[], typed: string) => T[];

const isGroup = (one: ComboboxParsedItem) => "group" in one;
const isItem = (one: ComboboxParsedItem): one is ComboboxItem => !isGroup(one);

/** Options found by their labels, also within groups. */
export const filterOptions =
  (find: FindNamed): OptionsFilter =>
  ({ options, search, limit }) => {
    const named = (items: readonly ComboboxItem[]) => find(items, ({ label }) => [label], search.trim());
    const inGroup = (one: ComboboxParsedItem): ComboboxParsedItem[] => {
      if (!("group" in one)) return named([one]);
      const items = named(one.items);
      return items.length > 0 ? [{ ...one, items }] : [];
    };
    const found = options.some(isGroup) ? options.flatMap(inGroup) : named(options.filter(isItem));
    return found.slice(0, limit);
  };

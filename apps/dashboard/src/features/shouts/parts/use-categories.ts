import { shoutCategories } from "@stoep/contract/shouts/values";
import type { PartSwitchProps } from "@stoep/ui";
import { useFilters, useFormat } from "../../../app/index.ts";
import { View } from "./filters.ts";
import { useCounters } from "./pages.ts";
import { useText } from "./words.ts";

/** The categories of the inbox, with how many each has in the chosen status. */
export function useCategories(): PartSwitchProps {
  const t = useText();
  const format = useFormat();
  const [{ category, status }, setValues] = useFilters(View);
  const countOf = useCounters();
  return {
    label: t("categories.label"),
    value: category,
    parts: shoutCategories.map((value) => {
      const count = countOf(value, status);
      const name = t(`categories.${value}`);
      return { value, label: count ? `${name} ${format.number(count)}` : name };
    }),
    onChange: (value) => {
      const chosen = shoutCategories.find((one) => one === value);
      setValues({ category: chosen === "all" ? undefined : chosen, shout: undefined, tab: undefined });
    },
  };
}

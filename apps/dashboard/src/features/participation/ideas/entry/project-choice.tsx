import { Select, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { api, queryOf } from "../../../../app/index.ts";
import { useText } from "../parts/words.ts";

type Props = Pick<ComponentProps<typeof Select>, "error" | "onFocus" | "onBlur"> & {
  value: string | null;
  onChange: (projectId: string | null) => void;
};

/** One of the published projects, found by its title. */
export function ProjectChoice({ value, ...field }: Props) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    ...queryOf(api.participation.listProjects, {
      query: { state: "published", search: search.slice(0, 100) || undefined, limit: 50 },
    }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...queryOf(api.participation.getProject, { params: { projectId: value ?? "" } }),
    enabled: value !== null,
  }).data;
  const found = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const options =
    chosen && !found.some((one) => one.value === chosen.id)
      ? [{ value: chosen.id, label: chosen.title }, ...found]
      : found;
  return (
    <Select
      label={t("facts.project")}
      description={t("entry.projectHint")}
      placeholder={t("entry.projectPlaceholder")}
      required
      searchable
      nothingFoundMessage={t("entry.noProject")}
      data={options}
      value={value}
      onSearchChange={(text) => setTyped(text === chosen?.title ? "" : text)}
      {...field}
    />
  );
}

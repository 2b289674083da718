/** The filter by what messages belong to, such as a project, one for each kind. S1 §2 */
import { linkText, readLinkText } from "@stoep/contract/publishing";
import { Select } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, type FilterField, type OfferedLinkKind, queryOf, usePostLinkKinds } from "../../../app/index.ts";
import { useLinkChoices } from "../parts/use-link-choices.ts";
import { useText } from "../parts/words.ts";

type Values = { link?: string | undefined };

export function useLinkFilters<Filters extends Values>(
  { link }: Values,
  onChange: (change: Values) => void,
): FilterField<Filters>[] {
  const t = useText();
  const chosen = readLinkText(link ?? "");
  const byId = queryOf(api.publishing.listLinkChoices, { query: { kind: chosen?.kind ?? "", id: chosen?.id } });
  const { data } = useQuery({ ...byId, enabled: chosen !== null });
  return usePostLinkKinds()
    .filter(({ kind, isOffered }) => isOffered || kind === chosen?.kind)
    .map((kind) => {
      const id = chosen?.kind === kind.kind ? chosen.id : null;
      const name = data?.items[0]?.name ?? kind.words("gone");
      return {
        own: ["link"],
        control: <LinkField kind={kind} id={id} onChange={onChange} />,
        chip: id === null ? undefined : t("inbox.filters.link", { kind: kind.words("name"), name }),
        isRare: true,
      };
    });
}

type FieldProps = { kind: OfferedLinkKind; id: string | null; onChange: (change: Values) => void };

function LinkField({ kind, id, onChange }: FieldProps) {
  const t = useText();
  const { chosen, found, search, onSearch } = useLinkChoices(kind.kind, id === null ? null : { id });
  const own = id === null ? [] : [{ id, name: chosen?.name ?? kind.words("gone") }];
  const others = found.filter((one) => one.id !== id);
  return (
    <Select
      aria-label={kind.words("name")}
      placeholder={t("inbox.filters.linkAny", { kind: kind.words("name") })}
      data={[...own, ...others].map((one) => ({ value: one.id, label: one.name }))}
      filter={({ options }) => options}
      value={id}
      onChange={(next) => onChange({ link: next ? linkText({ kind: kind.kind, id: next, part: null }) : undefined })}
      searchValue={search}
      onSearchChange={onSearch}
      nothingFoundMessage={kind.words("none")}
      searchable
      clearable
    />
  );
}

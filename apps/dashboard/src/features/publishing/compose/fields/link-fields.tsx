import type { LinkChoice, ListedLink } from "@stoep/contract/publishing";
import { Select, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { api, type OfferedLinkKind, queryOf, useFormat, usePostLinkKinds } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

/** What the post belongs to: one of the organisation's things, and a part of it. S1 §3 */
export function LinkFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft } = form;
  const kinds = usePostLinkKinds().filter(({ kind, isOffered }) => isOffered || kind === draft.link?.kind);
  const [wanted, setWanted] = useState(draft.link?.kind ?? kinds[0]?.kind);
  const kind = kinds.find((one) => one.kind === wanted);
  return (
    <Section title={t("compose.link.legend")} lead={t("compose.link.lead")}>
      {kinds.length > 1 && (
        <Select
          label={t("compose.link.legend")}
          data={kinds.map((one) => ({ value: one.kind, label: one.words("name") }))}
          allowDeselect={false}
          value={wanted ?? null}
          onChange={(next) => setWanted(next ?? undefined)}
        />
      )}
      {kind && <ThingFields key={kind.kind} form={form} kind={kind} />}
    </Section>
  );
}

type ThingProps = { form: ComposeForm; kind: OfferedLinkKind };

function ThingFields({ form, kind }: ThingProps) {
  const t = useText();
  const { draft, change } = form;
  const link = draft.link?.kind === kind.kind ? draft.link : null;
  const { chosen, found, search, onSearch } = useChoices(kind, link);
  const note = useStateNote();
  const own = link ? [{ id: link.id, name: chosen?.name ?? (link.name || kind.words("gone")) }] : [];
  const others = found.filter(({ id }) => id !== link?.id);
  const choose = (id: string | null) => {
    const thing = found.find((one) => one.id === id);
    if (id === null) change({ link: null });
    else if (thing) change({ link: { kind: kind.kind, id, part: null, name: thing.name, partName: "" } });
  };
  return (
    <>
      <Select
        label={kind.words("name")}
        description={chosen ? (note(chosen) ?? kind.words("hint")) : kind.words("hint")}
        placeholder={t("compose.link.search")}
        data={[...own, ...others].map(({ id, name }) => ({ value: id, label: name }))}
        filter={({ options }) => options}
        value={link?.id ?? null}
        onChange={choose}
        searchValue={search}
        onSearchChange={onSearch}
        nothingFoundMessage={kind.words("none")}
        searchable
        clearable
        allowDeselect
        {...fieldAt(form, "link")}
      />
      {link && chosen && chosen.parts.length > 0 && (
        <Select
          label={kind.words("part")}
          data={[
            { value: "", label: kind.words("whole") },
            ...chosen.parts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          allowDeselect={false}
          value={link.part ?? ""}
          onChange={(id) => {
            const part = chosen.parts.find((one) => one.id === id);
            change({ link: { ...link, part: part?.id ?? null, partName: part?.name ?? "" } });
          }}
        />
      )}
    </>
  );
}

/** What is found by the words typed, and the chosen thing as it is now. The server searches. */
function useChoices({ kind }: OfferedLinkKind, link: ListedLink | null) {
  const [search, setSearch] = useState("");
  // The field holds the name of what is chosen, which is not a search.
  const typed = search === link?.name ? "" : search.trim().slice(0, 100);
  const [asked] = useDebouncedValue(typed, 200);
  const byWords = queryOf(api.publishing.listLinkChoices, { query: { kind, search: asked || undefined } });
  const found = useQuery({ ...byWords, placeholderData: keepPreviousData }).data?.items ?? [];
  const byId = queryOf(api.publishing.listLinkChoices, { query: { kind, id: link?.id } });
  const own = useQuery({ ...byId, enabled: link !== null }).data?.items[0];
  return { search, onSearch: setSearch, found, chosen: found.find(({ id }) => id === link?.id) ?? own };
}

/** That residents cannot open it yet. */
function useStateNote() {
  const t = useText();
  const format = useFormat();
  return ({ state, opensAt }: LinkChoice): string | null => {
    if (state === "concept") return t("compose.link.draft");
    return state === "scheduled" && opensAt ? t("compose.link.later", { at: format.moment(opensAt) }) : null;
  };
}

import type { LinkChoice } from "@stoep/contract/publishing";
import { Select } from "@stoep/ui";
import { useState } from "react";
import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { type OfferedLinkKind, useFormat, usePostLinkKinds } from "../../../../app/index.ts";
import { useLinkChoices } from "../../parts/use-link-choices.ts";
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
  const { chosen, found, search, onSearch } = useLinkChoices(kind.kind, link);
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

/** That residents cannot open it yet. */
function useStateNote() {
  const t = useText();
  const format = useFormat();
  return ({ state, opensAt }: LinkChoice): string | null => {
    if (state === "concept") return t("compose.link.draft");
    return state === "scheduled" && opensAt ? t("compose.link.later", { at: format.moment(opensAt) }) : null;
  };
}

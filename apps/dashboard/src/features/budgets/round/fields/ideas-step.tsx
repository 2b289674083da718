import { Button, Group, Notice, PartSwitch, SearchField, Select } from "@stoep/ui";
import { useMemo, useState } from "react";
import { Section } from "../../../../app/editor/index.ts";
import type { Surroundings } from "../../parts/surroundings.ts";
import { useText } from "../../parts/words.ts";
import { assigned, type RoundForm } from "../draft.ts";
import { ballotRows, type IdeaRow, offeredIdeas, pageSize, titleSearch } from "../idea-rows.ts";
import { districtAt } from "../problems.ts";
import { BallotIdeas } from "./ballot-ideas.tsx";
import { OfferedIdeas } from "./offered-ideas.tsx";
import { useDistrictName } from "./use-district-name.ts";
import type { AskedField } from "./use-open-rows.ts";

const parts = ["ballot", "mend", "offered"] as const;
type Part = (typeof parts)[number];
type View = { part: Part; page: number; search: string; district: string | null };
type Props = { form: RoundForm; around: Surroundings; asked: AskedField };

/** The ideas that are voted on, in their order, and those that can be added. */
export function IdeasStep({ form, around, asked }: Props) {
  const t = useText();
  const { draft } = form;
  const rows = useMemo(() => ballotRows(draft, around.ideas), [draft, around.ideas]);
  const offered = useMemo(() => offeredIdeas(draft, around.ideas), [draft, around.ideas]);
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  const [view, show] = useView(rows, wrong, offered.length, asked);
  const matches = titleSearch(view.search);
  const isFound = ({ idea, districtId }: IdeaRow) =>
    (view.district === null || view.district === (districtId ?? "")) && matches(idea?.title ?? "");
  const counts: Record<Part, number> = { ballot: rows.length, mend: wrong.length, offered: offered.length };
  const error = form.errorOf("ideas");
  return (
    <Section title={t("ideas.legend")} lead={t("ideas.lead")}>
      {/* Ideas that a district lacks are found here too. */}
      <div data-path={asked && districtAt(asked.path) !== null ? asked.path : "ideas"}>
        <PartSwitch
          label={t("ideas.parts.label")}
          parts={parts.map((value) => ({ value, label: t(`ideas.parts.${value}`), count: String(counts[value]) }))}
          value={view.part}
          onChange={(part) => show({ part: part as Part, page: 0 })}
        />
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <Group gap="sm">
        <SearchField label={t("ideas.search")} value={view.search} onChange={(search) => show({ search, page: 0 })} />
        {view.part !== "offered" && draft.districts.length > 1 && (
          <DistrictFilter form={form} value={view.district} onChange={(district) => show({ district, page: 0 })} />
        )}
        {view.part !== "offered" && <AssignButton form={form} around={around} />}
      </Group>
      {around.isCut && <Notice>{t("ideas.cut", { most: around.ideas.size })}</Notice>}
      {view.part === "offered" ? (
        <OfferedIdeas
          form={form}
          around={around}
          ideas={offered.filter(({ title }) => matches(title))}
          page={view.page}
          onPage={(page) => show({ page })}
        />
      ) : (
        <BallotIdeas
          form={form}
          around={around}
          rows={(view.part === "mend" ? wrong : rows).filter(isFound)}
          none={rows.length > 0 ? "nothing" : offered.length > 0 ? "none" : "noneYet"}
          page={view.page}
          onPage={(page) => show({ page })}
        />
      )}
    </Section>
  );
}

/** What is shown; a fault that is asked for shows the ideas that have one, at its page. */
function useView(rows: readonly IdeaRow[], wrong: readonly IdeaRow[], offered: number, asked: AskedField) {
  const first: Part = rows.length === 0 && offered > 0 ? "offered" : "ballot";
  const [view, setView] = useState<View>({ part: first, page: 0, search: "", district: null });
  const [seen, setSeen] = useState<AskedField>(null);
  if (asked !== seen) {
    setSeen(asked);
    const [, at] = /^ideas\.(\d+)/.exec(asked?.path ?? "") ?? [];
    const place = wrong.findIndex((row) => row.place === Number(at));
    const page = Math.floor(Math.max(0, place) / pageSize);
    if (at !== undefined) setView({ part: "mend", page, search: "", district: null });
    else if (asked && offered > 0) setView({ part: "offered", page: 0, search: "", district: null });
  }
  return [view, (change: Partial<View>) => setView((now) => ({ ...now, ...change }))] as const;
}

type FilterProps = { form: RoundForm; value: string | null; onChange: (district: string | null) => void };

function DistrictFilter({ form: { draft }, value, onChange }: FilterProps) {
  const t = useText();
  const nameOf = useDistrictName();
  return (
    <Select
      aria-label={t("fields.district")}
      placeholder={t("ideas.allDistricts")}
      clearable
      data={[
        ...draft.districts.map((one, place) => ({ value: one.id, label: nameOf(one, place) })),
        { value: "", label: t("none.district") },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Offered while there are ideas whose neighbourhood says where they belong. */
function AssignButton({ form, around }: { form: RoundForm; around: Surroundings }) {
  const t = useText();
  const proposed = assigned(form.draft, around.ideas).ideas;
  const count = proposed.filter(({ districtId }, at) => districtId !== form.draft.ideas[at]?.districtId).length;
  if (count === 0) return null;
  return (
    <Button variant="default" onClick={() => form.change((now) => assigned(now, around.ideas))}>
      {t("ideas.assign", { count })}
    </Button>
  );
}

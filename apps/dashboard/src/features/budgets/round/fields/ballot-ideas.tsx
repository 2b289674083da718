import { EmptyState, Pager, Select, Stack, Text, TextLink } from "@stoep/ui";
import { moveItem, SortableList, useUndoOffer } from "../../../../app/editor/index.ts";
import { useTableLabels } from "../../../../app/index.ts";
import { usePlaceNames } from "../../../neighbourhoods/index.ts";
import type { Surroundings } from "../../parts/surroundings.ts";
import { ideaPath, useRoundFormat, useText } from "../../parts/words.ts";
import type { RoundForm } from "../draft.ts";
import { type IdeaRow, pageOf } from "../idea-rows.ts";
import { useDistrictName } from "./use-district-name.ts";
import { usePageControls } from "./use-page-controls.ts";

type Props = {
  form: RoundForm;
  around: Surroundings;
  rows: readonly IdeaRow[];
  /** Why there are no rows. */
  none: "none" | "noneYet" | "nothing";
  page: number;
  onPage: (page: number) => void;
};

/** A page of the ideas on the ballot, with their costs, districts and order. */
export function BallotIdeas({ form, around, rows, none, page, onPage }: Props) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const labels = useTableLabels(t("ideas.parts.ballot"));
  const { change, draft } = form;
  const shown = pageOf(rows, page);
  const paging = usePageControls(shown, onPage);
  const titleAt = (place: number) => titleOf(shown.rows[place]) ?? t("none.title");
  if (rows.length === 0) return <EmptyState drawing="search">{t(`ideas.${none}`)}</EmptyState>;
  const move = (from: number, to: number) => {
    const [one, other] = [shown.rows[from], shown.rows[to]];
    if (one && other) change((now) => ({ ideas: moveItem(now.ideas, one.place, other.place) }));
  };
  const remove = (place: number) => {
    const { ideas } = draft;
    change((now) => ({ ideas: now.ideas.filter(({ ideaId }) => ideaId !== shown.rows[place]?.ideaId) }));
    offerUndo(t("ideas.takenOff", { title: titleAt(place) }), () => change({ ideas }));
  };
  return (
    <Stack gap="md">
      <SortableList
        label={t("ideas.parts.ballot")}
        items={shown.rows}
        keyOf={({ ideaId }) => ideaId}
        nameOf={titleAt}
        onMove={move}
        onRemove={remove}
      >
        {(row) => <Line form={form} around={around} row={row} />}
      </SortableList>
      <Pager paging={paging} labels={labels} />
    </Stack>
  );
}

const titleOf = (row: IdeaRow | undefined): string | undefined => row?.idea?.title;

type LineProps = { form: RoundForm; around: Surroundings; row: IdeaRow };

function Line({ form, around, row: { ideaId, idea, place, districtId, faults } }: LineProps) {
  const t = useText();
  const { money } = useRoundFormat(around.project.currency);
  const namesOf = usePlaceNames();
  const title = idea?.title ?? t("none.title");
  const cost = idea?.cost ?? null;
  const facts = [
    cost === null ? t("none.cost") : money(cost),
    ...(idea?.neighbourhoodId ? namesOf([idea.neighbourhoodId]) : []),
  ];
  return (
    <Stack gap={4} data-path={`ideas.${place}`}>
      <TextLink href={ideaPath(ideaId)} lang={idea?.language} style={{ overflowWrap: "anywhere" }}>
        {title}
      </TextLink>
      <Text c="dimmed" size="sm">
        {facts.join(" · ")}
      </Text>
      {faults.map((fault) => (
        <Text key={fault} size="sm" c={fault === "tooDear" ? undefined : "var(--st-danger-ink)"}>
          {t(`ideas.faults.${fault}`)}
        </Text>
      ))}
      {form.draft.districts.length > 1 && (
        <DistrictField form={form} title={title} ideaId={ideaId} place={place} districtId={districtId} />
      )}
    </Stack>
  );
}

type FieldProps = { form: RoundForm; title: string; ideaId: string; place: number; districtId: string | null };

function DistrictField({ form: { draft, change, errorOf }, title, ideaId, place, districtId }: FieldProps) {
  const t = useText();
  const nameOf = useDistrictName();
  const path = `ideas.${place}.districtId`;
  const put = (chosen: string | null) =>
    change((now) => ({
      ideas: now.ideas.map((one) => (one.ideaId === ideaId ? { ...one, districtId: chosen } : one)),
    }));
  return (
    <Select
      aria-label={t("ideas.districtOf", { title })}
      placeholder={t("none.district")}
      size="sm"
      w={{ base: "100%", sm: 280 }}
      data={draft.districts.map((one, at) => ({ value: one.id, label: nameOf(one, at) }))}
      value={districtId}
      onChange={put}
      error={errorOf(path) !== undefined}
      data-path={path}
    />
  );
}

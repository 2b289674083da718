import { ideaLimits } from "@stoep/contract/participation";
import { Checkbox, SearchField, Stack, Text, toast } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  FormDialog,
  queryOf,
  RowsPlaceholder,
  useCommand,
  useFieldText,
  useFormat,
} from "../../../../app/index.ts";
import { useAuthorText } from "../parts/use-author-text.ts";
import { type Idea, type IdeaRow, useText, useTypeName } from "../parts/words.ts";
import { tellingWord } from "./telling-word.ts";

type Props = { idea: Idea; onClose: () => void };

/** Chooses duplicates that are merged into this idea: first those that say nearly the same, or others by searching. */
export function MergeDialog({ idea, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<IdeaRow[]>([]);
  const [isLacking, setLacking] = useState(false);
  const apart = useCommand(api.participation.takeIdeaApart);
  const merge = useCommand(api.participation.mergeIdeas, {
    whenDone: () => {
      const undo = async () => {
        for (const { id } of chosen) await apart.run({ params: { ideaId: id } });
      };
      toast(t("merge.done", { count: chosen.length, title: idea.title }), {
        action: { label: t("undo"), run: () => void undo() },
      });
      onClose();
    },
  });
  const found = useCandidates(idea, search);
  const isFull = chosen.length >= ideaLimits.together;
  const offered = [...chosen, ...(found ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))];
  return (
    <FormDialog
      title={t("merge.title", { title: idea.title })}
      size="lg"
      cancel={t("cancel")}
      act={{
        label: chosen.length === 0 ? t("merge.menu") : t("merge.act", { count: chosen.length }),
        isRunning: merge.isRunning,
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInSearch()) return;
        if (chosen.length === 0) return setLacking(true);
        void merge.run({ params: { ideaId: idea.id }, body: { ideaIds: chosen.map(({ id }) => id) } });
      }}
      onClose={onClose}
    >
      <Text>{t("merge.text", { days: ideaLimits.takeApartDays })}</Text>
      <SearchField label={t("merge.search")} value={search} onChange={setSearch} />
      <Checkbox.Group
        label={search ? t("merge.found") : t("merge.similar")}
        value={chosen.map(({ id }) => id)}
        onChange={(ids) => setChosen(offered.filter(({ id }) => ids.includes(id)))}
        error={isLacking && chosen.length === 0 ? fieldText("choiceRequired") : undefined}
      >
        <Stack gap="xs" mt="xs">
          {found === undefined && <RowsPlaceholder />}
          {found !== undefined && offered.length === 0 && (
            <Text size="sm" c="dimmed">
              {t(search ? "merge.nothingFound" : "merge.noneSimilar")}
            </Text>
          )}
          {offered.map((row) => (
            <Candidate key={row.id} row={row} isDisabled={isFull && !chosen.includes(row)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}

/** The search runs while typing: Enter in it must not merge anything. */
const isInSearch = (): boolean => document.activeElement?.getAttribute("type") === "search";

function Candidate({ row, isDisabled }: { row: IdeaRow; isDisabled: boolean }) {
  const t = useText();
  const typeName = useTypeName();
  const format = useFormat();
  const authorOf = useAuthorText();
  const { id, title, type, supportCount: count } = row;
  return (
    <Checkbox
      value={id}
      label={title}
      description={[typeName(type), authorOf(row), t("list.supporters", { count, number: format.number(count) })].join(
        " · ",
      )}
      disabled={isDisabled}
    />
  );
}

/** Ideas of the same project that the search finds; without one, those that share the most telling word of its title. */
function useCandidates({ id, projectId, title }: Idea, search: string): IdeaRow[] | undefined {
  const { data } = useQuery({
    ...queryOf(api.participation.listDeskIdeas, {
      params: { projectId },
      query: { search: search.trim() || tellingWord(title), sort: "support" },
    }),
    placeholderData: keepPreviousData,
  });
  return data?.items.filter((row) => row.id !== id && row.standing !== "merged");
}

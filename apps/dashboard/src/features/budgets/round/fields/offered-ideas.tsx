import { roundLimits } from "@stoep/contract/budgets";
import { Button, type Column, DataTable, EmptyState, Group, TextLink } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useTableLabels } from "../../../../app/index.ts";
import { usePlaceNames } from "../../../neighbourhoods/index.ts";
import type { KnownIdea, Surroundings } from "../../parts/surroundings.ts";
import { ideaPath, useRoundFormat, useText } from "../../parts/words.ts";
import { type RoundForm, withIdeas } from "../draft.ts";
import { pageOf } from "../idea-rows.ts";
import { usePageControls } from "./use-page-controls.ts";

type Props = {
  form: RoundForm;
  around: Surroundings;
  ideas: readonly KnownIdea[];
  page: number;
  onPage: (page: number) => void;
};

/** A page of the ideas that can be put on the ballot. */
export function OfferedIdeas({ form, around, ideas, page, onPage }: Props) {
  const t = useText();
  const labels = useTableLabels(t("ideas.parts.offered"));
  const { money } = useRoundFormat(around.project.currency);
  const namesOf = usePlaceNames();
  const shown = pageOf(ideas, page);
  const paging = usePageControls(shown, onPage);
  const isFull = form.draft.ideas.length >= roundLimits.ideas;
  const add = (added: readonly KnownIdea[]) => form.change((now) => withIdeas(now, added));
  const priced = ideas.filter(({ cost }) => cost !== null);
  const columns: Column<KnownIdea>[] = [
    {
      key: "title",
      title: t("columns.idea"),
      render: ({ title, ideaId, language }) => (
        <TextLink href={ideaPath(ideaId)} lang={language}>
          {title}
        </TextLink>
      ),
    },
    {
      key: "cost",
      title: t("columns.cost"),
      align: "end",
      width: "content",
      render: ({ cost }) => (cost === null ? t("none.cost") : money(cost)),
    },
    {
      key: "neighbourhood",
      title: t("columns.neighbourhood"),
      render: ({ neighbourhoodId }) => (neighbourhoodId ? namesOf([neighbourhoodId])[0] : ""),
    },
    {
      key: "add",
      title: t("ideas.add"),
      isUnnamed: true,
      isWhole: true,
      render: (idea) => (
        <Button
          variant="default"
          size="compact-md"
          disabled={isFull}
          aria-label={t("ideas.addNamed", { title: idea.title })}
          onClick={() => add([idea])}
        >
          {t("ideas.add")}
        </Button>
      ),
    },
  ];
  return (
    <>
      {priced.length > 1 && (
        <Group>
          <Button
            variant="default"
            leftSection={<PlusIcon aria-hidden />}
            disabled={isFull}
            onClick={() => add(priced)}
          >
            {t("ideas.addAll", { count: priced.length })}
          </Button>
        </Group>
      )}
      <DataTable
        columns={columns}
        rows={shown.rows}
        rowKey={({ ideaId }) => ideaId}
        paging={paging}
        labels={labels}
        empty={<EmptyState drawing="search">{t("ideas.noneOffered")}</EmptyState>}
      />
    </>
  );
}

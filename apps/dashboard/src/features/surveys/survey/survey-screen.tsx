import { Badge, ButtonLink, Group, type MenuAct, RecordPage } from "@stoep/ui";
import { EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { z } from "zod";
import {
  api,
  OpenRowPlaceholder,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  type RowAct,
  useFilters,
  useFormat,
  useListedRow,
  useRouteParam,
} from "../../../app/index.ts";
import { DaysDialog } from "../list/days-dialog.tsx";
import { useSurveyActs } from "../list/use-survey-acts.tsx";
import { SurveyState } from "../parts/survey-state.tsx";
import { editPath, listPath, type Survey, useText } from "../parts/words.ts";
import { useTabs } from "./tabs.ts";
import { useSurveyFacts } from "./use-survey-facts.tsx";

const View = z.object({ tab: z.string().max(40).optional() });

/** One survey: where it stands, who took part, and what it asks. Who may not change it only reads. S1 §2 */
export function SurveyScreen() {
  const surveyId = useRouteParam("surveyId");
  const query = useQuery(queryOf(api.surveys.getSurvey, { params: { surveyId } }));
  const title = useListedRow<{ id: string; title: string }>("surveys", surveyId)?.title;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(survey) => <Record survey={survey} />}
    </QueryContent>
  );
}

function Record({ survey }: { survey: Survey }) {
  const t = useText();
  const facts = useSurveyFacts(survey);
  const title = survey.instrument.title.trim() || t("untitled");
  const acted = { ...survey, title };
  const { acts, open, close } = useSurveyActs(acted, {});
  const { id, state, can } = survey;
  const [{ tab }] = useFilters(View);
  const { shown, items } = useTabs(survey, tab);
  return (
    <RecordPage
      title={title}
      state={<State survey={survey} />}
      back={{ label: t("list.title"), href: `${listPath}?state=${state}` }}
      action={
        can.edit === true && (
          <ButtonLink href={editPath(id)} leftSection={<EditIcon aria-hidden />}>
            {t(state === "concept" ? "record.write" : "acts.edit")}
          </ButtonLink>
        )
      }
      menu={{ label: t("record.more"), acts: acts.map(menuAct) }}
      facts={{ label: t("record.facts"), items: facts }}
      isWide={shown?.isWide ?? false}
      tabs={items.length > 1 ? { label: t("record.tabsLabel"), items } : undefined}
    >
      {open && <DaysDialog survey={acted} act={open} onClose={close} />}
      {shown && (
        <Suspense key={shown.key} fallback={<OpenRowPlaceholder />}>
          <shown.Part survey={survey} />
        </Suspense>
      )}
    </RecordPage>
  );
}

const menuAct = ({ label, icon, reason, isDestructive = false, ...does }: RowAct): MenuAct => ({
  ...("run" in does ? { onClick: does.run } : { href: does.href }),
  key: label,
  label,
  icon,
  reason,
  isDestructive,
});

/** What kind it is, its state and, once it is published, its place in time with the days left. */
function State({ survey }: { survey: Survey }) {
  const t = useText();
  const format = useFormat();
  const { kind, state, timing, daysLeft, isPublic, publishAt, publishedAt, savedAt } = survey;
  const at = format.moment(publishedAt ?? publishAt ?? savedAt);
  const left = state === "published" && timing === "active" && daysLeft !== null;
  return (
    <Group gap="sm">
      <Badge color="gray">{t(`kinds.${kind}.name`)}</Badge>
      <SurveyState survey={survey} />
      {isPublic && <Badge color="gray">{t("isPublic.yes")}</Badge>}
      {left && <span>{t("list.daysLeft", { count: daysLeft })}</span>}
      <span>{t(`record.moment.${state}`, { at })}</span>
    </Group>
  );
}

import { instrumentLimits, lockedChanges, questionsOf } from "@stoep/instrument";
import { Button, Group, Notice, Text } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { fieldAt } from "../../../app/editor/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import type { SurveyDeskState } from "../compose/use-desk.ts";
import { useText } from "../parts/words.ts";
import { PageCard } from "./page-card.tsx";
import { pageAdded } from "./pages.ts";
import { type AskedField, useOpened } from "./use-opened.ts";

type Props = {
  form: SurveyForm;
  asked: AskedField;
  /** Counts the reports of faults: each opens the questions that have some. */
  attempt: number;
  state: SurveyDeskState;
};

/** The pages with their questions, each opened to be written. S1 §3 */
export function QuestionsFields({ form, asked, attempt, state }: Props) {
  const t = useText();
  const { draft, change } = form;
  const { pages } = draft.instrument;
  const opened = useOpened(form, asked, attempt);
  const { error } = fieldAt(form, "instrument.pages");
  return (
    <>
      {form.locked && <Locked form={form} state={state} />}
      {pages.map((page, place) => (
        <PageCard key={page.id} form={form} page={page} place={place} opened={opened} />
      ))}
      <div data-path="instrument.pages">
        {form.locked === null && (
          <Group>
            <Button
              variant="default"
              leftSection={<PlusIcon aria-hidden />}
              disabled={pages.length >= instrumentLimits.pages}
              onClick={() => change(pageAdded)}
            >
              {t("pages.add")}
            </Button>
          </Group>
        )}
        {error && (
          <Text c="var(--st-danger-ink)" size="sm">
            {error}
          </Text>
        )}
      </div>
    </>
  );
}

/** What stays as it is while there are answers, and which changes made here could not be saved. D §12 */
function Locked({ form, state }: Pick<Props, "form" | "state">) {
  const t = useText();
  const { stored } = state;
  const { instrument } = form.draft;
  const changes = stored ? lockedChanges(stored.instrument, instrument) : [];
  const nameOf = (id: string | null) => {
    const place = questionsOf(instrument).findIndex((one) => one.id === id);
    return place < 0 ? t("locked.whole") : t("questions.name", { number: place + 1 });
  };
  return (
    <>
      <Notice title={t("locked.title")}>{t("locked.text")}</Notice>
      <div role="status">
        {changes.length > 0 && (
          <Notice tone="danger" title={t("locked.refused")}>
            {changes.map(({ of, code }) => (
              <div key={`${of}.${code}`}>
                {t("locked.line", { name: nameOf(of), reason: t(`locked.codes.${code}`) })}
              </div>
            ))}
          </Notice>
        )}
      </div>
    </>
  );
}

import { instrumentLimits, type Page } from "@stoep/instrument";
import { Card, Group, Heading, IconButton, Stack, Text, TextField } from "@stoep/ui";
import { CloseIcon, DownIcon, UpIcon } from "@stoep/ui/icons";
import { fieldAt, SortableList, useUndoOffer } from "../../../app/editor/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { questionsBefore } from "../compose/problems.ts";
import { useText } from "../parts/words.ts";
import { AddQuestion } from "./add-question.tsx";
import { ConditionField } from "./condition-field.tsx";
import {
  earlierThan,
  pageChanged,
  pageMoved,
  pagePutBack,
  pageRemoved,
  questionAdded,
  questionMoved,
  questionRemoved,
} from "./pages.ts";
import { QuestionRow } from "./question-row.tsx";
import { useFocusLater } from "./use-focus-later.ts";
import type { Opened } from "./use-opened.ts";

type Props = { form: SurveyForm; page: Page; place: number; opened: Opened };

/** A page: its title, its questions in their order, whom it is shown, and where the questionnaire ends early. */
export function PageCard({ form, page, place, opened }: Props) {
  const t = useText();
  const path = `instrument.pages.${place}`;
  return (
    <Card>
      <Stack gap="md">
        <Head form={form} page={page} place={place} />
        <TextField
          label={t("pages.title")}
          description={t("pages.titleHint")}
          maxLength={instrumentLimits.title}
          value={page.title}
          onChange={(event) => {
            const title = event.currentTarget.value;
            form.change((now) => pageChanged(now, page.id, { title }));
          }}
          lang={form.draft.language}
          {...fieldAt(form, `${path}.title`)}
        />
        <Questions form={form} page={page} place={place} opened={opened} />
        <Logic form={form} page={page} place={place} />
      </Stack>
    </Card>
  );
}

function Head({ form, page, place }: Omit<Props, "opened">) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const { draft, change, locked } = form;
  const many = draft.instrument.pages.length;
  const name = t("pages.name", { number: place + 1 });
  const remove = () => {
    change((now) => pageRemoved(now, page.id));
    offerUndo(t("pages.removed", { name }), () => change((now) => pagePutBack(now, page, place)));
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <Heading order={3}>{name}</Heading>
      {locked === null && many > 1 && (
        <Group gap={0} wrap="nowrap">
          <IconButton
            label={t("pages.up", { name })}
            disabled={place === 0}
            onClick={() => change((now) => pageMoved(now, place, place - 1))}
          >
            <UpIcon aria-hidden />
          </IconButton>
          <IconButton
            label={t("pages.down", { name })}
            disabled={place === many - 1}
            onClick={() => change((now) => pageMoved(now, place, place + 1))}
          >
            <DownIcon aria-hidden />
          </IconButton>
          <IconButton label={t("pages.remove", { name })} onClick={remove}>
            <CloseIcon aria-hidden />
          </IconButton>
        </Group>
      )}
    </Group>
  );
}

function Questions({ form, page, place, opened }: Props) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const { draft, change, locked } = form;
  const focusLater = useFocusLater();
  const first = questionsBefore(draft.instrument, place);
  const nameOf = (nth: number) => page.questions[nth]?.text || t("questions.name", { number: first + nth + 1 });
  const remove = (nth: number) => {
    const question = page.questions[nth];
    if (!question) return;
    const name = nameOf(nth);
    change((now) => questionRemoved(now, page.id, question.id));
    offerUndo(t("questions.removed", { name }), () => change((now) => questionAdded(now, page.id, question, nth)));
  };
  const added = (id: string) => {
    opened.openOnly(id);
    focusLater(`instrument.pages.${place}.questions.${page.questions.length}.text`);
  };
  const rowOf = (nth: number) => ({ form, page, place, nth, number: first + nth + 1, opened });
  return (
    <>
      {page.questions.length === 0 && <Text c="dimmed">{t("questions.none")}</Text>}
      {page.questions.length > 0 && locked === null && (
        <SortableList
          isTall
          label={t("questions.list", { page: place + 1 })}
          items={page.questions}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => change((now) => questionMoved(now, page.id, from, to))}
          onRemove={remove}
        >
          {(question, nth) => <QuestionRow {...rowOf(nth)} question={question} />}
        </SortableList>
      )}
      {locked !== null &&
        page.questions.map((question, nth) => <QuestionRow key={question.id} {...rowOf(nth)} question={question} />)}
      {locked === null && <AddQuestion form={form} page={page} onAdded={added} />}
    </>
  );
}

/** Conditions of the whole page, where something stands before it. */
function Logic({ form, page, place }: Omit<Props, "opened">) {
  const t = useText();
  const { instrument } = form.draft;
  const path = `instrument.pages.${place}`;
  const isLast = place === instrument.pages.length - 1;
  return (
    <>
      <ConditionField
        form={form}
        path={`${path}.showIf`}
        label={t("pages.showIf")}
        condition={page.showIf}
        earlier={earlierThan(instrument, place, 0)}
        onChange={(showIf) => form.change((now) => pageChanged(now, page.id, { showIf }))}
      />
      {(!isLast || page.endIf) && (
        <ConditionField
          form={form}
          path={`${path}.endIf`}
          label={t("pages.endIf")}
          condition={page.endIf}
          earlier={earlierThan(instrument, place, page.questions.length)}
          onChange={(endIf) => form.change((now) => pageChanged(now, page.id, { endIf }))}
        />
      )}
    </>
  );
}

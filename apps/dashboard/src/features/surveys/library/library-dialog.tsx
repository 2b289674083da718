import type { Page } from "@stoep/instrument";
import { Button, Dialog, Group, Notice, SearchField, Segmented, Stack, Text, toast } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, RowsPlaceholder } from "../../../app/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { useText as useSurveyText } from "../parts/words.ts";
import { insertionOf, type Offered } from "./insertion.ts";
import { useStandardQuestions } from "./standard-questions.ts";
import { useText } from "./words.ts";

type Props = {
  form: SurveyForm;
  page: Page;
  surveyId: string | null;
  onAdded: (id: string) => void;
  onClose: () => void;
};

const sources = ["earlier", "standard"] as const;

/** Questions of the organisation's surveys and of our own set, to be inserted at the end of a page. */
export function LibraryDialog({ form, page, surveyId, onAdded, onClose }: Props) {
  const t = useText();
  const [source, setSource] = useState<(typeof sources)[number]>("earlier");
  const insert = (offered: Offered, images: SurveyForm["images"]) => {
    const inserted = insertionOf(offered, page.id);
    for (const image of images) form.addImage(image);
    form.change(inserted.insert);
    toast(t(inserted.isConditionDropped ? "dropped" : "inserted"));
    onAdded(inserted.questionId);
    onClose();
  };
  return (
    <Dialog opened title={t("title")} size="lg" onClose={onClose} closeButtonProps={{ "aria-label": t("close") }}>
      <Stack gap="md">
        <Segmented
          aria-label={t("source")}
          value={source}
          onChange={(chosen) => setSource(chosen === "standard" ? "standard" : "earlier")}
          data={sources.map((one) => ({ value: one, label: t(`sources.${one}`) }))}
        />
        {source === "earlier" ? (
          <Earlier surveyId={surveyId} onInsert={insert} />
        ) : (
          <Standard form={form} onInsert={(offered) => insert(offered, [])} />
        )}
      </Stack>
    </Dialog>
  );
}

type Insert = (offered: Offered, images: SurveyForm["images"]) => void;

function Earlier({ surveyId, onInsert }: { surveyId: string | null; onInsert: Insert }) {
  const t = useText();
  const [search, setSearch] = useState("");
  const searched = search.trim();
  const asked = { search: searched || undefined, except: surveyId ?? undefined };
  const query = useQuery({
    ...queryOf(api.surveys.listEarlierQuestions, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField data-autofocus label={t("search")} value={search} onChange={setSearch} />
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {({ items, images, isMore }) => (
          <>
            {items.length === 0 && (
              <Notice title={t(searched ? "none" : "empty")}>{t(searched ? "noneText" : "emptyText")}</Notice>
            )}
            <Questions
              offered={items.map((item) => ({ name: `${item.surveyId} ${item.question.id}`, ...item }))}
              onInsert={(offered) =>
                onInsert(
                  offered,
                  images.filter(({ id }) => usesImage(offered, id)),
                )
              }
            />
            {isMore && <Text c="dimmed">{t("more", { count: items.length })}</Text>}
          </>
        )}
      </QueryContent>
    </>
  );
}

const usesImage = ({ question }: Offered, id: string): boolean =>
  question.imageId === id || (question.kind === "gallery" && question.options.some(({ imageId }) => imageId === id));

function Standard({ form, onInsert }: { form: SurveyForm; onInsert: (offered: Offered) => void }) {
  return <Questions offered={useStandardQuestions(form.draft.language)} onInsert={onInsert} />;
}

function Questions({ offered, onInsert }: { offered: Offered[]; onInsert: (offered: Offered) => void }) {
  const t = useText();
  const say = useSurveyText();
  return (
    <Stack gap="sm" component="ul" style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {offered.map((one) => {
        const { name, question, language, surveyTitle } = one;
        const kind = say(`questionKinds.${question.kind}`);
        return (
          <Group key={name} component="li" justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Text lang={language} style={{ overflowWrap: "anywhere" }}>
                {question.text}
              </Text>
              <Text c="dimmed" size="sm" style={{ overflowWrap: "anywhere" }}>
                {surveyTitle === null ? kind : t("of", { kind, survey: surveyTitle || say("untitled") })}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              style={{ flexShrink: 0 }}
              aria-label={t("insertNamed", { question: question.text })}
              onClick={() => onInsert(one)}
            >
              {t("insert")}
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
}

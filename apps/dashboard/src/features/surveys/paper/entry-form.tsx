import { useTexts } from "@stoep/client/texts";
import type { NamedReference } from "@stoep/contract/kernel";
import { type Answer, flowOf, inLanguage, questionsOf } from "@stoep/instrument";
import { Button, Checkbox, Group, Notice, Select, Stack, Text } from "@stoep/ui";
import { QuestionnairePage } from "@stoep/ui/questionnaire";
import { Section, useLanguageName } from "../../../app/editor/index.ts";
import { useLeaveQuestion } from "../../../app/index.ts";
import { type Survey, useText } from "../parts/words.ts";
import type { Entered } from "./own-entries.tsx";
import { type Entry, useEntry } from "./use-entry.ts";

interface Props {
  survey: Survey;
  neighbourhoods: NamedReference[];
  entryId: string;
  entered: Entered;
  isCorrection: boolean;
  onCancel: () => void;
  onEntered: (answer: Entered) => void;
}

/** The whole questionnaire on one page, as it lies on the desk. */
export function EntryForm({ survey, neighbourhoods, isCorrection, onCancel, ...rest }: Props) {
  const t = useText();
  const entry = useEntry({
    survey,
    onlyNeighbourhood: neighbourhoods.length === 1 ? neighbourhoods[0]?.id : undefined,
    ...rest,
  });
  useLeaveQuestion(entry.isChanged);
  return (
    <form
      noValidate
      aria-label={t(isCorrection ? "paper.correction" : "paper.next")}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.send();
      }}
    >
      <Stack gap="lg">
        <Section title={t(isCorrection ? "paper.correction" : "paper.next")}>
          <Stack gap="md">
            {survey.asksProof && <Notice tone="warning">{t("paper.proof")}</Notice>}
            <Before survey={survey} neighbourhoods={neighbourhoods} entry={entry} />
          </Stack>
        </Section>
        <Questions survey={survey} entry={entry} />
        <LeftBlank survey={survey} entry={entry} />
        <Group>
          <Button type="submit" loading={entry.isSending}>
            {t(isCorrection ? "paper.saveCorrection" : "paper.enter")}
          </Button>
          {isCorrection && (
            <Button variant="default" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Before({ survey, neighbourhoods, entry }: { survey: Survey; neighbourhoods: NamedReference[]; entry: Entry }) {
  const t = useText();
  const nameOf = useLanguageName();
  const languages = [survey.language, ...survey.translations.map(({ language }) => language)];
  return (
    <>
      {languages.length > 1 && (
        <Select
          label={t("paper.language")}
          allowDeselect={false}
          data={languages.map((language) => ({ value: language, label: nameOf(language) }))}
          value={entry.language}
          onChange={(chosen) => entry.setLanguage(languages.find((one) => one === chosen) ?? survey.language)}
        />
      )}
      {neighbourhoods.length > 1 && (
        <Select
          id="field-neighbourhoodId"
          required
          searchable
          label={t("paper.neighbourhood")}
          data={neighbourhoods.map(({ id, name }) => ({ value: id, label: name }))}
          value={entry.neighbourhoodId || null}
          onChange={(id) => entry.setNeighbourhood(id ?? "")}
          error={entry.problems.neighbourhoodId}
        />
      )}
    </>
  );
}

function Questions({ survey, entry }: { survey: Survey; entry: Entry }) {
  const say = useTexts("surveys", entry.language);
  const translation = survey.translations.find(({ language }) => language === entry.language);
  const instrument = translation ? inLanguage(survey.instrument, translation.texts) : survey.instrument;
  const { pages } = flowOf(instrument, entry.answers);
  return (
    <Section title={instrument.title}>
      <Stack gap="xl" lang={entry.language}>
        {pages.map((page, at) => (
          <QuestionnairePage
            key={page.id}
            instrument={{ ...instrument, showsHeader: false }}
            pageAt={at}
            answers={entry.answers}
            onAnswer={(id: string, given: Answer | null) => entry.answer(id, given)}
            problems={entry.problems}
            images={survey.images}
            texts={(key, values) => say(`questionnaire.${key}`, values)}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** On paper nobody was told what they left out: staff say that it is so, question by question. */
function LeftBlank({ survey, entry }: { survey: Survey; entry: Entry }) {
  const t = useText();
  const offered = questionsOf(survey.instrument).filter(({ id }) => entry.mayStayBlank.includes(id));
  if (offered.length === 0) return null;
  return (
    <Notice tone="warning" title={t("paper.blankTitle")}>
      <Stack gap="sm">
        <Text>{t("paper.blankText")}</Text>
        {offered.map(({ id, text }) => (
          <Checkbox
            key={id}
            label={t("paper.blank", { question: text })}
            checked={entry.leftBlank.includes(id)}
            onChange={({ currentTarget }) => entry.setBlank(id, currentTarget.checked)}
          />
        ))}
      </Stack>
    </Notice>
  );
}

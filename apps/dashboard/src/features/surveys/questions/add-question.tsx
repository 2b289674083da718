import { instrumentLimits, type Page, questionsOf } from "@stoep/instrument";
import { Button, Group, Menu, Text, useDisclosure } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { Suspense } from "react";
import { useAccess, useRefusalText } from "../../../app/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { LibraryDialog } from "../library/index.ts";
import { useText } from "../parts/words.ts";
import { freshQuestion, kindNames } from "./kinds/index.ts";
import { questionAdded } from "./pages.ts";

type Props = { form: SurveyForm; page: Page; onAdded: (questionId: string) => void };

/** Adds a question of a kind to the end of the page. Questions on a map need more of a licence than others. D §4 */
export function AddQuestion({ form, page, onAdded }: Props) {
  const t = useText();
  const [isOpen, { open, close }] = useDisclosure(false);
  const refusalText = useRefusalText();
  const { write } = useAccess("mapQuestions");
  // The files of a contribution are its own.
  const offered = form.draft.kind === "form" ? kindNames.filter((kind) => kind !== "files") : kindNames;
  const isFull = questionsOf(form.draft.instrument).length >= instrumentLimits.questions;
  const add = (kind: (typeof kindNames)[number]) => {
    const question = freshQuestion(kind);
    form.change((now) => questionAdded(now, page.id, question));
    onAdded(question.id);
  };
  return (
    <Group>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="light" leftSection={<PlusIcon aria-hidden />} disabled={isFull}>
            {t("questions.add")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="min(24rem, 50dvh)" style={{ overflowY: "auto" }}>
          {offered.map((kind) => {
            const refused = kind === "map" && write !== true ? refusalText(write) : null;
            return (
              <Menu.Item key={kind} disabled={refused !== null} onClick={() => add(kind)}>
                {t(`questionKinds.${kind}`)}
                <Text c="dimmed" size="sm" component="div">
                  {refused ?? t(`questionKindHints.${kind}`)}
                </Text>
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" disabled={isFull} onClick={open}>
        {t("questions.fromLibrary")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog form={form} page={page} surveyId={form.surveyId} onAdded={onAdded} onClose={close} />
        </Suspense>
      )}
      {isFull && <Text c="dimmed">{t("questions.full", { most: instrumentLimits.questions })}</Text>}
    </Group>
  );
}

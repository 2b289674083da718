import type { PaperEntries } from "@stoep/contract/surveys";
import { Button, confirm, Group, Stack, Text } from "@stoep/ui";
import { Section } from "../../../app/editor/index.ts";
import { api, useCommand, useFormat, useNotifyFailure } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

export type Entered = Awaited<ReturnType<typeof api.surveys.readPaperAnswer>>;

interface Props {
  surveyId: string;
  entries: PaperEntries["items"];
  canChange: boolean;
  /** The one that is being corrected. */
  shownId: string | null;
  onCorrect: (id: string, answer: Entered) => void;
  onGone: (id: string) => void;
}

/** One's own of today: these can still be corrected and taken back. */
export function OwnEntries({ surveyId, entries, canChange, shownId, onCorrect, onGone }: Props) {
  const t = useText();
  const format = useFormat();
  const failed = useNotifyFailure();
  const remove = useCommand(api.surveys.takeBackPaperAnswer, { done: t("paper.takenBack") });
  if (entries.length === 0) return null;
  const read = (entryId: string) =>
    api.surveys.readPaperAnswer({ params: { surveyId, entryId } }).then((answer) => onCorrect(entryId, answer), failed);
  const takeBack = async (entryId: string, at: string) => {
    const question = {
      title: t("paper.takeBackTitle", { at }),
      message: t("paper.takeBackText"),
      confirmLabel: t("paper.takeBack"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    };
    if ((await confirm(question)) && (await remove.run({ params: { surveyId, entryId } }))) onGone(entryId);
  };
  return (
    <Section title={t("paper.own", { count: entries.length })}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t("paper.ownText")}
        </Text>
        {entries.map(({ id, enteredAt }) => {
          const at = format.time(enteredAt);
          return (
            <Group key={id} justify="space-between">
              <Text>{t("paper.at", { at })}</Text>
              {canChange && (
                <Group gap="sm">
                  <Button
                    size="xs"
                    variant="default"
                    disabled={shownId === id}
                    aria-label={t("paper.correctAt", { at })}
                    onClick={() => void read(id)}
                  >
                    {t("paper.correct")}
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t("paper.takeBackAt", { at })}
                    onClick={() => void takeBack(id, at)}
                  >
                    {t("paper.takeBack")}
                  </Button>
                </Group>
              )}
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}

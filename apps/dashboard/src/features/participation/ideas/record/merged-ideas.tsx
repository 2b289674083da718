import { Button, Card, Group, Heading, Stack, Text, TextLink, toast } from "@stoep/ui";
import { api, useCommand, useFormat, VerdictControl } from "../../../../app/index.ts";
import { type Idea, ideaPath, useText } from "../parts/words.ts";
import style from "./record.module.css";

/** The duplicates that were merged into this idea, each with the last day on which it can be separated again. */
export function MergedIdeas({ idea }: { idea: Idea }) {
  const t = useText();
  if (idea.merged.length === 0) return null;
  return (
    <Card>
      <Stack gap="md">
        <div>
          <Heading order={2} size="h4">
            {t("merged.title")}
          </Heading>
          <Text size="sm" c="dimmed">
            {t("merged.lead")}
          </Text>
        </div>
        {idea.merged.map((one) => (
          <Merged key={one.id} idea={idea} one={one} />
        ))}
      </Stack>
    </Card>
  );
}

function Merged({ idea, one }: { idea: Idea; one: Idea["merged"][number] }) {
  const t = useText();
  const format = useFormat();
  const { id, title, author, mergedAt, apartUntil } = one;
  const again = useCommand(api.participation.mergeIdeas, { done: t("merged.again", { title }) });
  const apart = useCommand(api.participation.takeIdeaApart, {
    whenDone: () => {
      const undo = () => void again.run({ params: { ideaId: idea.id }, body: { ideaIds: [id] } });
      toast(t("merged.separated", { title }), { action: { label: t("undo"), run: undo } });
    },
  });
  const verdict = apartUntil === null ? "apart_too_late" : idea.can.separate;
  const meta = [
    author.name,
    t("merged.on", { day: format.day(mergedAt) }),
    apartUntil && t("merged.until", { day: format.day(apartUntil) }),
  ];
  return (
    <Group justify="space-between" gap="sm">
      <div className={style.merged}>
        <TextLink href={ideaPath(id)}>{title}</TextLink>
        <Text size="sm" c="dimmed">
          {meta.filter(Boolean).join(" · ")}
        </Text>
      </div>
      <VerdictControl by={verdict}>
        <Button
          size="sm"
          variant="default"
          loading={apart.isRunning}
          onClick={() => verdict === true && void apart.run({ params: { ideaId: id } })}
        >
          {t("merged.separate")}
        </Button>
      </VerdictControl>
    </Group>
  );
}

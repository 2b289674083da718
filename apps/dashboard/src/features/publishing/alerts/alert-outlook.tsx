import { Card, Figure, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import type { Draft } from "../compose/draft.ts";
import { useReach } from "../compose/use-reach.ts";
import { useText } from "../parts/words.ts";

/** The number of households that the choice of places reaches so far. */
export function ReachFigure({ draft }: { draft: Draft }) {
  const t = useText();
  const format = useFormat();
  const { reach } = useReach(draft);
  return (
    <Card>
      <Figure
        label={t("alert.reached")}
        value={reach ? format.people(reach.households) : "–"}
        hint={t(draft.neighbourhoodIds.length === 0 ? "alert.reachedNobody" : "alert.reachedHint")}
      />
    </Card>
  );
}

/** The subject as it appears in mailboxes and on lock screens. */
export function MailSubject({ title, as }: { title: string; as: "first" | "update" | "resolved" }) {
  const t = useText();
  return (
    <Card>
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          {t("alert.subject")}
        </Text>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {t(`alert.subjectOf.${as}`, { title: title || t("inbox.untitled") })}
        </Text>
      </Stack>
    </Card>
  );
}

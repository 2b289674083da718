import { sumOf } from "@stoep/contract/kernel";
import { Card, Figure, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import type { Draft } from "../compose/draft.ts";
import { useText } from "../parts/words.ts";

/** The number of households in whole neighbourhoods; for chosen streets only the server can count, and does for the confirmation. */
export function ReachFigure({ draft }: { draft: Draft }) {
  const t = useText();
  const format = useFormat();
  const counts = useQuery(queryOf(api.residents.listHouseholdCounts)).data;
  const chosen = counts?.items.filter(({ neighbourhoodId }) => draft.neighbourhoodIds.includes(neighbourhoodId)) ?? [];
  const isWhole = chosen.length > 0 && chosen.length === counts?.items.length;
  const sum = sumOf(chosen, ({ registered }) => registered ?? 0);
  const known = isWhole ? (counts?.total.registered ?? null) : sum || null;
  const isInStreets = draft.streets.length > 0;
  const hint = isInStreets ? "alert.reachedInStreets" : "alert.reachedHint";
  return (
    <Card>
      <Figure
        label={t("alert.reached")}
        value={chosen.length === 0 || isInStreets ? "–" : format.people(known)}
        hint={t(chosen.length === 0 ? "alert.reachedNobody" : hint)}
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

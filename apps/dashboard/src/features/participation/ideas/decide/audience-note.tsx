import { Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";

/** Says before an act how many people will hear of it. */
export function AudienceNote({ idea: { id: ideaId } }: { idea: Pick<Idea, "id"> }) {
  const t = useText();
  const format = useFormat();
  const audience = useQuery(queryOf(api.participation.countIdeaAudience, { params: { ideaId } })).data;
  const wordsFor = (people: number | null) => {
    if (people === 0) return t("told.nobody");
    // Fewer than ten is never said as a number. D §9
    return t("told.people", { count: people ?? 2, number: format.people(people) });
  };
  return (
    <Text size="sm" c="dimmed">
      {audience ? wordsFor(audience.people) : t("told.unknown")}
    </Text>
  );
}

import { Card, Facts, Group, Heading, Notice, Stack, StatusBadge, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { projectQuery, useSurroundings } from "../parts/surroundings.ts";
import { useLackText } from "../parts/use-lack-text.ts";
import { useRoundFacts } from "../parts/use-round-facts.ts";
import { type Round, roundPath, stateLooks, useText } from "../parts/words.ts";
import { draftOf } from "../round/draft.ts";
import { lackLines, lacksOf } from "../round/problems.ts";
import { stepOf } from "../round/steps.ts";
import { CodesPart } from "./codes/codes-part.tsx";
import { CountPart } from "./count-part.tsx";
import { RoundActs } from "./round-acts.tsx";

type Props = { round: Round; projectId: string };

/** The vote of a phase: its state, what is decided, and what is missing before it can be opened. */
export function RoundCard({ round, projectId }: Props) {
  const t = useText();
  const project = useQuery(projectQuery(projectId)).data;
  const facts = useRoundFacts(round, round.currency ?? project?.currency ?? null);
  const isOpen = round.state === "upcoming" || round.state === "active";
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Heading order={2} size="h3">
            {round.phaseTitle ?? t("none.phase")}
          </Heading>
          <StatusBadge kind={stateLooks[round.state]}>{t(`states.${round.state}`)}</StatusBadge>
        </Group>
        <Facts items={facts} />
        <CountPart round={round} projectId={projectId} />
        {isOpen && round.roll === "codes" && <CodesPart round={round} />}
        {round.state === "draft" && <Lacks round={round} projectId={projectId} />}
        <RoundActs round={round} projectId={projectId} />
      </Stack>
    </Card>
  );
}

/** Each thing that is missing leads to its field. */
function Lacks({ round, projectId }: Props) {
  const t = useText();
  const around = useSurroundings(projectId, round);
  const lackText = useLackText(round);
  if (!around) return null;
  const lines = lackLines(lacksOf(draftOf(round), around.facts));
  if (lines.length === 0) return <Notice tone="success">{t("check.complete")}</Notice>;
  const hrefOf = (path: string) =>
    `${roundPath(projectId, round.id)}?${new URLSearchParams({ step: stepOf(path), field: path })}`;
  return (
    <Notice tone="warning" title={t("lacks.title", { count: lines.length })}>
      <ul>
        {lines.map((line) => (
          <li key={line.path}>
            <TextLink href={hrefOf(line.path)}>{lackText(line)}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

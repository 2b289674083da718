import { Button, ButtonLink, Card, EmptyState, Group, Heading, Notice, Stack, Text, TextLink } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../app/editor/index.ts";
import {
  api,
  CardsPlaceholder,
  QueryContent,
  queryOf,
  useCommand,
  useFormat,
  useGo,
  VerdictControl,
} from "../../../app/index.ts";
import { phasesPath, type Round, roundPath, useRoundFormat, useText } from "../parts/words.ts";
import { ImportPart } from "./import-part.tsx";
import { RoundCard } from "./round-card.tsx";

/** The votes of a citizen budget: those that stand, the phases that have none, and those that were given up. */
export function VoteTab({ project }: { project: { id: string } }) {
  const query = useQuery(queryOf(api.budgets.listRounds, { params: { projectId: project.id } }));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder />}>
      {(list) => <Rounds projectId={project.id} list={list} />}
    </QueryContent>
  );
}

type List = Awaited<ReturnType<typeof api.budgets.listRounds>>;
type Props = { projectId: string; list: List };

function Rounds({ projectId, list: { rounds, freePhases, canCreate } }: Props) {
  const t = useText();
  const standing = rounds.filter(({ state }) => state !== "replaced");
  const former = rounds.filter(({ state }) => state === "replaced");
  if (rounds.length === 0 && freePhases.length === 0) {
    return (
      <EmptyState
        drawing="letters"
        title={t("empty.title")}
        action={<ButtonLink href={phasesPath(projectId)}>{t("empty.phases")}</ButtonLink>}
      >
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      {standing.map((round) => (
        <RoundCard key={round.id} round={round} projectId={projectId} />
      ))}
      {freePhases.map((phase) => (
        <FreePhase key={phase.id} projectId={projectId} phase={phase} canCreate={canCreate} />
      ))}
      {former.length > 0 && <Former projectId={projectId} rounds={former} />}
    </Stack>
  );
}

type FreeProps = { projectId: string; phase: List["freePhases"][number]; canCreate: List["canCreate"] };

/** A phase whose vote is not prepared yet. */
function FreePhase({ projectId, phase, canCreate }: FreeProps) {
  const t = useText();
  const go = useGo();
  const [isImporting, setImporting] = useState(false);
  const create = useCommand(api.budgets.createRound, { whenDone: ({ id }) => go(roundPath(projectId, id)) });
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h3">
          {phase.title || t("none.phase")}
        </Heading>
        <Text>{t("free.text")}</Text>
        <Group>
          <VerdictControl by={canCreate}>
            <Button
              leftSection={<PlusIcon aria-hidden />}
              loading={create.isRunning}
              onClick={() => void create.run({ params: { projectId }, body: { phaseId: phase.id } })}
            >
              {t("free.act")}
            </Button>
          </VerdictControl>
          {!isImporting && (
            <VerdictControl by={canCreate}>
              <Button variant="default" onClick={() => setImporting(true)}>
                {t("import.act")}
              </Button>
            </VerdictControl>
          )}
        </Group>
        {isImporting && <ImportPart projectId={projectId} phaseId={phase.id} />}
      </Stack>
    </Card>
  );
}

/** Votes that were given up, each with the reason that everybody reads. */
function Former({ projectId, rounds }: { projectId: string; rounds: readonly Round[] }) {
  const t = useText();
  const format = useFormat();
  const { day } = useRoundFormat(null);
  return (
    <Section title={t("former.title")} lead={t("former.lead")}>
      {rounds.map(({ id, number, phaseTitle, opensOn, endsOn, replaced }) => (
        <Notice
          key={id}
          title={
            <TextLink href={roundPath(projectId, id)}>
              {t("former.name", { number, phase: phaseTitle ?? t("none.phase") })}
            </TextLink>
          }
        >
          <Text size="sm">{t("facts.span", { from: day(opensOn), until: day(endsOn) })}</Text>
          {replaced && <Text size="sm">{t("replacedAt", { at: format.moment(replaced.at) })}</Text>}
          {replaced && <Text style={{ whiteSpace: "pre-line" }}>{replaced.reason}</Text>}
        </Notice>
      ))}
    </Section>
  );
}

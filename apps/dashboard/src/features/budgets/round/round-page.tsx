import { Card, Facts, Group, Notice, Page, Stack, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useFormat, useRefusalText } from "../../../app/index.ts";
import { usePlaceNames } from "../../neighbourhoods/index.ts";
import { useRoundFacts } from "../parts/use-round-facts.ts";
import { ideaPath, type Project, type Round, stateLooks, useRoundFormat, useText, votePath } from "../parts/words.ts";
import { CountPart } from "../tab/count-part.tsx";
import { RoundActs } from "../tab/round-acts.tsx";
import { useDistrictName } from "./fields/use-district-name.ts";

type Props = { round: Round; project: Project };

/** A vote that is locked, or that the member may only read: what was decided, and the ideas of each district. */
export function RoundPage({ round, project }: Props) {
  const t = useText();
  const format = useFormat();
  const refusalText = useRefusalText();
  const currency = round.currency ?? project.currency;
  const facts = useRoundFacts(round, currency);
  const { state, can, openedAt, replaced } = round;
  return (
    <Page
      title={t("title", { phase: round.phaseTitle ?? t("none.phase") })}
      width="narrow"
      back={{ label: t("back", { title: project.title }), href: votePath(project.id) }}
      lead={
        <Group gap="sm">
          <StatusBadge kind={stateLooks[state]}>{t(`states.${state}`)}</StatusBadge>
          {openedAt !== null && <span>{t("openedAt", { at: format.moment(openedAt) })}</span>}
        </Group>
      }
    >
      <Stack gap="md">
        {state === "draft" && can.edit !== true && <Notice>{refusalText(can.edit)}</Notice>}
        {replaced && (
          <Notice tone="warning" title={t("replacedAt", { at: format.moment(replaced.at) })}>
            {replaced.reason}
          </Notice>
        )}
        <Card>
          <Facts items={facts} />
        </Card>
        {(state === "active" || state === "finished") && (
          <Card>
            <CountPart round={round} projectId={project.id} />
          </Card>
        )}
        <RoundActs round={round} projectId={project.id} isWhole />
        {round.districts.map((district, place) => (
          <DistrictCard key={district.id} round={round} district={district} place={place} currency={currency} />
        ))}
      </Stack>
    </Page>
  );
}

type DistrictProps = {
  round: Round;
  district: Round["districts"][number];
  place: number;
  currency: Project["currency"];
};

/** A district's money and neighbourhoods; its ideas once they are asked for, where there are several districts. */
function DistrictCard({ round, district, place, currency }: DistrictProps) {
  const t = useText();
  const format = useFormat();
  const namesOf = usePlaceNames();
  const nameOf = useDistrictName();
  const { money } = useRoundFormat(currency);
  const isOnly = round.districts.length === 1;
  const ideas = round.ideas.filter(({ districtId }) => districtId === district.id);
  const facts = [
    district.budget === null ? t("none.budget") : t("districts.budget", { budget: money(district.budget) }),
    format.list(namesOf(district.neighbourhoodIds)),
  ];
  return (
    <Card>
      <details open={isOnly}>
        <summary>
          {isOnly ? t("ideas.legend") : nameOf(district, place)} ({format.number(ideas.length)})
        </summary>
        <Text c="dimmed" size="sm">
          {facts.filter(Boolean).join(" · ")}
        </Text>
        <ol>
          {ideas.map(({ ideaId, title, language, cost }) => (
            <li key={ideaId}>
              <TextLink href={ideaPath(ideaId)} lang={language}>
                {title}
              </TextLink>{" "}
              <Text component="span" c="dimmed" size="sm">
                {cost === null ? t("none.cost") : money(cost)}
              </Text>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

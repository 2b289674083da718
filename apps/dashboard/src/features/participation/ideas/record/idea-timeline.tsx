import { Button, Stack, Text, Timeline } from "@stoep/ui";
import { type Format, useFormat } from "../../../../app/index.ts";
import type { WorksMoment } from "../decide/works-draft.ts";
import { type Idea, useText, useTypeName } from "../parts/words.ts";
import { Pictures } from "./idea-content.tsx";
import style from "./record.module.css";

type Props = { idea: Idea; onCorrect: (moment: WorksMoment) => void };

/** What happened to it, latest first, as everybody who reads the idea sees it. */
export function IdeaTimeline({ idea, onCorrect }: Props) {
  const t = useText();
  const format = useFormat();
  const titleOf = useMomentTitle();
  return (
    <>
      <Timeline
        label={t("tabs.timeline")}
        moments={idea.timeline.toReversed().map((moment, index) => ({
          key: moment.id,
          title: titleOf(moment),
          meta: metaOf(moment, format, t("timeline.corrected")),
          isCurrent: index === 0,
          children: hasBody(moment, idea) && <MomentBody moment={moment} idea={idea} onCorrect={onCorrect} />,
        }))}
      />
      <Text size="sm" c="dimmed">
        {t("timeline.seen")}
      </Text>
    </>
  );
}

const metaOf = ({ at, day, isCorrected }: WorksMoment, format: Format, corrected: string) =>
  [day ? format.day(`${day}T12:00:00Z`) : null, format.moment(at), isCorrected && corrected]
    .filter(Boolean)
    .join(" · ");

function useMomentTitle(): (moment: WorksMoment) => string {
  const t = useText();
  const typeName = useTypeName();
  const format = useFormat();
  const titles: { [kind in WorksMoment["kind"]]: (moment: WorksMoment) => string } = {
    "sent-in": () => t("timeline.sent-in"),
    written: () => t("timeline.written"),
    edited: () => t("timeline.edited"),
    type: ({ type, isByVote }) => {
      if (isByVote) return t("timeline.byVote");
      return type ? t("timeline.type", { type: typeName(type) }) : "";
    },
    cost: ({ cost }) =>
      cost ? t("timeline.cost", { amount: format.money(cost.amount, cost.currency) }) : t("timeline.noCost"),
    answer: () => t("timeline.answer"),
    merged: ({ other }) => t("timeline.merged", { title: other }),
    "taken-apart": ({ other }) => t("timeline.taken-apart", { title: other }),
    works: ({ works }) =>
      works ? t("works.badge", { state: t(`works.states.${works.state}`), percent: works.percent }) : "",
  };
  return (moment) => titles[moment.kind](moment);
}

const isCorrectable = ({ kind }: WorksMoment, { can }: Idea): boolean => kind === "works" && can.correct === true;

const hasBody = (moment: WorksMoment, idea: Idea): boolean =>
  moment.text !== "" ||
  moment.images.length > 0 ||
  Boolean(moment.works?.costToDate) ||
  (moment.kind === "type" && moment.cost !== null) ||
  isCorrectable(moment, idea);

function MomentBody({ moment, idea, onCorrect }: Props & { moment: WorksMoment }) {
  const t = useText();
  const format = useFormat();
  const { kind, text, images, works, cost } = moment;
  const spent = works?.costToDate;
  return (
    <Stack gap="xs">
      {text && (
        <Text size="sm" className={style.text ?? ""}>
          {text}
        </Text>
      )}
      {kind === "type" && cost && (
        <Text size="sm">{t("timeline.cost", { amount: format.money(cost.amount, cost.currency) })}</Text>
      )}
      {spent && <Text size="sm">{t("timeline.spent", { amount: format.money(spent.amount, spent.currency) })}</Text>}
      <Pictures images={images} title={idea.title} />
      {isCorrectable(moment, idea) && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => onCorrect(moment)}>
            {t("works.correct")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

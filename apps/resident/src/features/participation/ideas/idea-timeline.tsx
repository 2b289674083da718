import type { IdeaMoment, ReadIdea } from "@stoep/contract/participation";
import { Section, useFormat } from "../../../app/index.ts";
import { PostGallery } from "../../publishing/index.ts";
import { Moments } from "../../shouts/index.ts";
import { useProjectFacts } from "../projects/index.ts";
import { useText } from "../words.ts";
import { momentIcons, typeIcons } from "./idea-kinds.ts";
import style from "./ideas.module.css";

/** From the message or the first draft to what was built, oldest first. */
export function IdeaTimeline({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const what = useMomentText();
  return (
    <Section id="timeline" title={t("ideas.timeline")}>
      <Moments
        moments={idea.timeline.map((moment) => ({
          id: moment.id,
          icon: moment.kind === "type" && moment.type ? typeIcons[moment.type] : momentIcons[moment.kind],
          what: what(moment, idea),
          at: moment.at,
          said: moment.text,
          more: <More moment={moment} />,
        }))}
      />
    </Section>
  );
}

function More({ moment: { works, images, day, isCorrected } }: { moment: IdeaMoment }) {
  const t = useText();
  const format = useFormat();
  const facts = useProjectFacts();
  const lines = [
    day && t("ideas.moments.about", { day: facts.day(day) }),
    works?.costToDate &&
      t("ideas.moments.spent", { amount: format.money(works.costToDate.amount, works.costToDate.currency) }),
    isCorrected && t("ideas.moments.corrected"),
  ];
  const said = lines.filter(Boolean).join(" · ");
  return (
    <>
      {said && <p className={style.soft}>{said}</p>}
      <PostGallery images={images} />
    </>
  );
}

function useMomentText() {
  const t = useText();
  const format = useFormat();
  const costText = (name: string, cost: IdeaMoment["cost"]) =>
    cost
      ? t("ideas.moments.cost", { name, amount: format.money(cost.amount, cost.currency) })
      : t("ideas.moments.noCost", { name });
  const worksText = ({ works }: IdeaMoment) =>
    t("ideas.moments.works", {
      state: t(`ideas.works.states.${works?.state ?? "planned"}`),
      percent: format.percent((works?.percent ?? 0) / 100),
    });
  return (moment: IdeaMoment, { organisation: { name }, author }: ReadIdea): string => {
    const { kind, type, cost, other, isByVote } = moment;
    if (isByVote) return t("ideas.moments.byVote");
    switch (kind) {
      case "written":
        return t(author.isMe ? "ideas.moments.iWrote" : "ideas.moments.written");
      case "type":
        return t("ideas.moments.type", { name, type: t(`ideas.types.${type ?? "proposed"}`) });
      case "cost":
        return costText(name, cost);
      case "works":
        return worksText(moment);
      case "merged":
      case "taken-apart":
        return t(`ideas.moments.${kind}`, { other });
      default:
        return t(`ideas.moments.${kind}`, { name });
    }
  };
}

import type { ReadShout, ShoutMoment } from "@stoep/contract/shouts";
import {
  DoneIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  PencilIcon,
  PersonIcon,
  ProgressIcon,
  QuestionIcon,
  RefreshIcon,
  ShareIcon,
} from "@stoep/ui/icons";
import { Section, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

const icons = {
  written: PencilIcon,
  edited: EditIcon,
  shared: ShareIcon,
  assigned: PersonIcon,
  unassigned: PersonIcon,
  "in-progress": ProgressIcon,
  done: DoneIcon,
  "back-in-progress": ProgressIcon,
  solved: DoneIcon,
  reopened: RefreshIcon,
  "asked-to-share": QuestionIcon,
  hidden: EyeOffIcon,
  shown: EyeIcon,
} satisfies Record<ShoutMoment["kind"], unknown>;

/** The steps so far, oldest first. */
export function Timeline({ shout }: { shout: ReadShout }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section id="timeline" title={t("timeline")}>
      <ol className={style.moments}>
        {shout.timeline.map((moment) => {
          const Icon = icons[moment.kind];
          return (
            <li key={moment.id} className={style.moment}>
              <span className={style.sign}>
                <Icon aria-hidden />
              </span>
              <div>
                <p>
                  <MomentText moment={moment} shout={shout} />
                </p>
                <time className={style.soft} dateTime={moment.at}>
                  {format.moment(moment.at)}
                </time>
                {moment.text && <p className={style.said}>{moment.text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function MomentText({ moment: { kind, by }, shout }: { moment: ShoutMoment; shout: ReadShout }) {
  const t = useText();
  if (kind === "hidden" && by.kind === "reports") return t("moments.hiddenByReports");
  if (kind === "solved") {
    const word = shout.solvedAs ?? "solved";
    return by.isMe ? t(`moments.mySolved.${word}`) : t(`moments.solved.${word}`, { name: by.name || t("former") });
  }
  if (by.isMe && (kind === "written" || kind === "edited" || kind === "shared" || kind === "reopened"))
    return t(`moments.my.${kind}`);
  return t(`moments.of.${kind}`, { name: by.name || t("former") });
}

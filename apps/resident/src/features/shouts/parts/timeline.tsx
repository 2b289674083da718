import type { ReadShout, ShoutMoment } from "@stoep/contract/shouts";
import {
  DoneIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  IdeaIcon,
  PencilIcon,
  PersonIcon,
  ProgressIcon,
  QuestionIcon,
  RefreshIcon,
  ShareIcon,
} from "@stoep/ui/icons";
import { Link } from "wouter";
import { Section } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { Moments } from "./moments.tsx";

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
  const moments = shout.timeline.map((moment) => ({
    id: moment.id,
    icon: icons[moment.kind],
    what: <MomentText moment={moment} shout={shout} />,
    at: moment.at,
    said: moment.text,
  }));
  const became = shout.became.map(({ id, at, text, name, path }) => ({
    id,
    icon: IdeaIcon,
    what: text,
    at,
    more: <Link href={path}>{name}</Link>,
  }));
  return (
    <Section id="timeline" title={t("timeline")}>
      <Moments moments={[...moments, ...became].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))} />
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

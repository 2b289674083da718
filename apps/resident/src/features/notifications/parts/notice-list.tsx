import { type Notice, type NoticeWords, noticesByDay, sentenceOf } from "@stoep/client/notices";
import {
  AnnounceIcon,
  BellIcon,
  CalendarIcon,
  CheckIcon,
  HeartIcon,
  MessageIcon,
  PlaceIcon,
  ProgressIcon,
} from "@stoep/ui/icons";
import { Link } from "wouter";
import { IconButton, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./notices.module.css";

const icons: Record<string, typeof BellIcon> = {
  answers: MessageIcon,
  reactions: HeartIcon,
  progress: ProgressIcon,
  activities: CalendarIcon,
  residence: PlaceIcon,
  neighbourhood: AnnounceIcon,
  alerts: AnnounceIcon,
};

interface Props {
  notices: Notice[];
  onMark: (notice: Notice) => void;
}

/** Notifications by day; following one leads to its subject and marks it as read. */
export function NoticeList({ notices, onMark }: Props) {
  const t = useText();
  return noticesByDay(notices).map(([part, some]) => (
    <section key={part} aria-labelledby={`day-${part}`}>
      <h2 id={`day-${part}`} className={style.day}>
        {t(`notices.days.${part}`)}
      </h2>
      <ul className={style.list}>
        {some.map((notice) => (
          <Row key={notice.id} notice={notice} onMark={onMark} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ notice, onMark }: { notice: Notice; onMark: Props["onMark"] }) {
  const t = useText();
  const format = useFormat();
  const { group, at, isRead, values } = notice;
  const words = t as NoticeWords;
  const what = sentenceOf((key, some) => words(`notices.${key}`, some), notice);
  const Icon = icons[group] ?? BellIcon;
  return (
    <li className={style.row} data-unread={!isRead || undefined}>
      <span className={style.icon}>
        <Icon aria-hidden />
      </span>
      <span className={style.words}>
        <Link className={style.link} href={hrefOf(notice)} onClick={() => !isRead && onMark(notice)}>
          {!isRead && <span className="unseen">{`${t("notices.unread")}: `}</span>}
          {what}
        </Link>
        {values.words && <span className={style.excerpt}>{values.words}</span>}
        <span className={style.soft}>{format.ago(at)}</span>
      </span>
      {!isRead && (
        <IconButton label={t("notices.markNamed", { what })} onClick={() => onMark(notice)}>
          <CheckIcon aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const hrefOf = ({ kind, object, part }: Notice): string => {
  if (kind === "shouts.withdrawn") return "/neighbours";
  if (object?.kind === "careLink") return "/me/help";
  if (!object) return "/me/home";
  return `/${folders[object.kind] ?? "m"}/${object.id}${part ? `#${part}` : ""}`;
};

/** Where things stand that are no messages of organisations. */
const folders: Record<string, string> = {
  shout: "neighbours",
  decision: "decisions",
  project: "projects",
  idea: "ideas",
  survey: "take-part/surveys",
};

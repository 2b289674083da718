import { type Notice, type NoticeWords, noticesByDay, sentenceOf } from "@stoep/client/notices";
import { IconButton, TextLink, VisuallyHidden } from "@stoep/ui";
import { BellIcon, CheckIcon, CommentsIcon, InboxIcon, PeopleIcon, PersonIcon, ReportIcon } from "@stoep/ui/icons";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./notices.module.css";

const icons: Record<string, typeof BellIcon> = {
  mine: PersonIcon,
  arrivals: InboxIcon,
  comments: CommentsIcon,
  reports: ReportIcon,
  residents: PeopleIcon,
};

type Props = { notices: Notice[]; onMark: (notice: Notice) => void; headings: "h2" | "h3" };

/** Notifications by day. Each links to what it is about; following the link marks it as read. */
export function NoticeList({ notices, onMark, headings: Title }: Props) {
  const t = useText();
  return noticesByDay(notices).map(([part, some]) => (
    <section key={part} aria-label={t(`days.${part}`)}>
      <Title className={style.day}>{t(`days.${part}`)}</Title>
      <ul className={style.list}>
        {some.map((notice) => (
          <Row key={notice.id} notice={notice} onMark={onMark} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ notice, onMark }: Pick<Props, "onMark"> & { notice: Notice }) {
  const t = useText();
  const format = useFormat();
  const { group, at, isRead, values } = notice;
  const what = sentenceOf(t as NoticeWords, notice);
  const Icon = icons[group] ?? BellIcon;
  return (
    <li className={style.row} data-unread={!isRead || undefined}>
      <Icon aria-hidden className={style.icon} />
      <span className={style.words}>
        {/* The link covers the whole row, so a click anywhere in it counts as following the link. */}
        <TextLink href={hrefOf(notice)} onClick={() => !isRead && onMark(notice)}>
          {!isRead && <VisuallyHidden>{`${t("unread")}: `}</VisuallyHidden>}
          {what}
        </TextLink>
        {values.words && <span className={style.excerpt}>{values.words}</span>}
        <span className={style.soft}>{format.ago(at)}</span>
      </span>
      {!isRead && (
        <IconButton label={t("markNamed", { what })} onClick={() => onMark(notice)}>
          <CheckIcon aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** Kinds that lead to a page of their own, whatever they are about. */
const pages: Partial<Record<string, string>> = {
  "conversations.reported": "/reports",
  "accounts.textsLow": "/settings/texts",
  "accounts.textsSpent": "/settings/texts",
  "accounts.handedOver": "/",
  "accounts.leftBehind": "/",
  "residents.waiting": "/residents/waiting",
  "shouts.authorWithdrew": "/shouts",
};
/** Kinds that lead to the list when they are about several. */
const lists: Partial<Record<string, string>> = { "shouts.written": "/shouts", "shouts.waiting": "/shouts" };

const hrefOf = ({ kind, object, people }: Notice): string => {
  const page = pages[kind] ?? (people > 1 ? lists[kind] : undefined);
  if (page) return page;
  if (object?.kind === "shout") return `/shouts/${object.id}${kind === "shouts.mentioned" ? "?tab=notes" : ""}`;
  if (object?.kind === "careTicket") return `/care/tickets/${object.id}`;
  if (object?.kind === "carePerson") return `/care/members/${object.id}`;
  if (object?.kind === "careHelper") return `/care/helpers/${object.id}`;
  if (object?.kind === "decision") return `/reports?state=appealed&report=${object.id}`;
  const tab = kind === "vacancies.applied" ? "applications" : "comments";
  return object ? `/messages/${object.id}?tab=${tab}` : "/notifications";
};

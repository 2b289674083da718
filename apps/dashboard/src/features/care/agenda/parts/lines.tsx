import { OutsideLink, TextLink } from "@stoep/ui";
import type { ReactNode } from "react";
import { useFormat } from "../../../../app/index.ts";
import { appointmentSpan } from "../../tickets/parts/appointment-span.ts";
import { StateBadge } from "../../tickets/parts/state-badge.tsx";
import { nextOf, stepKey, ticketHref, useText as useTicketText } from "../../tickets/parts/words.ts";
import style from "./agenda.module.css";
import { type Answer, useText, type Visit } from "./words.ts";

type VisitProps = {
  visit: Visit;
  /** With its day. */
  isDated?: boolean;
  /** It has not begun, so that nothing comes next yet. */
  isAhead?: boolean;
};

/** A visit: when, which ticket, who is helped and where, who helps, and what comes next. */
export function VisitLine({ visit, isDated = false, isAhead = false }: VisitProps) {
  const t = useText();
  const format = useFormat();
  const words = useTicketText();
  const { appointment, member, helper, contact } = visit;
  const when = appointment && (isDated ? appointmentSpan(format, appointment) : timesOf(format, appointment));
  return (
    <Line row={visit} when={when} isAhead={isAhead}>
      <Who
        name={member.name || words("gone")}
        phone={contact?.memberPhone}
        phoneText={contact?.memberPhoneText}
        more={contact?.address}
      />
      {helper ? (
        <Who
          name={t("by", { name: helper.name || words("gone") })}
          phone={contact?.helperPhone}
          phoneText={contact?.helperPhoneText}
        />
      ) : (
        <span className={style.who}>{t("noHelper")}</span>
      )}
    </Line>
  );
}

/** A ticket that waits for an answer: of whom, and since when. */
export function AnswerLine({ answer }: { answer: Answer }) {
  const t = useText();
  const format = useFormat();
  const words = useTicketText();
  const { from, since, asked, member, helper } = answer;
  const name = member.name || words("gone");
  return (
    <Line row={answer} when={t("answers.since", { at: format.day(since), ago: format.ago(since) })}>
      <span className={style.who}>
        {from === "member"
          ? t("answers.ofMember", { name, helper: helper?.name || words("gone") })
          : t("answers.ofHelpers", { count: asked, name })}
      </span>
    </Line>
  );
}

type LineProps = { row: Visit | Answer; when: string | null; isAhead?: boolean; children: ReactNode };

function Line({ row, when, isAhead = false, children }: LineProps) {
  const words = useTicketText();
  const { id, number, title, state } = row;
  // A helper is chosen among the proposals of the ticket.
  const next = state === "looking" ? "waiting" : isAhead && state === "planned" ? undefined : nextOf[state];
  return (
    <>
      <div className={style.what}>
        <span className={style.when}>{when}</span>
        <TextLink href={ticketHref(id)}>{`#${number} ${title}`}</TextLink>
        {children}
      </div>
      <div className={style.end}>
        <StateBadge ticket={row} isCompact />
        {next && (
          <TextLink href={ticketHref(id)} size="sm" aria-label={`${words(`steps.${stepKey(row, next)}`)} · #${number}`}>
            {words(`steps.${stepKey(row, next)}`)}
          </TextLink>
        )}
      </div>
    </>
  );
}

type WhoProps = {
  name: string;
  phone: string | null | undefined;
  phoneText: string | undefined;
  more?: string | undefined;
};

function Who({ name, phone, phoneText, more }: WhoProps) {
  return (
    <span className={style.who}>
      {/* Names in Arabic or Hebrew letters would turn the number after them around. */}
      <bdi>{name}</bdi>
      {more && ` · ${more}`}
      {phone && (
        <>
          {" · "}
          <OutsideLink href={`tel:${phone}`}>{phoneText}</OutsideLink>
        </>
      )}
    </span>
  );
}

/** The times alone, for a day that the heading names; with its day where it ends on another one. */
function timesOf(
  format: ReturnType<typeof useFormat>,
  { startsAt, endsAt }: NonNullable<Visit["appointment"]>,
): string {
  const isOneDay = format.day(startsAt) === format.day(endsAt);
  return isOneDay
    ? `${format.time(startsAt)} – ${format.time(endsAt)}`
    : `${format.moment(startsAt)} – ${format.moment(endsAt)}`;
}

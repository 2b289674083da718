import type { TaskRequest } from "@stoep/contract/care";
import { moneyOfCents } from "@stoep/contract/kernel";
import type { ReactNode } from "react";
import { BreakableText, Section, useFormat, useLanguage } from "../../../app/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";

/** What is asked, where and when; never who is helped. */
export function TaskFacts({ asked: { task } }: { asked: TaskRequest }) {
  const t = useText();
  const format = useFormat();
  if (!task) return null;
  const { line, category, area, appointment, preferredMoment, needsCar, repeats } = task;
  return (
    <Section id="task" title={line}>
      <dl className={style.facts}>
        {category && <Fact name={t("task.category")}>{category}</Fact>}
        {area && <Fact name={t("task.area")}>{area}</Fact>}
        {appointment && (
          <Fact name={t("task.when")}>
            {format.moment(appointment.startsAt)} – {format.time(appointment.endsAt)}
          </Fact>
        )}
        {!appointment && <Fact name={t("task.when")}>{preferredMoment || t("task.together")}</Fact>}
        {repeats !== "never" && <Fact name={t("task.repeats")}>{t(`task.every.${repeats}`)}</Fact>}
        {needsCar && <Fact name={t("task.transport")}>{t("task.car")}</Fact>}
      </dl>
    </Section>
  );
}

/** Who is helped, once the appointment is confirmed. */
export function MemberFacts({ asked: { member } }: { asked: TaskRequest }) {
  const t = useText();
  const language = useLanguage();
  if (!member) return null;
  const { name, phone, phoneText, address, work, description, hourlyRate: rate } = member;
  return (
    <Section id="member" title={name}>
      <dl className={style.facts}>
        {phone && (
          <Fact name={t("member.phone")}>
            <a className="alone" href={`tel:${phone}`}>
              {phoneText}
            </a>
          </Fact>
        )}
        <Fact name={t("member.address")}>{address}</Fact>
        {work && <Fact name={t("member.work")}>{work}</Fact>}
        {rate && <Fact name={t("member.rate")}>{moneyOfCents(language, rate.cents, rate.currency)}</Fact>}
        {description && <Fact name={t("member.description")}>{description}</Fact>}
      </dl>
    </Section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof children === "string" ? <BreakableText text={children} /> : children}</dd>
    </div>
  );
}

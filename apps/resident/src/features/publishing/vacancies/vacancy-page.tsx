import { mailtoLink } from "@stoep/contract/kernel";
import { CalendarIcon, ClockIcon, MailIcon, PersonIcon, PhoneIcon } from "@stoep/ui/icons";
import style from "../activities/activity.module.css";
import type { PartProps } from "../kinds/kind.ts";
import { PlaceLine } from "../places/place-line.tsx";
import { useText } from "../words.ts";
import { useVacancyFacts } from "./use-vacancy-facts.ts";

type Vacancy = NonNullable<PartProps["post"]["vacancy"]>;

/** Everything about the work, and the contact person, whose e-mail address and phone only signed-in readers get. */
export function VacancyPage({ post: { vacancy } }: PartProps) {
  return vacancy && <Facts vacancy={vacancy} />;
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { work, until, isClosed } = useVacancyFacts(vacancy);
  return (
    <section className={style.page} aria-label={t("vacancy.about")}>
      <p className={style.fact}>
        <ClockIcon aria-hidden />
        <span>{work}</span>
      </p>
      <PlaceLine place={vacancy} />
      {until && (
        <p className={style.fact}>
          <CalendarIcon aria-hidden />
          <span>{t(isClosed ? "vacancy.closed" : "vacancy.until", { day: until })}</span>
        </p>
      )}
      <Contact vacancy={vacancy} />
    </section>
  );
}

function Contact({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { contactName } = useVacancyFacts(vacancy);
  const { email, phone } = vacancy.contact;
  return (
    <>
      {contactName && (
        <p className={style.fact}>
          <PersonIcon aria-hidden />
          <span>{t("vacancy.contact", { name: contactName })}</span>
        </p>
      )}
      {email && (
        <p className={style.fact}>
          <MailIcon aria-hidden />
          <a className={style.link} href={mailtoLink(email)}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p className={style.fact}>
          <PhoneIcon aria-hidden />
          <a className={style.link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </p>
      )}
    </>
  );
}

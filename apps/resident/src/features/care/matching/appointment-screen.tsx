import { queryOf, Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { api, FormSkeleton, LoadFailed, Notice, useFormat, useNetwork, useTitle } from "../../../app/index.ts";
import style from "../care.module.css";
import { VisitCalendar } from "../visits/visit-calendar.tsx";
import { useText } from "../words.ts";
import { UnknownLink } from "./answer-screen.tsx";
import { CalendarFile } from "./calendar-file.tsx";
import { Fact } from "./task.tsx";

/** The target of the link to an appointment, in a mail or text message: when, who comes, and the file for the calendar. S2 §4 */
export function AppointmentScreen() {
  const t = useText();
  const format = useFormat();
  const { token = "" } = useParams();
  const { slug } = useNetwork();
  const params = { networkSlug: slug, token };
  const query = useQuery(queryOf(api.care.readLinkedAppointment, { params }));
  useTitle(t("appointment.title"));
  if (query.error instanceof Refused && ["not_found", "invalid_input"].includes(query.error.code))
    return <UnknownLink />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <FormSkeleton fields={2} />;
  const { organisation, line, appointment, isCancelled, helper } = query.data;
  return (
    <>
      <h1>{t("appointment.title")}</h1>
      {isCancelled && (
        <Notice tone="warning" title={t("appointment.cancelled")}>
          {t("appointment.text")}
        </Notice>
      )}
      <h2>{line}</h2>
      <dl className={style.facts}>
        <Fact name={t("task.when")}>
          {format.moment(appointment.startsAt)} – {format.time(appointment.endsAt)}
        </Fact>
        {helper && <Fact name={t("appointment.who")}>{helper}</Fact>}
      </dl>
      <CalendarFile params={params} isRemoval={isCancelled} />
      {!isCancelled && <VisitCalendar params={params} />}
      <Link className="alone" href={`/organisations/${organisation.id}`}>
        {t("contact", { organisation: organisation.name })}
      </Link>
    </>
  );
}

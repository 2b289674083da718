import { useLanguage } from "@stoep/client/texts";
import { moneyOfCents } from "@stoep/contract/kernel";
import { Button, Card, Group, Page, Text } from "@stoep/ui";
import { PrintIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  FileMenu,
  type OfferedFile,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useFormat,
  useRouteParam,
} from "../../../../app/index.ts";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { appointmentSpan } from "../parts/appointment-span.ts";
import { ticketHref, useText } from "../parts/words.ts";
import style from "./work-order-screen.module.css";

type Order = Awaited<ReturnType<typeof api.care.getWorkOrder>>;

/**
 * What a helper needs to know, to print and hand over. Every fetch adds a row to the access log, so returning to the window must
 * not fetch again.
 */
export function WorkOrderScreen() {
  const ticketId = useRouteParam("ticketId");
  const query = useQuery({
    ...queryOf(api.care.getWorkOrder, { params: { ticketId } }),
    refetchOnWindowFocus: false,
  });
  return (
    <QueryContent isScreen query={query} waiting={<RowsPlaceholder />}>
      {(order) => <WorkOrder ticketId={ticketId} order={order} />}
    </QueryContent>
  );
}

function WorkOrder({ ticketId, order }: { ticketId: string; order: Order }) {
  const t = useText();
  const { number, line, organisation, appointment, work, description } = order;
  const params = { ticketId };
  const files: OfferedFile[] = [
    { ending: "pdf", label: t("order.pdf"), load: () => api.care.printWorkOrder({ params }) },
    ...(appointment
      ? [{ ending: "ics", label: t("order.calendar"), load: () => api.care.saveTicketAppointment({ params }) }]
      : []),
  ];
  return (
    <Page
      title={t("order.title")}
      lead={`#${number} · ${organisation}`}
      back={{ label: line, href: ticketHref(ticketId) }}
      action={
        <Button variant="default" leftSection={<PrintIcon />} onClick={() => window.print()}>
          {t("order.print")}
        </Button>
      }
      menu={<FileMenu files={files} name={`${t("order.title")} ${number}`} />}
    >
      <Card className={style.sheet ?? ""}>
        <h2 className={style.what}>{line}</h2>
        <dl className={style.facts}>
          {useRows(order).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Group data-screen-only align="start">
          {[order.member, order.helper].map(
            (person) =>
              person?.name && (
                <div key={person.id}>
                  <Text fw={600}>{person.name}</Text>
                  <PersonContact personId={person.id} />
                </div>
              ),
          )}
        </Group>
        <Part title={t("fields.work")} text={work} />
        <Part title={t("fields.description")} text={description} />
      </Card>
    </Page>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <section>
      <h3 className={style.part}>{title}</h3>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Text>
    </section>
  );
}

function useRows(order: Order): [string, string][] {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const { appointment, member, helper, hourlyRate: rate, area, address, repeats } = order;
  const contact = ({ name, phoneText }: Order["member"]) => [name || t("gone"), phoneText].filter(Boolean).join(" · ");
  const when = appointment && appointmentSpan(format, appointment);
  const rows: [string, string][] = [
    [t("appointment"), when || order.preferredMoment || t("order.together")],
    [t("fields.workAddress"), [address, area].filter(Boolean).join(" · ")],
    [t("member"), contact(member)],
    [t("helper"), helper ? contact(helper) : t("order.nobody")],
    [t("category"), order.category ?? ""],
    [t("fields.needsCar"), order.needsCar ? t("yes") : ""],
    [t("fields.hourlyRate"), rate ? moneyOfCents(language, rate.cents, rate.currency) : ""],
    [t("fields.repeats"), repeats === "never" ? "" : t(`repeats.${repeats}`)],
    [t("concierge"), order.concierge ?? ""],
  ];
  return rows.filter(([, value]) => value !== "");
}

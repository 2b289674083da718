import { languageNames } from "@stoep/client/texts";
import { Card, Stack, Text, useDebouncedValue, useForm } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  api,
  FormDialog,
  QueryContent,
  RowsPlaceholder,
  useCommand,
  useFieldText,
  useFormat,
} from "../../../../app/index.ts";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { appointmentSpan } from "../../tickets/parts/appointment-span.ts";
import { HelperLineField } from "./helper-line-field.tsx";
import style from "./matching.module.css";
import { DimmedText } from "./proposal.tsx";
import { type Match, type Ticket, useText, type Way } from "./words.ts";

type Props = { ticket: Ticket; picked: readonly Match[]; way: Way; onClose: () => void; onAsked: () => void };

/** Confirms the line for helpers, and shows what they get, word for word, before anything is sent. */
export function AskDialog({ ticket, picked, way, onClose, onAsked }: Props) {
  const t = useText();
  const format = useFormat();
  const fieldText = useFieldText();
  const count = picked.length;
  const form = useForm({
    initialValues: { helperLine: ticket.helperLine || (ticket.category?.name ?? "") },
    validate: { helperLine: (line) => (line.trim() === "" ? fieldText("required") : null) },
  });
  const ask = useCommand(api.care.askHelpers, { form, done: t("ask.done", { count }), whenDone: onAsked });
  const body = { helperIds: picked.map(({ id }) => id), channel: way };
  const params = { ticketId: ticket.id };
  const { helperLine } = form.values;
  return (
    <FormDialog
      title={t(`ask.title-${way}`, { count })}
      size="lg"
      cancel={t("cancel")}
      act={{ label: t(`ask.${way}`), isRunning: ask.isRunning }}
      onSubmit={form.onSubmit((line) => void ask.run({ params, body: { ...body, ...line } }))}
      onClose={onClose}
    >
      <Text>{t(`ask.text-${way}`, { names: format.list(picked.map(({ name }) => name)) })}</Text>
      <HelperLineField member={ticket.member.name} {...form.getInputProps("helperLine")} />
      <Preview params={params} body={{ ...body, helperLine: helperLine.trim() }} />
      <PageFacts ticket={ticket} />
    </FormDialog>
  );
}

const pauseMs = 400;
type Asked = Parameters<typeof api.care.previewAsk>[0];

/** The messages as the server would send them. */
function Preview(asked: Asked) {
  const t = useText();
  const format = useFormat();
  const [line] = useDebouncedValue(asked.body.helperLine ?? "", pauseMs);
  const query = useQuery({
    // Not one of care's: once the helpers are asked, the question is no longer possible, and is not previewed again.
    queryKey: ["previewAsk", asked.params, { ...asked.body, helperLine: line }],
    queryFn: () => api.care.previewAsk({ ...asked, body: { ...asked.body, helperLine: line } }),
    placeholderData: keepPreviousData,
    enabled: line !== "",
  });
  if (line === "") return null;
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ messages, toCall }) => (
        <Stack gap="sm" component="section" aria-label={t("ask.preview")}>
          {messages.map(({ channel, language, names, subject, text }) => (
            <Card key={`${channel} ${language}`} className={style.preview}>
              <DimmedText>
                {t(`ask.as-${channel}`, { names: format.list(names), language: languageNames[language] })}
              </DimmedText>
              {subject && <Text fw={600}>{subject}</Text>}
              <Text size="sm">{text}</Text>
            </Card>
          ))}
          {toCall.length > 0 && (
            <Text>{t("ask.as-phone", { names: format.list(toCall.map(({ name }) => name)) })}</Text>
          )}
          {toCall.map(({ id, name }) => (
            <div key={id}>
              <Text fw={600}>{name}</Text>
              <PersonContact personId={id} />
            </div>
          ))}
        </Stack>
      )}
    </QueryContent>
  );
}

/** What the page behind the link shows besides the line. */
function PageFacts({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const format = useFormat();
  const { category, neighbourhood, appointment, preferredMoment, needsCar } = ticket;
  const when = appointment ? appointmentSpan(format, appointment) : preferredMoment;
  const facts = [category?.name, neighbourhood?.name, when, needsCar && t("ask.car")].filter((fact) => fact);
  if (facts.length === 0) return null;
  return <DimmedText>{t("ask.page", { facts: facts.join(" · ") })}</DimmedText>;
}

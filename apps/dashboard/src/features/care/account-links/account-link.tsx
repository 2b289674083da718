import { Button, confirm, Group, StatusBadge, Text, TextField, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useCommand,
  useFieldText,
  useFormat,
} from "../../../app/index.ts";
import { PartCard } from "../parts/part-card.tsx";
import { type Person, useText } from "../people/parts/words.ts";

type LinkablePerson = Pick<Person, "id" | "name" | "contact">;
type Link = Awaited<ReturnType<typeof api.care.findAccountLink>>;

/** Whether this person is linked to a resident's account. A request for a link gets the same response whether or not there is an account. */
export function AccountLink({ person }: { person: LinkablePerson }) {
  const t = useText();
  const query = useQuery(queryOf(api.care.findAccountLink, { params: { personId: person.id } }));
  return (
    <PartCard gap="sm" title={t("link.title")}>
      <QueryContent query={query} waiting={<RowsPlaceholder />}>
        {(link) =>
          link.status === "none" ? (
            <>
              <EndedLink link={link} />
              <LinkRequestForm person={person} />
            </>
          ) : (
            <CurrentLink person={person} link={link} />
          )
        }
      </QueryContent>
    </PartCard>
  );
}

/** Colleagues are not told who ended the link, or why. */
function EndedLink({ link: { endedAt } }: { link: Link }) {
  const t = useText();
  const format = useFormat();
  return endedAt && <Text>{t("link.last", { day: format.day(endedAt) })}</Text>;
}

function LinkRequestForm({ person: { id: personId, contact } }: { person: LinkablePerson }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { reach: contact?.email ?? "" },
    validate: { reach: (reach) => (reach.trim() === "" ? fieldText("required") : null) },
  });
  const ask = useCommand(api.care.askAccountLink, { form, done: t("link.done") });
  return (
    <form onSubmit={form.onSubmit(({ reach }) => void ask.run({ body: { personId, reach } }))} noValidate>
      <Text c="dimmed" mb="xs">
        {t("link.text")}
      </Text>
      <Group align="flex-end">
        <TextField
          label={t("link.reach")}
          description={t("link.reachHint")}
          maxLength={254}
          autoComplete="off"
          flex="1 1 240px"
          {...form.getInputProps("reach")}
        />
        <Button type="submit" variant="default" loading={ask.isRunning}>
          {t("link.ask")}
        </Button>
      </Group>
    </form>
  );
}

/** A link that was requested or agreed to; either side can end it. */
function CurrentLink({ person: { id: personId, name }, link }: { person: LinkablePerson; link: Link }) {
  const t = useText();
  const format = useFormat();
  const isLinked = link.status === "linked";
  const words = isLinked ? "linked" : "asked";
  const end = useCommand(api.care.endAccountLink, { done: t(`link.${words}.ended`) });
  const ask = async () => {
    const isSure = await confirm({
      title: t(`link.${words}.endTitle`, { name }),
      message: t(`link.${words}.endText`),
      confirmLabel: t(`link.${words}.end`),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await end.run({ params: { personId } });
  };
  const days = { day: link.since ? format.day(link.since) : "", until: link.until ? format.day(link.until) : "" };
  return (
    <>
      <Group gap="sm">
        <StatusBadge kind={isLinked ? "done" : "new"}>{t(`link.${words}.state`)}</StatusBadge>
        <span>{t(`link.${words}.since`, days)}</span>
      </Group>
      <Text c="dimmed">{t(`link.${words}.text`)}</Text>
      <Group>
        <Button variant="default" size="sm" loading={end.isRunning} onClick={() => void ask()}>
          {t(`link.${words}.end`)}
        </Button>
      </Group>
    </>
  );
}

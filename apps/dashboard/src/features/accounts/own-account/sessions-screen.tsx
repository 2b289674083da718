import { sessionName, useSessionList } from "@stoep/client/own-account";
import { readUserAgent, type SessionView } from "@stoep/contract/accounts";
import { Badge, Button, Card, confirm, Group, Heading, Stack, Text } from "@stoep/ui";
import { LaptopIcon, PhoneIcon } from "@stoep/ui/icons";
import { notify, QueryContent, RowsPlaceholder, useFormat } from "../../../app/index.ts";
import list from "../parts/list.module.css";
import { useText } from "../parts/words.ts";
import { AccountPage } from "./account-page.tsx";

/** Where the account is signed in, with buttons to sign out there. */
export function SessionsScreen() {
  const t = useText();
  const { query, endOne, endOthers, isBusy } = useSessionList(notify, t);
  const askAndEnd = async () => {
    const isSure = await confirm({
      title: t("sessions.endAllTitle"),
      message: t("sessions.endAllText"),
      confirmLabel: t("sessions.endAll"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) endOthers();
  };
  return (
    <AccountPage at="sessions">
      <Card>
        <Stack>
          <Heading order={2}>{t("sessions.title")}</Heading>
          <Text c="dimmed">{t("sessions.lead")}</Text>
          <QueryContent query={query} waiting={<RowsPlaceholder />}>
            {({ items }) => (
              <>
                <ul className={list.list}>
                  {items.map((session) => (
                    <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => endOne(session)} />
                  ))}
                </ul>
                {items.length > 1 && (
                  <div>
                    <Button variant="default" loading={isBusy} onClick={() => void askAndEnd()}>
                      {t("sessions.endAll")}
                    </Button>
                  </div>
                )}
              </>
            )}
          </QueryContent>
        </Stack>
      </Card>
    </AccountPage>
  );
}

type RowProps = { session: SessionView; isBusy: boolean; onEnd: () => void };

function Row({ session, isBusy, onEnd }: RowProps) {
  const t = useText();
  const format = useFormat();
  const name = sessionName(t, session);
  const Icon = /iOS|Android/.test(readUserAgent(session.agent).system ?? "") ? PhoneIcon : LaptopIcon;
  return (
    <li className={list.row}>
      <Icon aria-hidden className={list.icon} />
      <div className={list.words}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {session.isThisOne && <Badge color="canal">{t("sessions.thisOne")}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {t("sessions.since", { moment: format.moment(session.createdAt), ago: format.ago(session.refreshedAt) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t("sessions.until", { day: format.day(session.endsAt) })}
        </Text>
      </div>
      {!session.isThisOne && (
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          disabled={isBusy}
          aria-label={t("sessions.endNamed", { name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

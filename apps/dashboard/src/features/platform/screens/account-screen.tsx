import { Badge, Button, Card, confirm, DataTable, Group, Heading, Page, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  Allowed,
  api,
  Loaded,
  languageNames,
  queryOf,
  useCommand,
  useFormat,
  useRouteParam,
  useTableLabels,
} from "../../../app/index.ts";
import { type Account, useText } from "../words.ts";

/** One account: where it belongs, where it is signed in, and what can be done to it. Never its password. */
export function AccountScreen() {
  const accountId = useRouteParam("accountId");
  const query = useQuery(queryOf(api.platform.getAccount, { params: { accountId } }));
  return (
    <Loaded query={query} waiting={<Skeleton height={480} />} isScreen>
      {(account) => <Shown account={account} />}
    </Loaded>
  );
}

function Shown({ account }: { account: Account }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    languageNames[account.language],
    t(account.hasSecondFactor ? "account.hasFactor" : "account.noFactor"),
    t("account.since", { day: format.day(account.createdAt) }),
  ];
  return (
    <Page
      title={account.name || account.email}
      lead={account.email}
      back={{ label: t("accounts.title"), href: "/platform/accounts" }}
    >
      <Stack gap="lg">
        <Card>
          <Stack>
            <Group gap={6}>
              {account.isSystem && <Badge variant="light">{t("accounts.system")}</Badge>}
              {account.disabledAt && <Badge color="gray">{t("accounts.disabled")}</Badge>}
              <Text c="dimmed">{facts.join(" · ")}</Text>
            </Group>
            <AccountActions account={account} />
          </Stack>
        </Card>
        <Places account={account} />
        <Sessions account={account} />
      </Stack>
    </Page>
  );
}

function AccountActions({ account }: { account: Account }) {
  const t = useText();
  const params = { accountId: account.id };
  const { name, isSystem, disabledAt, can } = account;
  const reset = useCommand(api.platform.sendReset, { done: t("account.resetSent") });
  const disable = useCommand(api.platform.disableAccount, { done: t("account.disabledDone") });
  const enable = useCommand(api.platform.enableAccount, { done: t("account.enabledDone") });
  const system = useCommand(api.platform.setSystem, { done: t("saved") });
  const sure = (key: "reset" | "disable" | "makeSystem" | "endSystem") =>
    confirm({
      title: t(`account.${key}Title`, { name }),
      message: t(`account.${key}Text`),
      confirmLabel: t(`account.${key}`),
      cancelLabel: t("cancel"),
      isDestructive: key === "disable" || key === "endSystem",
    });
  const change = isSystem ? ("endSystem" as const) : ("makeSystem" as const);
  return (
    <Group>
      {!disabledAt && (
        <Button
          variant="default"
          loading={reset.isRunning}
          onClick={async () => (await sure("reset")) && reset.run({ params })}
        >
          {t("account.reset")}
        </Button>
      )}
      {account.hasSecondFactor && <RemoveFactors account={account} />}
      <Allowed by={can[change]}>
        <Button
          variant="default"
          loading={system.isRunning}
          onClick={async () => (await sure(change)) && system.run({ params, body: { isSystem: !isSystem } })}
        >
          {t(`account.${change}`)}
        </Button>
      </Allowed>
      {disabledAt ? (
        <Button loading={enable.isRunning} onClick={() => enable.run({ params })}>
          {t("account.enable")}
        </Button>
      ) : (
        <Allowed by={can.disable}>
          <Button
            variant="light"
            color="brick"
            loading={disable.isRunning}
            onClick={async () => (await sure("disable")) && disable.run({ params })}
          >
            {t("account.disable")}
          </Button>
        </Allowed>
      )}
    </Group>
  );
}

/** For somebody who lost them all. */
function RemoveFactors({ account: { id, name, can } }: { account: Account }) {
  const t = useText();
  const remove = useCommand(api.platform.removeFactors, { done: t("account.removeFactorsDone") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("account.removeFactorsTitle", { name }),
      message: t("account.removeFactorsText"),
      confirmLabel: t("account.removeFactors"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { accountId: id } });
  };
  return (
    <Allowed by={can.removeFactors}>
      <Button variant="default" loading={remove.isRunning} onClick={ask}>
        {t("account.removeFactors")}
      </Button>
    </Allowed>
  );
}

function Places({ account }: { account: Account }) {
  const t = useText();
  const labels = useTableLabels(t("account.places"));
  const format = useFormat();
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("account.places")}</Heading>
        {account.residences.map(({ network }) => (
          <Text key={network}>{t("account.livesIn", { network })}</Text>
        ))}
        {account.memberships.length === 0 ? (
          <Text c="dimmed">{t("account.noPlaces")}</Text>
        ) : (
          <DataTable
            rows={account.memberships}
            rowKey={({ id }) => id}
            rowHref={({ organisation }) => `/platform/organisations/${organisation.id}`}
            columns={[
              { key: "name", title: t("organisation.name"), render: ({ organisation }) => organisation.name },
              { key: "network", title: t("organisation.network"), render: ({ network }) => network },
              { key: "type", title: t("account.type"), render: ({ type }) => t(`types.${type}`) },
              {
                key: "used",
                title: t("account.lastUsed"),
                render: ({ lastUsedAt }) => (lastUsedAt ? format.ago(lastUsedAt) : "–"),
              },
            ]}
            empty={null}
            labels={labels}
          />
        )}
      </Stack>
    </Card>
  );
}

function Sessions({ account }: { account: Account }) {
  const t = useText();
  const labels = useTableLabels(t("account.sessions"));
  const format = useFormat();
  const params = { accountId: account.id };
  const end = useCommand(api.platform.endSessions, { done: t("account.ended") });
  const endAll = async () => {
    const isSure = await confirm({
      title: t("account.endAllTitle", { name: account.name }),
      confirmLabel: t("account.endAll"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await end.run({ params, body: { sessionId: null } });
  };
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Heading order={2}>{t("account.sessions")}</Heading>
          {account.sessions.length > 0 && (
            <Button variant="default" onClick={endAll}>
              {t("account.endAll")}
            </Button>
          )}
        </Group>
        {account.sessions.length === 0 ? (
          <Text c="dimmed">{t("account.noSessions")}</Text>
        ) : (
          <DataTable
            rows={account.sessions}
            rowKey={({ id }) => id}
            columns={[
              { key: "agent", title: t("account.browser"), render: ({ agent, client }) => agent || client },
              { key: "since", title: t("account.begun"), render: ({ createdAt }) => format.moment(createdAt) },
              { key: "used", title: t("account.lastUsed"), render: ({ refreshedAt }) => format.ago(refreshedAt) },
              {
                key: "end",
                title: t("licences.action"),
                align: "end",
                render: ({ id, agent }) => (
                  <Button
                    size="xs"
                    variant="light"
                    aria-label={`${t("account.end")}: ${agent}`}
                    onClick={() => end.run({ params, body: { sessionId: id } })}
                  >
                    {t("account.end")}
                  </Button>
                ),
              },
            ]}
            empty={null}
            labels={labels}
          />
        )}
      </Stack>
    </Card>
  );
}

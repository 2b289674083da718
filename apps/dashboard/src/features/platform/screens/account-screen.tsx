import { Badge, Button, Card, confirm, DataTable, Group, Heading, Page, Stack, Text } from "@stoep/ui";
import { LockIcon, MinusIcon, PeopleIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  CardsPlaceholder,
  languageNames,
  QueryContent,
  queryOf,
  type RowAct,
  RowMenu,
  useCommand,
  useFormat,
  useRefusalText,
  useRouteParam,
  useTableLabels,
} from "../../../app/index.ts";
import { type Account, useText } from "../words.ts";

/** An account: its memberships, its sessions, and the actions on it. Never its password. */
export function AccountScreen() {
  const accountId = useRouteParam("accountId");
  const query = useQuery(queryOf(api.platform.getAccount, { params: { accountId } }));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder isPage cards={3} />} isScreen>
      {(account) => <AccountRecord account={account} />}
    </QueryContent>
  );
}

function AccountRecord({ account }: { account: Account }) {
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
      menu={<AccountMenu account={account} />}
    >
      <Stack gap="lg">
        <Card>
          <Stack>
            <Group gap={6}>
              {account.isSystem && <Badge variant="light">{t("accounts.system")}</Badge>}
              {account.disabledAt && <Badge color="gray">{t("accounts.disabled")}</Badge>}
              <Text c="dimmed">{facts.join(" · ")}</Text>
            </Group>
            <MainAction account={account} />
          </Stack>
        </Card>
        <Places account={account} />
        <Sessions account={account} />
      </Stack>
    </Page>
  );
}

type Question = "reset" | "disable" | "makeSystem" | "endSystem" | "removeFactors";

/** Asks to confirm an act, naming the person. */
function useConfirmation({ name }: Account) {
  const t = useText();
  return (act: Question) =>
    confirm({
      title: t(`account.${act}Title`, { name }),
      message: t(`account.${act}Text`),
      confirmLabel: t(`account.${act}`),
      cancelLabel: t("cancel"),
      isDestructive: ["disable", "endSystem", "removeFactors"].includes(act),
    });
}

function MainAction({ account }: { account: Account }) {
  const t = useText();
  const sure = useConfirmation(account);
  const params = { accountId: account.id };
  const reset = useCommand(api.platform.sendReset, { done: t("account.resetSent") });
  const enable = useCommand(api.platform.enableAccount, { done: t("account.enabledDone") });
  return (
    <div>
      {account.disabledAt ? (
        <Button loading={enable.isRunning} onClick={() => enable.run({ params })}>
          {t("account.enable")}
        </Button>
      ) : (
        <Button
          variant="default"
          loading={reset.isRunning}
          onClick={async () => (await sure("reset")) && reset.run({ params })}
        >
          {t("account.reset")}
        </Button>
      )}
    </div>
  );
}

/** Rare actions, each with a confirmation. */
function AccountMenu({ account }: { account: Account }) {
  const t = useText();
  const words = useRefusalText();
  const sure = useConfirmation(account);
  const params = { accountId: account.id };
  const { name, email, isSystem, disabledAt, can } = account;
  const disable = useCommand(api.platform.disableAccount, { done: t("account.disabledDone") });
  const system = useCommand(api.platform.setSystem, { done: t("saved") });
  const remove = useCommand(api.platform.removeFactors, { done: t("account.removeFactorsDone") });
  const runs = {
    disable: () => disable.run({ params }),
    makeSystem: () => system.run({ params, body: { isSystem: true } }),
    endSystem: () => system.run({ params, body: { isSystem: false } }),
    removeFactors: () => remove.run({ params }),
  };
  const act = (key: keyof typeof runs, icon: RowAct["icon"], isDestructive = false): RowAct => {
    const verdict = can[key];
    return {
      label: t(`account.${key}`),
      icon,
      isDestructive,
      reason: verdict === true ? undefined : words(verdict),
      run: async () => void ((await sure(key)) && (await runs[key]())),
    };
  };
  const acts = [
    ...(account.hasSecondFactor ? [act("removeFactors", LockIcon)] : []),
    act(isSystem ? "endSystem" : "makeSystem", PeopleIcon),
    ...(disabledAt ? [] : [act("disable", MinusIcon, true)]),
  ];
  return <RowMenu name={name || email} acts={acts} size={40} />;
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
              { key: "network", title: t("organisation.network"), onPhone: "line", render: ({ network }) => network },
              { key: "type", title: t("account.type"), onPhone: "line", render: ({ type }) => t(`types.${type}`) },
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
              {
                key: "since",
                title: t("account.begun"),
                width: "content",
                render: ({ createdAt }) => format.moment(createdAt),
              },
              {
                key: "used",
                title: t("account.lastUsed"),
                onPhone: "line",
                render: ({ refreshedAt }) => format.ago(refreshedAt),
              },
              {
                key: "end",
                title: t("licences.action"),
                align: "end",
                isWhole: true,
                onPhone: "end",
                width: 130,
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

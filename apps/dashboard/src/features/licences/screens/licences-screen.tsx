import { modules } from "@stoep/contract/kernel";
import { Card, type Column, Columns, Heading, Stack, StatusBadge, Text } from "@stoep/ui";
import {
  api,
  type Format,
  List,
  SettingsPage,
  useFormat,
  useLicensedThingText,
  useList,
  useMembership,
} from "../../../app/index.ts";
import { FeatureTable } from "../parts/feature-table.tsx";
import { type Licence, useText } from "../words.ts";

/** The organisation's licences, and what each level contains. D §4 */
export function LicencesScreen() {
  const t = useText();
  const { name } = useMembership().organisation;
  return (
    <SettingsPage of="licence" lead={t("lead", { name })}>
      <Stack gap="lg">
        <Licences />
        <Contents />
      </Stack>
    </SettingsPage>
  );
}

function Licences() {
  const t = useText();
  const format = useFormat();
  const named = useLicensedThingText();
  const { name } = useMembership().organisation;
  return (
    <List
      list={useList({ route: api.licences.listLicences })}
      label={t("yours")}
      rowKey={({ id }) => id}
      columns={columnsFor({ t, format, named })}
      empty={{ drawing: "letters", title: t("noneTitle"), text: t("noneText", { name }) }}
    />
  );
}

const looks = {
  none: "scheduled",
  essential: "done",
  premium: "done",
  oneoff: "done",
  expired: "progress",
  closed: "ended",
} as const;

interface Words {
  t: ReturnType<typeof useText>;
  format: Format;
  named: ReturnType<typeof useLicensedThingText>;
}

function columnsFor(words: Words): Column<Licence>[] {
  const { t, format } = words;
  return [
    {
      key: "module",
      title: t("module"),
      render: ({ module }) => (
        <Text span inherit fw={600}>
          {t(`modules.${module}`)}
        </Text>
      ),
      line: ({ scope }) => scopeText(scope, words),
    },
    { key: "level", title: t("level"), width: 100, render: ({ level }) => t(`levels.${level}`) },
    { key: "from", title: t("from"), width: "content", render: ({ from }) => format.day(from) },
    {
      key: "until",
      title: t("until"),
      width: "content",
      render: ({ until }) => (until ? format.day(until) : t("noEnd")),
    },
    {
      key: "state",
      title: t("state"),
      isWhole: true,
      width: 180,
      render: ({ state, readableUntil }) => (
        <StatusBadge kind={looks[state]}>
          {state === "expired"
            ? t("states.expired", { moment: readableUntil ? format.day(readableUntil) : "" })
            : t(`states.${state}`)}
        </StatusBadge>
      ),
    },
  ];
}

function scopeText(scope: Licence["scope"], { t, format, named }: Words): string {
  if (!scope) return t("wholeModule");
  if (scope.kind === "neighbourhoods") return format.list(scope.neighbourhoods.map(({ name }) => name));
  return named(scope.thing);
}

function Contents() {
  const t = useText();
  return (
    <Stack component="section" aria-labelledby="contents">
      <div>
        <Heading order={2} id="contents">
          {t("contents")}
        </Heading>
        <Text c="dimmed">{t("contentsText")}</Text>
      </div>
      <Columns cols={{ base: 1, md: 2 }}>
        {modules.map((module) => (
          <Card key={module}>
            <Stack gap="sm">
              <Heading order={3}>{t(`modules.${module}`)}</Heading>
              <Text c="dimmed" size="sm">
                {t(`about.${module}`)}
              </Text>
              <FeatureTable module={module} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}

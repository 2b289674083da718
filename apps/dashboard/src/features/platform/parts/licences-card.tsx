import { Button, Card, DataTable, EmptyState, Group, Heading, Stack, StatusBadge, Text } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { type Organisation, useText } from "../words.ts";
import { momentBefore } from "./days.ts";
import { LicenceDialog } from "./licence-dialog.tsx";
import { LicenceEnd } from "./licence-end.tsx";
import { stateLooks } from "./licence-states.tsx";

type Licence = Organisation["licences"][number];

/** What the organisation may use, from when until when. */
export function LicencesCard({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("licences.title"));
  const [isGranting, setGranting] = useState(false);
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Heading order={2}>{t("licences.title")}</Heading>
          <Button leftSection={<PlusIcon aria-hidden />} onClick={() => setGranting(true)}>
            {t("licences.grant")}
          </Button>
        </Group>
        <DataTable
          rows={organisation.licences}
          rowKey={({ id }) => id}
          columns={[
            { key: "module", title: t("licences.module"), render: ({ module }) => t(`modules.${module}`) },
            {
              key: "state",
              title: t("licences.state"),
              render: ({ state, level }) => (
                <StatusBadge kind={stateLooks[state]}>
                  {t(state === "none" ? "licences.toCome" : `licences.states.${state}`)}
                  {state === level || state === "none" ? "" : ` (${t(`licences.states.${level}`)})`}
                </StatusBadge>
              ),
            },
            { key: "scope", title: t("licences.scope"), render: (licence) => <Scope licence={licence} /> },
            { key: "from", title: t("licences.from"), render: ({ from }) => format.day(from) },
            {
              key: "until",
              title: t("licences.lastDay"),
              render: ({ until }) => (until ? format.day(momentBefore(until)) : t("licences.noEnd")),
            },
            {
              key: "end",
              title: t("licences.action"),
              align: "end",
              render: (licence) => <LicenceEnd licence={licence} name={organisation.name} />,
            },
          ]}
          empty={<EmptyState title={t("licences.none")}>{t("licences.noneText")}</EmptyState>}
          labels={labels}
        />
      </Stack>
      {isGranting && <LicenceDialog organisation={organisation} onClose={() => setGranting(false)} />}
    </Card>
  );
}

function Scope({ licence: { scope } }: { licence: Licence }) {
  const t = useText();
  if (scope === null) return <Text c="dimmed">{t("licences.all")}</Text>;
  if (scope.kind === "neighbourhoods") return scope.neighbourhoods.map(({ name }) => name).join(", ");
  return t(scope.kind === "project" ? "licences.project" : "licences.survey");
}

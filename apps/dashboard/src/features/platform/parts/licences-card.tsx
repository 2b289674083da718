import { Button, Card, DataTable, EmptyState, Group, Heading, Stack, StatusBadge } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useFormat, useLicensedThingText, useTableLabels } from "../../../app/index.ts";
import { type Organisation, useText } from "../words.ts";
import { momentBefore } from "./days.ts";
import { LicenceDrawer } from "./licence-drawer.tsx";
import { LicenceEnd } from "./licence-end.tsx";
import { stateLooks } from "./licence-states.tsx";

type Licence = Organisation["licences"][number];

/** The organisation's licences, with their start and end. */
export function LicencesCard({ organisation }: { organisation: Organisation }) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("licences.title"));
  const stateText = ({ state, level }: Licence) => {
    if (state === "none") return t("licences.toCome");
    const said = state === level ? t("licences.active") : t(`licences.states.${state}`);
    return `${said} (${t(`licences.states.${level}`)})`;
  };
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
            {
              key: "module",
              title: t("licences.module"),
              render: ({ module }) => t(`modules.${module}`),
              line: (licence) => <Scope licence={licence} />,
            },
            {
              key: "state",
              title: t("licences.state"),
              isWhole: true,
              onPhone: "line",
              width: 166,
              phoneText: stateText,
              render: (licence) => <StatusBadge kind={stateLooks[licence.state]}>{stateText(licence)}</StatusBadge>,
            },
            { key: "from", title: t("licences.from"), width: "content", render: ({ from }) => format.day(from) },
            {
              key: "until",
              title: t("licences.lastDay"),
              onPhone: "line",
              width: "content",
              phoneText: ({ until }) =>
                until ? t("licences.lastDayIs", { day: format.day(momentBefore(until)) }) : t("licences.noEnd"),
              render: ({ until }) =>
                until ? <time dateTime={until}>{format.day(momentBefore(until))}</time> : t("licences.noEnd"),
            },
            {
              key: "end",
              title: t("licences.action"),
              align: "end",
              isWhole: true,
              onPhone: "end",
              width: 300,
              render: (licence) => <LicenceEnd licence={licence} name={organisation.name} />,
            },
          ]}
          empty={<EmptyState title={t("licences.none")}>{t("licences.noneText")}</EmptyState>}
          labels={labels}
        />
      </Stack>
      {isGranting && <LicenceDrawer organisation={organisation} onClose={() => setGranting(false)} />}
    </Card>
  );
}

function Scope({ licence: { scope } }: { licence: Licence }) {
  const t = useText();
  const named = useLicensedThingText();
  if (scope === null) return t("licences.all");
  if (scope.kind === "neighbourhoods") return scope.neighbourhoods.map(({ name }) => name).join(", ");
  return named(scope.thing);
}

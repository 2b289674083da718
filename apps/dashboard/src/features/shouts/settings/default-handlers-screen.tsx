import type { DefaultHandlers, ShoutKind } from "@stoep/contract/shouts";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { Button, Card, Group, IconButton, Notice, Select, Stack, Text } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  CardsPlaceholder,
  QueryContent,
  queryOf,
  SettingsPage,
  useCommand,
  useMembership,
} from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Which colleague hears first of residents' messages, by neighbourhood and kind. */
export function DefaultHandlersScreen() {
  const t = useText();
  const { organisation } = useMembership();
  return (
    <SettingsPage of="defaultHandlers" lead={t("handlers.lead")}>
      {organisation.kind === "city" ? <Content /> : <Notice>{t("handlers.others")}</Notice>}
    </SettingsPage>
  );
}

function Content() {
  const query = useQuery(queryOf(api.shouts.listDefaultHandlers));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder cards={1} />}>
      {(chosen) => <HandlersForm chosen={chosen} />}
    </QueryContent>
  );
}

type Line = { key: number; neighbourhoodId: string | null; kind: ShoutKind | null; accountId: string };

const any = "any";
const linesOf = ({ items }: DefaultHandlers): Line[] =>
  items.map(({ neighbourhood, kind, handler }, key) => ({
    key,
    neighbourhoodId: neighbourhood?.id ?? null,
    kind,
    accountId: handler.id,
  }));
const bodyOf = (lines: readonly Line[]) => ({ items: lines.map(({ key: _, ...item }) => item) });
const hasTwice = (lines: readonly Line[]) =>
  new Set(lines.map(({ neighbourhoodId, kind }) => `${neighbourhoodId} ${kind}`)).size < lines.length;

function HandlersForm({ chosen }: { chosen: DefaultHandlers }) {
  const t = useText();
  const [saved, setSaved] = useState(() => linesOf(chosen));
  const [lines, setLines] = useState(saved);
  const save = useCommand(api.shouts.setDefaultHandlers, {
    done: t("handlers.saved"),
    whenDone: () => setSaved(lines),
  });
  const isDirty = JSON.stringify(bodyOf(lines)) !== JSON.stringify(bodyOf(saved));
  const add = () =>
    setLines([
      ...lines,
      {
        key: Math.max(-1, ...lines.map(({ key }) => key)) + 1,
        neighbourhoodId: null,
        kind: null,
        accountId: chosen.colleagues[0]?.id ?? "",
      },
    ]);
  return (
    <Card>
      <Stack gap="md">
        {lines.length === 0 && <Text>{t("handlers.none")}</Text>}
        {lines.map((line, place) => (
          <HandlerLine
            key={line.key}
            line={line}
            number={place + 1}
            colleagues={chosen.colleagues}
            onChange={(changed) => setLines(lines.map((one) => (one.key === line.key ? { ...one, ...changed } : one)))}
            onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
        {hasTwice(lines) && <Notice tone="danger">{t("handlers.twice")}</Notice>}
        <Text c="dimmed">{t("handlers.waiting")}</Text>
        <Group>
          <Button variant="default" leftSection={<PlusIcon aria-hidden />} onClick={add}>
            {t("handlers.add")}
          </Button>
          <Button
            loading={save.isRunning}
            disabled={!isDirty || hasTwice(lines)}
            onClick={() => void save.run({ body: bodyOf(lines) })}
          >
            {t("handlers.save")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

type LineProps = {
  line: Line;
  number: number;
  colleagues: DefaultHandlers["colleagues"];
  onChange: (changed: Partial<Line>) => void;
  onRemove: () => void;
};

/** The three stand beside each other where there is room. */
const field = { flex: "1 1 10rem" };

function HandlerLine({ line, number, colleagues, onChange, onRemove }: LineProps) {
  const t = useText();
  const { slug: networkSlug } = useMembership().network;
  const areas = useQuery(queryOf(api.neighbourhoods.listNeighbourhoods, { params: { networkSlug } })).data?.items ?? [];
  return (
    <Group role="group" aria-label={t("handlers.line", { number })} align="end">
      <Select
        style={field}
        label={t("handlers.place")}
        data={[
          { value: any, label: t("handlers.everywhere") },
          ...areas.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={line.neighbourhoodId ?? any}
        onChange={(id) => onChange({ neighbourhoodId: id === any ? null : id })}
        allowDeselect={false}
        searchable
      />
      <Select
        style={field}
        label={t("handlers.kind")}
        data={[
          { value: any, label: t("handlers.all") },
          ...shoutKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        value={line.kind ?? any}
        onChange={(kind) => onChange({ kind: kind === any ? null : (kind as ShoutKind | null) })}
        allowDeselect={false}
      />
      <Select
        style={field}
        label={t("handlers.who")}
        data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        value={line.accountId}
        onChange={(id) => onChange({ accountId: id ?? line.accountId })}
        allowDeselect={false}
        searchable
      />
      <IconButton label={t("handlers.remove", { number })} onClick={onRemove}>
        <DeleteIcon aria-hidden />
      </IconButton>
    </Group>
  );
}

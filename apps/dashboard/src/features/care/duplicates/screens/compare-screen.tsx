import type { MergeField } from "@stoep/contract/care";
import {
  Button,
  ButtonLink,
  Card,
  confirm,
  Group,
  Heading,
  Notice,
  Page,
  Radio,
  Stack,
  StatusBadge,
  Text,
} from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useCommand,
  useFormat,
  useGo,
  useRefusalText,
  useRouteParam,
} from "../../../../app/index.ts";
import { Face } from "../../parts/face.tsx";
import { personHref } from "../../people/parts/words.ts";
import style from "../parts/compare.module.css";
import { useSideText } from "../parts/use-side-text.ts";
import { type DuplicatePair, mergeFields, type Side, useText } from "../parts/words.ts";

/** Compares two records: whether they are of the same person, and what is kept of each. */
export function CompareScreen() {
  const params = { personId: useRouteParam("personId"), otherId: useRouteParam("otherId") };
  // Every fetch adds a row to the access log, so returning to the window must not fetch again.
  const query = useQuery({ ...queryOf(api.care.compareDoubles, { params }), refetchOnWindowFocus: false });
  return (
    <QueryContent isScreen query={query} waiting={<RowsPlaceholder />}>
      {(compared) => <Comparison compared={compared} />}
    </QueryContent>
  );
}

function Comparison({ compared }: { compared: DuplicatePair }) {
  const t = useText();
  const shown = useSideText();
  const refusalText = useRefusalText();
  // By default the record with more tickets is kept.
  const [keepsOther, setKeepsOther] = useState(compared.other.person.tickets > compared.one.person.tickets);
  // The differing fields whose value is taken from the record that is merged into the other.
  const [take, setTake] = useState<MergeField[]>([]);
  const [kept, gone] = keepsOther ? [compared.other, compared.one] : [compared.one, compared.other];
  const fields = mergeFields.filter((field) => shown(kept, field) !== "" || shown(gone, field) !== "");
  const choose = (field: MergeField, fromGone: boolean) =>
    setTake([...take.filter((one) => one !== field), ...(fromGone ? [field] : [])]);
  const { merge: verdict } = compared.can;
  return (
    <Page
      title={t("compare")}
      lead={t("compareLead")}
      width="normal"
      back={{ label: t("title"), href: "/care/doubles" }}
    >
      <Stack gap="lg">
        <Card>
          <div className={style.table}>
            {[compared.one, compared.other].map((side) => (
              <Head
                key={side.person.id}
                side={side}
                isKept={side === kept}
                onKeep={() => {
                  setKeepsOther(side === compared.other);
                  setTake([]);
                }}
              />
            ))}
            {fields.map((field) => (
              <Field
                key={field}
                field={field}
                sides={[compared.one, compared.other]}
                kept={kept}
                isOpen={compared.differs.includes(field)}
                fromGone={take.includes(field)}
                onChoose={(fromGone) => choose(field, fromGone)}
              />
            ))}
          </div>
        </Card>
        {verdict !== true && <Notice tone="warning">{refusalText(verdict)}</Notice>}
        <Acts kept={kept} gone={gone} take={take} isAllowed={verdict === true} />
      </Stack>
    </Page>
  );
}

function Head({ side: { person, help }, isKept, onKeep }: { side: Side; isKept: boolean; onKeep: () => void }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    person.isMember && t("ticketsOf", { count: person.tickets, number: format.number(person.tickets) }),
    help && t("helped", { count: help.helped, number: format.number(help.helped) }),
    t("joined", { day: format.day(person.joinedAt) }),
  ];
  return (
    <div className={style.head}>
      <Radio name="kept" checked={isKept} onChange={onKeep} label={t("keep", { name: person.name })} />
      <Group gap="xs">
        {person.isMember && <StatusBadge kind="new">{t("member")}</StatusBadge>}
        {help && <StatusBadge kind="done">{t("helper")}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(" · ")}
      </Text>
    </div>
  );
}

type FieldProps = {
  field: MergeField;
  sides: [Side, Side];
  kept: Side;
  /** Both records have a value, and they differ: one must be chosen. */
  isOpen: boolean;
  fromGone: boolean;
  onChoose: (fromGone: boolean) => void;
};

function Field({ field, sides, kept, isOpen, fromGone, onChoose }: FieldProps) {
  const t = useText();
  const shown = useSideText();
  return (
    <>
      <Heading order={2} size="h5" className={style.field}>
        {t(`fields.${field}`)}
      </Heading>
      {sides.map((side) => {
        const text = shown(side, field);
        const value = text && <Value side={side} field={field} text={text} />;
        const isGone = side !== kept;
        return isOpen ? (
          <Radio
            key={side.person.id}
            name={field}
            className={style.value}
            label={value}
            checked={fromGone === isGone}
            onChange={() => onChoose(isGone)}
          />
        ) : (
          <Text key={side.person.id} className={style.value} c={text === "" ? "dimmed" : undefined}>
            {value || "–"}
          </Text>
        );
      })}
    </>
  );
}

type ValueProps = { side: Side; field: MergeField; text: string };

function Value({ side: { person }, field, text }: ValueProps) {
  if (field !== "picture") return text;
  return (
    <Group gap="xs" component="span">
      <Face name={person.name} picture={person.picture} size={64} />
      {text}
    </Group>
  );
}

function Acts({ kept, gone, take, isAllowed }: { kept: Side; gone: Side; take: MergeField[]; isAllowed: boolean }) {
  const t = useText();
  const go = useGo();
  const params = { personId: kept.person.id, otherId: gone.person.id };
  const name = kept.person.name;
  const merge = useCommand(api.care.mergeDoubles, {
    done: t("merged", { name }),
    whenDone: ({ id }) => go(personHref(id)),
  });
  const dismiss = useCommand(api.care.dismissDouble, { done: t("dismissed"), whenDone: () => go("/care/doubles") });
  const link = useCommand(api.care.linkHousehold, { done: t("linked"), whenDone: () => go("/care/doubles") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("sure.title", { one: name, other: gone.person.name }),
      message: t("sure.text", { name }),
      confirmLabel: t("sure.act"),
      cancelLabel: t("cancel"),
    });
    const body = { version: kept.person.version, otherVersion: gone.person.version, take };
    if (isSure) await merge.run({ params, body });
  };
  return (
    <Group>
      <Button onClick={() => void ask()} loading={merge.isRunning} disabled={!isAllowed}>
        {t("merge")}
      </Button>
      <Button variant="default" loading={dismiss.isRunning} onClick={() => void dismiss.run({ params })}>
        {t("notSame")}
      </Button>
      <Button
        variant="default"
        loading={link.isRunning}
        onClick={() => void link.run({ params: { personId: kept.person.id }, body: { otherId: gone.person.id } })}
      >
        {t("sameHousehold")}
      </Button>
      <ButtonLink variant="subtle" href={personHref(gone.person.id)}>
        {t("open", { name: gone.person.name })}
      </ButtonLink>
    </Group>
  );
}

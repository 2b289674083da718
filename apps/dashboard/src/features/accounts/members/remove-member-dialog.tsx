import type { HeldThings } from "@stoep/contract/accounts";
import { Heading, Notice, Select, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, FormDialog, queryOf, useFormat, useMembership } from "../../../app/index.ts";
import { type Member, useText } from "../settings/words.ts";
import { nameOf } from "./member-drawer.tsx";

const nobody = "nobody";

type Props = {
  member: Member;
  isRunning: boolean;
  /** Whether the colleague who was chosen may not have it any more. */
  isChanged: boolean;
  onRemove: (handovers: string[]) => void;
  onClose: () => void;
};

/** Confirms by name, lists what the member handles, and asks who gets it: one colleague for all, or one for each kind. */
export function RemoveMemberDialog({ member, isRunning, isChanged, onRemove, onClose }: Props) {
  const t = useText();
  const organisation = useMembership().organisation.name;
  const name = nameOf(member);
  const params = { membershipId: member.membershipId };
  const { data, isError } = useQuery(queryOf(api.accounts.listHeldThings, { params }));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const kinds = data?.kinds ?? [];
  const handovers = Object.entries(chosen).flatMap(([kind, id]) => (id === nobody ? [] : [`${kind}=${id}`]));
  return (
    <FormDialog
      title={t("members.removeTitle", { name, organisation })}
      cancel={t("cancel")}
      act={{ label: t("members.remove"), isRunning, isDestructive: true, isDisabled: !data && !isError }}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(handovers);
      }}
      onClose={onClose}
    >
      <Text>{t("members.removeText", { name })}</Text>
      {isError && <Notice tone="warning">{t("leaving.wrong", { name })}</Notice>}
      {isChanged && <Notice tone="danger">{t("leaving.changed")}</Notice>}
      {kinds.length > 0 && <Handovers name={name} kinds={kinds} chosen={chosen} onChoose={setChosen} />}
    </FormDialog>
  );
}

type HandoverProps = {
  name: string;
  kinds: readonly HeldThings[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (chosen: Readonly<Record<string, string>>) => void;
};

function Handovers({ name, kinds, chosen, onChoose }: HandoverProps) {
  const t = useText();
  const format = useFormat();
  const takers = new Map(kinds.flatMap((one) => one.takers.map((taker) => [taker.id, taker.name] as const)));
  const optionsOf = (people: Iterable<readonly [string, string]>) => [
    { value: nobody, label: t("leaving.nobody") },
    ...[...people].map(([value, label]) => ({ value, label })),
  ];
  /** Each kind goes to the colleague if they may have it. */
  const chooseForAll = (id: string) =>
    onChoose(
      Object.fromEntries(kinds.map((one) => [one.kind, one.takers.some((taker) => taker.id === id) ? id : nobody])),
    );
  const values = new Set(kinds.map(({ kind }) => chosen[kind] ?? nobody));
  const [only = nobody] = values;
  return (
    <Stack gap="sm">
      <Heading order={3}>{t("leaving.title", { name })}</Heading>
      <Text>{t("leaving.text")}</Text>
      {kinds.length > 1 && (
        <Select
          label={t("leaving.all")}
          data={optionsOf(takers)}
          value={values.size === 1 ? only : null}
          onChange={(id) => chooseForAll(id ?? nobody)}
          allowDeselect={false}
          searchable
        />
      )}
      {kinds.map(({ kind, label, total, things, takers: possible }) => (
        <Select
          key={kind}
          label={t("leaving.kind", { label, number: format.number(total) })}
          description={namesOf(things, total, (number) =>
            t("leaving.more", { count: number, number: format.number(number) }),
          )}
          data={optionsOf(possible.map((one) => [one.id, one.name]))}
          value={chosen[kind] ?? nobody}
          onChange={(id) => onChoose({ ...chosen, [kind]: id ?? nobody })}
          allowDeselect={false}
          searchable
        />
      ))}
    </Stack>
  );
}

function namesOf(things: HeldThings["things"], total: number, more: (number: number) => string): string {
  const names = things
    .map(({ name }) => name)
    .filter(Boolean)
    .join(" · ");
  return total > things.length ? `${names} ${more(total - things.length)}` : names;
}

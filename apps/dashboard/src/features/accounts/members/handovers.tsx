import type { HeldThings } from "@stoep/contract/accounts";
import { Heading, Select, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";

const nobody = "nobody";

/** The colleague chosen for each kind. */
export type Chosen = Readonly<Record<string, string>>;

/** For each kind the colleague who gets it, or nothing after the equals sign. */
export const handoversOf = (kinds: readonly HeldThings[], chosen: Chosen): string[] =>
  kinds.map(({ kind }) => `${kind}=${chosen[kind] === nobody ? "" : (chosen[kind] ?? "")}`);

type HandoverProps = {
  /** What is listed: "What Els handles". */
  title: string;
  kinds: readonly HeldThings[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** Lists what a member handles, and asks who gets it: one colleague for all, or one for each kind. */
export function Handovers({ title, kinds, chosen, onChoose }: HandoverProps) {
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
      <Heading order={3}>{title}</Heading>
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

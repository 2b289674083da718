import type { Reach } from "@stoep/contract/publishing";
import { Card, Figure, Group, Heading, Notice, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../format.ts";
import { useText } from "../words.ts";
import style from "./reach-card.module.css";

type Place = { id: string; name: string; households: number | null; residents: number | null };

type Props = {
  reach: Reach;
  /** The places in words: "Whole city", or their names. */
  audience: string;
  /** How the counts are rounded. */
  countsNote?: string | null;
  /** To what a place is narrowed. */
  noteOf?: (placeId: string) => string | undefined;
};

/** The reach, from the same query that delivers. D §6 */
export function ReachCard({ reach, audience, countsNote = null, noteOf = () => undefined }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Card aria-label={t("check.reach")}>
      <Stack gap="md">
        <Heading order={3}>{t("check.reach")}</Heading>
        <div>
          <Group gap="8px 32px" align="flex-start">
            <Figure label={t("check.households")} value={format.people(reach.households)} />
            <Figure label={t("check.residents")} value={format.people(reach.residents)} />
            <Figure
              label={t("check.neighbourhoods", { count: reach.neighbourhoods })}
              value={format.number(reach.neighbourhoods)}
            />
          </Group>
          {countsNote && reach.residents !== null && (
            <Text size="sm" c="dimmed">
              {countsNote}
            </Text>
          )}
        </div>
        {audience && <Text>{audience}</Text>}
        {reach.places.length > 1 && <Places places={reach.places} noteOf={noteOf} />}
      </Stack>
    </Card>
  );
}

type FewProps = {
  reach: Reach;
  /** Instead of the usual reason. */
  why?: string | undefined;
  /** Whether others than residents see it too, so that few in all are no matter. */
  isForOthers?: boolean;
};

/** Says that so few are reached that no number is shown, in all or in some of the places. */
export function FewNotice({ reach, why, isForOthers = false }: FewProps) {
  const t = useText();
  const format = useFormat();
  if (reach.residents === null && !isForOthers) {
    return (
      <Notice tone="warning" title={t("check.fewTitle")}>
        {why ?? t("check.few")}
      </Notice>
    );
  }
  const names = fewPlaces(reach).map(({ name }) => name);
  if (names.length === 0) return null;
  return <Notice tone="warning" title={t("check.fewPlaces", { names: format.list(names) })} />;
}

const fewPlaces = ({ places }: Pick<Reach, "places">) => places.filter(({ residents }) => residents === null);

export const isFew = (reach: Reach, isForOthers = false): boolean =>
  (reach.residents === null && !isForOthers) || fewPlaces(reach).length > 0;

/** Each neighbourhood with the number of people, and what it is narrowed to. */
function Places({ places, noteOf }: { places: readonly Place[]; noteOf: (placeId: string) => string | undefined }) {
  const t = useText();
  const format = useFormat();
  return (
    <table className={style.places} aria-label={t("check.perPlace")}>
      <thead>
        <tr>
          <th scope="col">{t("check.place")}</th>
          <th scope="col">{t("check.households")}</th>
          <th scope="col">{t("check.residents")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ id, name, households, residents }) => {
          const note = noteOf(id);
          return (
            <tr key={id}>
              <th scope="row">
                {name}
                {note !== undefined && <small>{note}</small>}
              </th>
              <td>{format.people(households)}</td>
              <td>{format.people(residents)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { ConflictDialog, type ConflictWords } from "../../../app/editor/index.ts";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useRoundFormat, useText } from "../parts/words.ts";
import { type Draft, draftOf } from "./draft.ts";
import { useDistrictName } from "./fields/use-district-name.ts";
import type { RoundDesk, RoundState } from "./use-round-desk.ts";

/** Ideas are assigned to the districts that they stand beside. */
const together = { ideas: "districts", endsOn: "opensOn" };

type Props = { desk: RoundDesk; state: RoundState; around: Surroundings };

/** Shows both versions side by side when someone else has saved. */
export function Conflict({ desk, state, around }: Props) {
  const t = useText();
  return (
    <ConflictDialog
      desk={desk}
      state={state}
      title={t("conflict.title")}
      draftOf={draftOf}
      words={useConflictWords(around)}
      theirs={queryOf(api.budgets.getRound, { params: { roundId: state.stored?.id ?? "" } })}
    />
  );
}

/** A field holds the type that its name promises; at a path, it is not known to the compiler. */
const inWords =
  <Value,>(say: (value: Value) => string) =>
  (value: unknown): string =>
    say(value as Value);

function useConflictWords({ project, ideas }: Surroundings): ConflictWords {
  const t = useText();
  const format = useFormat();
  const nameOf = useDistrictName();
  const words = useRoundFormat(project.currency);
  const day = inWords(words.day);
  const number = inWords(format.number);
  const say: Record<keyof Draft, (value: unknown) => string> = {
    opensOn: day,
    endsOn: day,
    ballot: inWords((ballot: Draft["ballot"]) => t(`ballot.${ballot}.label`)),
    atLeast: number,
    atMost: number,
    rule: inWords((rule: Draft["rule"]) => t(`rule.${rule}.label`)),
    stopsAtFirst: (stops) => t(stops ? "conflict.on" : "conflict.off"),
    roll: inWords((roll: Draft["roll"]) => t(`roll.${roll}.label`)),
    leastAge: number,
    districts: inWords((districts: Draft["districts"]) =>
      districts
        .map((one, place) => {
          const budget = one.budget === null ? t("none.budget") : words.money(one.budget);
          const places = t("districts.neighbourhoods", { count: one.neighbourhoodIds.length });
          return [nameOf(one, place), budget, places].join(" · ");
        })
        .join("\n"),
    ),
    ideas: inWords((chosen: Draft["ideas"]) =>
      chosen.map(({ ideaId }) => ideas.get(ideaId)?.title ?? t("none.title")).join("\n"),
    ),
  };
  return {
    labelOf: (path) => t(`conflict.fields.${path as keyof Draft}`),
    textOf: (path, value) => (value === null || value === undefined ? "" : say[path as keyof Draft](value)),
    together,
  };
}

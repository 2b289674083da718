import type { Module } from "@stoep/contract/kernel";
import { Card, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useCallback, useMemo } from "react";
import { fieldAt, ReachTotal } from "../../../../app/editor/index.ts";
import { api, queryOf, useFormat, useOneOffScopes } from "../../../../app/index.ts";
import { NeighbourhoodPicker } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { ChosenPlaces, ComposeForm, PlaceForm } from "../draft.ts";
import { useReach } from "../use-reach.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import style from "./fields.module.css";
import { usePlaceGroups } from "./place-groups/use-place-groups.tsx";
import { useStreetChoice } from "./street-choice.ts";

/** List and map are expensive, so they render only when the choice changes, not at every keystroke elsewhere. */
const Picker = memo(NeighbourhoodPicker);

/** Whom the message is for, on one screen: visibility, list and map, and how many are reached. S1 §3 VisibilityType, D §6 */
export function AudienceFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Card className={style.audience}>
      <Stack gap="sm">
        <ChoiceCards
          label={t("compose.audience.visibility")}
          choices={(["everyone", "local-economy", "public-page"] as const).map((value) => ({
            value,
            title: t(`compose.audience.${value}.title`),
            text: t(`compose.audience.${value}.text`),
          }))}
          value={draft.visibility}
          onChange={(visibility) => change({ visibility })}
          {...fieldAt(form, "visibility")}
        />
        <PlaceFields form={form} total={<ReachedSoFar draft={draft} />} />
      </Stack>
    </Card>
  );
}

/** How many the choice reaches so far. */
export function ReachedSoFar({ draft }: { draft: ChosenPlaces }) {
  const t = useText();
  const isNobody = draft.neighbourhoodIds.length === 0 && draft.visibility !== "public-page";
  return <ReachTotal {...useReach(draft)} nobody={isNobody && t("alert.reachedNobody")} />;
}

type PlaceProps = {
  form: PlaceForm;
  /** How many that reaches, beside the heading. */
  total?: ReactNode;
  /** The module whose licence says which may be chosen. */
  module?: Module;
  /** For documents that go to whole neighbourhoods. */
  isWhole?: boolean;
};

/** The neighbourhoods, and streets in them. */
export function PlaceFields({ form, total, module = "network", isWhole = false }: PlaceProps) {
  const t = useText();
  const { draft, change } = form;
  const isOptional = draft.visibility === "public-page";
  const covered = useCoveredNeighbourhoods(module);
  const { finer, streetsIn, placesOf } = useStreetChoice(form, covered);
  const groups = usePlaceGroups(form, { covered, placesOf, isWhole });
  const noteOf = useNotes(streetsIn);
  const chooseHint = isWhole ? "compose.audience.wholeHint" : "compose.audience.neighbourhoodsHint";
  const hint = isOptional && !covered ? "compose.audience.optional" : chooseHint;
  const lit = useMemo(() => draft.streets.map(({ name }) => name), [draft.streets]);
  const choose = useCallback((neighbourhoodIds: string[]) => change({ neighbourhoodIds }), [change]);
  const { error = form.errorOf("streetIds"), ...at } = fieldAt(form, "neighbourhoodIds");
  return (
    <div className={style.places} data-path="streetIds">
      {total}
      <Picker
        label={t("compose.audience.neighbourhoods")}
        description={t(covered ? "compose.audience.licensedOnly" : hint)}
        only={covered}
        value={draft.neighbourhoodIds}
        onChange={choose}
        finer={isWhole ? undefined : finer}
        groups={groups}
        lit={lit}
        noteOf={noteOf}
        error={error}
        {...at}
      />
    </div>
  );
}

/** The neighbourhoods that a one-off licence covers; undefined if the licence does not limit them. D §4 */
function useCoveredNeighbourhoods(module: Module): readonly string[] | undefined {
  const scopes = useOneOffScopes(module);
  return useMemo(() => {
    // One for a single project or survey leaves its neighbourhoods free.
    if (!scopes || scopes.some(({ kind }) => kind !== "neighbourhoods")) return undefined;
    return scopes.flatMap((scope) => (scope.kind === "neighbourhoods" ? scope.neighbourhoods.map(({ id }) => id) : []));
  }, [scopes]);
}

/** The note per neighbourhood: "412 households", or the streets to which it is narrowed. */
function useNotes(streetsIn: (id: string) => string[]): (id: string) => string | undefined {
  const t = useText();
  const format = useFormat();
  const counts = useQuery(queryOf(api.residents.listHouseholdCounts)).data?.items;
  return useCallback(
    (id) => {
      const streets = streetsIn(id);
      if (streets.length > 0) return t("compose.preview.onlyIn", { streets: format.list(streets) });
      const count = counts?.find((one) => one.neighbourhoodId === id)?.registered;
      return count === undefined
        ? undefined
        : count === null
          ? t("compose.audience.householdsFew")
          : t("compose.audience.households", { count, number: format.number(count) });
    },
    [counts, streetsIn, t, format],
  );
}

import { roundLimits } from "@stoep/contract/budgets";
import { TextField } from "@stoep/ui";
import { useMemo } from "react";
import { fieldAt } from "../../../../app/editor/index.ts";
import { NeighbourhoodPicker } from "../../../neighbourhoods/index.ts";
import type { Surroundings } from "../../parts/surroundings.ts";
import { useText } from "../../parts/words.ts";
import { type District, districtsByPlace, type RoundForm } from "../draft.ts";
import { BudgetField } from "./budget-field.tsx";

type Props = { form: RoundForm; around: Surroundings; district: District; place: number };

/** A district's name, unless it is the whole city; its money, and the neighbourhoods that vote in it. */
export function DistrictFields({ form, around, district, place }: Props) {
  const t = useText();
  const { districts } = form.draft;
  const put = (patch: Partial<District>) =>
    form.change((now) => ({
      districts: now.districts.map((one) => (one.id === district.id ? { ...one, ...patch } : one)),
    }));
  const offered = useMemo(() => {
    const byPlace = districtsByPlace(districts);
    return around.project.neighbourhoodIds.filter((id) => (byPlace.get(id)?.id ?? district.id) === district.id);
  }, [districts, around.project, district.id]);
  const hint = form.draft.roll === "codes" ? "placesOptional" : districts.length > 1 ? "places" : "placesWhole";
  return (
    <>
      {districts.length > 1 && (
        <TextField
          required
          label={t("fields.districtName")}
          maxLength={roundLimits.districtName}
          value={district.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
          {...fieldAt(form, `districts.${place}.name`)}
        />
      )}
      <BudgetField
        value={district.budget}
        onChange={(budget) => put({ budget })}
        currency={around.project.currency}
        {...fieldAt(form, `districts.${place}.budget`)}
      />
      <NeighbourhoodPicker
        label={t("fields.neighbourhoods")}
        description={t(`districts.${hint}`)}
        only={offered}
        value={district.neighbourhoodIds}
        onChange={(neighbourhoodIds) => put({ neighbourhoodIds })}
        {...fieldAt(form, `districts.${place}.neighbourhoodIds`)}
      />
    </>
  );
}

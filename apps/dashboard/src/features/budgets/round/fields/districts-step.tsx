import { roundLimits } from "@stoep/contract/budgets";
import { Button, Notice, Radio, Stack, Text } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { fieldAt, moveItem, Section, SortableList, useUndoOffer } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { usePlaceNames } from "../../../neighbourhoods/index.ts";
import type { Surroundings } from "../../parts/surroundings.ts";
import { useText } from "../../parts/words.ts";
import {
  districtSums,
  districtsByPlace,
  emptyDistrict,
  intoDistricts,
  intoWhole,
  type RoundForm,
  withoutDistrict,
} from "../draft.ts";
import { districtAt } from "../problems.ts";
import { DistrictFields } from "./district-fields.tsx";
import { DistrictRow } from "./district-row.tsx";
import { useDistrictName } from "./use-district-name.ts";
import { type AskedField, useOpenRows } from "./use-open-rows.ts";

type Props = { form: RoundForm; around: Surroundings; asked: AskedField };

/** One vote of the whole city, or districts with a budget each. */
export function DistrictsStep({ form, around, asked }: Props) {
  const t = useText();
  const [first, ...others] = form.draft.districts;
  return (
    <Stack gap="md">
      <ScopeField form={form} />
      {first && others.length === 0 ? (
        <Section title={t("districts.whole")}>
          <DistrictFields form={form} around={around} district={first} place={0} />
        </Section>
      ) : (
        <DistrictList form={form} around={around} asked={asked} />
      )}
      <PlacesOfNone form={form} around={around} />
    </Stack>
  );
}

function ScopeField({ form }: { form: RoundForm }) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const { draft, change } = form;
  const { districts, ideas } = draft;
  const scope = districts.length > 1 ? "districts" : "whole";
  const put = (next: string) => {
    if (next === scope) return;
    if (next === "districts") return change(intoDistricts);
    change(intoWhole);
    offerUndo(t("districts.joined"), () => change({ districts, ideas }));
  };
  return (
    <Section title={t("districts.legend")} lead={t("districts.lead")}>
      <Radio.Group
        label={t("districts.question")}
        value={scope}
        onChange={put}
        // What is wrong with the list stands below the list, where there is one.
        {...(scope === "whole" ? fieldAt(form, "districts") : {})}
      >
        <Stack gap="xs" mt="xs">
          {(["whole", "districts"] as const).map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`districts.scopes.${one}`)}
              description={t(`districts.hints.${one}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}

function DistrictList({ form, around, asked }: Props) {
  const t = useText();
  const offerUndo = useUndoOffer();
  const nameOf = useDistrictName();
  const { draft, change } = form;
  const { districts, ideas } = draft;
  const sums = districtSums(draft, around.ideas);
  const opened = useOpenRows(
    districts.map(({ id }) => id),
    asked,
    districtAt,
  );
  const named = (place: number) => nameOf(districts[place], place);
  const add = () => {
    const district = emptyDistrict();
    change((now) => ({ districts: [...now.districts, district] }));
    opened.open(district.id);
  };
  const remove = (place: number) => {
    const gone = districts[place];
    if (!gone) return;
    change((now) => withoutDistrict(now, gone.id));
    offerUndo(t("districts.deleted", { name: named(place) }), () => change({ districts, ideas }));
  };
  const { error } = fieldAt(form, "districts");
  const isFull = districts.length >= roundLimits.districts;
  return (
    <Section title={t("districts.list")}>
      <SortableList
        label={t("districts.list")}
        items={districts}
        keyOf={({ id }) => id}
        nameOf={named}
        onMove={(from, to) => change((now) => ({ districts: moveItem(now.districts, from, to) }))}
        onRemove={remove}
      >
        {(district, place) => (
          <DistrictRow
            name={named(place)}
            district={district}
            sum={sums.get(district.id)}
            currency={around.project.currency}
            isOpen={opened.isOpen(district.id)}
            onToggle={() => opened.toggle(district.id)}
          >
            <DistrictFields form={form} around={around} district={district} place={place} />
          </DistrictRow>
        )}
      </SortableList>
      <div data-path="districts">
        <Button variant="default" leftSection={<PlusIcon aria-hidden />} disabled={isFull} onClick={add}>
          {t("districts.add")}
        </Button>
        {isFull && (
          <Text c="dimmed" size="sm">
            {t("districts.full", { most: roundLimits.districts })}
          </Text>
        )}
        {error && (
          <Text c="var(--st-danger-ink)" size="sm">
            {error}
          </Text>
        )}
      </div>
    </Section>
  );
}

/** Announced, since it changes while neighbourhoods are chosen. */
function PlacesOfNone({ form, around }: { form: RoundForm; around: Surroundings }) {
  const t = useText();
  const format = useFormat();
  const namesOf = usePlaceNames();
  const chosen = districtsByPlace(form.draft.districts);
  const others = around.project.neighbourhoodIds.filter((id) => !chosen.has(id));
  const isSaid = others.length > 0 && !(form.draft.roll === "codes" && chosen.size === 0);
  return (
    <div role="status">
      {isSaid && (
        <Notice tone="warning">
          {t("districts.placesOfNone", { names: format.list(namesOf(others)), count: others.length })}
        </Notice>
      )}
    </div>
  );
}

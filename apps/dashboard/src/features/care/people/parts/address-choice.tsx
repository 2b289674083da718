import { AddressField, type AddressValue, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, queryOf } from "../../../../app/index.ts";
import { useAreas, useGround, useMapLabels, usePlaceLabels } from "../../../neighbourhoods/index.ts";
import { useText } from "./words.ts";

/** `id`: that of an address chosen from the network's list; null for others. */
export type ChosenAddress = AddressValue & { id: string | null };

type Props = {
  value: ChosenAddress;
  onChange: (value: ChosenAddress) => void;
  error?: ReactNode;
  isMapFolded?: boolean;
  "data-path"?: string;
};

/** Chooses where a person lives: an address that is looked up while typing, or a pin. */
export function AddressChoice({ value, onChange, ...field }: Props) {
  const t = useText();
  const [search] = useDebouncedValue(value.address.trim().slice(0, 100), 200);
  const options = queryOf(api.care.findCareAddresses, { query: { search } });
  const found = useQuery({ ...options, enabled: search.length >= 2, placeholderData: keepPreviousData });
  const hits = search.length >= 2 ? (found.data?.items ?? []) : [];
  const labels = { ...useMapLabels(), ...usePlaceLabels() };
  const change = (next: AddressValue) => {
    const hit = hits.find(({ label }) => label === next.address);
    const isThere = hit && hit.longitude === next.longitude && hit.latitude === next.latitude;
    onChange({ ...next, id: isThere ? hit.id : null });
  };
  return (
    <AddressField
      label={t("fields.address")}
      description={t("fields.addressHint")}
      maxLength={250}
      value={value}
      onChange={change}
      hits={hits}
      areas={useAreas()}
      {...useGround()}
      labels={labels}
      {...field}
    />
  );
}

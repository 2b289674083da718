import { AddressField, type AddressValue, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, queryOf } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "./map-layers.ts";
import { usePlaceLabels } from "./place-labels.ts";

type Props = {
  label: string;
  description?: string;
  required?: boolean;
  maxLength: number;
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  disabled?: boolean;
  error?: ReactNode;
  "data-path"?: string;
};

/** A location: an address from the network's list or a typed one, with a pin on the map. */
export function PlaceField(props: Props) {
  const [search] = useDebouncedValue(props.value.address.trim(), 200);
  const isLongEnough = search.length >= 2;
  const options = queryOf(api.neighbourhoods.findPlaces, { query: { search: search.slice(0, 100) } });
  const found = useQuery({ ...options, enabled: isLongEnough && !props.disabled, placeholderData: keepPreviousData });
  const labels = { ...useMapLabels(), ...usePlaceLabels() };
  return (
    <AddressField
      {...props}
      hits={isLongEnough ? (found.data?.items ?? []) : []}
      areas={useAreas()}
      {...useGround()}
      labels={labels}
    />
  );
}

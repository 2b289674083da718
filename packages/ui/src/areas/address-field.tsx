import { Button, Group, Input, Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { SuggestField } from "../controls/index.ts";
import { CloseIcon, PlaceIcon } from "../icons/index.ts";
import { lazyPart } from "../parts/index.ts";
import { useScheme } from "../theme/index.ts";
import style from "./address-field.module.css";
import { type Area, boxOf, type Lines, type MapLabels, type Pin, type Tiles } from "./areas.ts";
import { isSamePlace } from "./pin.ts";

const PinMap = lazyPart(() => import("../map/index.ts").then((m) => m.PinMap));

export type AddressValue = { address: string; longitude: number | null; latitude: number | null };
export type AddressHit = Pin & { label: string };
export type AddressLabels = MapLabels & {
  /** "Pin. Move it with the arrow keys." */
  pin: string;
  /** "Put a pin on the map" */
  place: string;
  /** "Remove the pin" */
  remove: string;
  /** How the pin is moved. */
  howTo: string;
  /** Shown while there is no pin. */
  noPin: string;
};

type Props = {
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  maxLength: number;
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  /** Addresses that match what is typed. */
  hits: readonly AddressHit[];
  /** undefined while they load; without areas there is no map. */
  areas: readonly Area[] | undefined;
  lines?: Lines | undefined;
  tiles?: Tiles | null | undefined;
  disabled?: boolean;
  error?: ReactNode;
  labels: AddressLabels;
  /** The map opens with its button, with a pin, or once the address is refused: for forms in which most addresses are in the list. */
  isMapFolded?: boolean;
  "data-path"?: string;
};

/**
 * Where something is: a listed address or free text, and a pin on the map. Choosing an address puts the pin there; otherwise a press on
 * the map or the button places it, and the arrow keys move it. The map loads separately.
 */
export function AddressField({ value, onChange, hits, areas, lines, tiles, labels, isMapFolded, ...field }: Props) {
  const isByHand = useRef(false);
  const [isUnfolded, setUnfolded] = useState(!isMapFolded);
  const isOnMap = isUnfolded || Boolean(field.error);
  const write = (address: string) => {
    const hit = hits.find(({ label }) => label === address);
    if (hit && address !== value.address) {
      isByHand.current = false;
      onChange({ address, longitude: hit.longitude, latitude: hit.latitude });
    } else if (isByHand.current || isSamePlace(value.address, address)) onChange({ ...value, address });
    else onChange({ address, longitude: null, latitude: null });
  };
  const place = (pin: Pin) => {
    isByHand.current = true;
    onChange({ ...value, ...pin });
  };
  return (
    <div className={style.field}>
      <SuggestField
        leftSection={<PlaceIcon aria-hidden />}
        {...field}
        value={value.address}
        onChange={write}
        // The chosen address is not offered again.
        data={hits.some(({ label }) => label === value.address) ? [] : [...new Set(hits.map(({ label }) => label))]}
        // The server has already searched, by the beginnings of words.
        filter={({ options }) => options}
        limit={8}
      />
      {field.disabled !== true && !isOnMap && (
        <Group>
          <Button variant="subtle" size="compact-md" onClick={() => setUnfolded(true)}>
            {labels.place}
          </Button>
        </Group>
      )}
      {field.disabled !== true && isOnMap && (
        <OnMap
          value={value}
          onPlace={place}
          onChange={onChange}
          areas={areas}
          lines={lines}
          tiles={tiles}
          labels={labels}
        />
      )}
    </div>
  );
}

type MapProps = Pick<Props, "value" | "onChange" | "areas" | "lines" | "tiles" | "labels"> & {
  onPlace: (pin: Pin) => void;
};

function OnMap({ value, onPlace, onChange, areas, lines, tiles, labels }: MapProps) {
  const { actual: scheme } = useScheme();
  const { longitude, latitude } = value;
  const pin = longitude === null || latitude === null ? null : { longitude, latitude };
  const box = areas && boxOf(areas);
  if (areas && !box) return null;
  return (
    <div className={style.map}>
      {areas ? (
        <Suspense fallback={<Skeleton height={260} />}>
          <PinMap
            areas={areas}
            lines={lines}
            tiles={tiles}
            scheme={scheme}
            labels={labels}
            pin={pin}
            onPlace={onPlace}
            height={260}
          />
        </Suspense>
      ) : (
        <Skeleton height={260} />
      )}
      <Group justify="space-between" gap="xs">
        <Input.Description role="status">{pin ? labels.howTo : labels.noPin}</Input.Description>
        {pin && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<CloseIcon aria-hidden />}
            onClick={() => onChange({ ...value, longitude: null, latitude: null })}
          >
            {labels.remove}
          </Button>
        )}
        {!pin && box && (
          <Button variant="subtle" size="compact-md" onClick={() => onPlace(middleOf(box))}>
            {labels.place}
          </Button>
        )}
      </Group>
    </div>
  );
}

const middleOf = ([west, south, east, north]: [number, number, number, number]): Pin => ({
  longitude: (west + east) / 2,
  latitude: (south + north) / 2,
});

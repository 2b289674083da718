import { queryOf } from "@stoep/contract/kernel";
import { PlaceIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, Notice, SelectField, TextField } from "../../../app/index.ts";
import { useText } from "../words.ts";

export interface Pin {
  longitude: number;
  latitude: number;
  street: string;
  houseNumber: string;
}

interface Props {
  slug: string;
  pin: Pin | null;
  onPin: (pin: Pin | null) => void;
  errors: Record<string, string>;
}

/** For an address that is not on the list: its text, and a pin that determines its neighbourhood. D §5 */
export function PinFields({ slug, pin, onPin, errors }: Props) {
  const t = useText();
  const [words, setWords] = useState({ street: pin?.street ?? "", houseNumber: pin?.houseNumber ?? "" });
  const [place, setPlace] = useState<Place | null>(null);
  const put = (nextWords: typeof words, nextPlace: Place | null) => {
    setWords(nextWords);
    setPlace(nextPlace);
    onPin(nextPlace && { ...nextWords, longitude: nextPlace.longitude, latitude: nextPlace.latitude });
  };
  return (
    <>
      <TextField
        id="field-pin"
        label={t("pin.street")}
        value={words.street}
        error={errors["pin.street"]}
        autoComplete="address-line1"
        onValue={(street) => put({ ...words, street }, place)}
      />
      <TextField
        id="field-houseNumber"
        label={t("pin.houseNumber")}
        value={words.houseNumber}
        error={errors["pin.houseNumber"]}
        onValue={(houseNumber) => put({ ...words, houseNumber }, place)}
      />
      <PlaceField
        slug={slug}
        place={place}
        onPlace={(next) => put(words, next)}
        error={errors.addressId ?? errors.pin}
      />
    </>
  );
}

interface Place {
  longitude: number;
  latitude: number;
  neighbourhood: { id: string; name: string };
}

interface PlaceProps {
  slug: string;
  place: Place | null;
  onPlace: (place: Place | null) => void;
  error: string | undefined;
}

/** Chooses the place by name, or by the device's location. */
function PlaceField({ slug, place, onPlace, error }: PlaceProps) {
  const t = useText();
  const query = useQuery(queryOf(api.neighbourhoods.listNeighbourhoods, { params: { networkSlug: slug } }));
  const all = query.data?.items ?? [];
  const choose = (id: string) => {
    const found = all.find((one) => one.id === id);
    onPlace(found ? { longitude: found.centre[0], latitude: found.centre[1], neighbourhood: found } : null);
  };
  return (
    <>
      <SelectField
        id="field-addressId"
        label={t("pin.neighbourhood")}
        prompt={t("pin.choose")}
        value={place?.neighbourhood.id ?? ""}
        choices={all.map(({ id, name }) => ({ value: id, label: name }))}
        error={error}
        onValue={choose}
      />
      <HereButton slug={slug} onPlace={onPlace} />
    </>
  );
}

function HereButton({ slug, onPlace }: Pick<PlaceProps, "slug" | "onPlace">) {
  const t = useText();
  const [state, setState] = useState<"idle" | "looking" | "outside" | "failed">("idle");
  if (!("geolocation" in navigator)) return null;
  const locate = async ({ coords: { longitude, latitude } }: GeolocationPosition) => {
    const query = { longitude, latitude };
    const { neighbourhood } = await api.neighbourhoods.locate({ params: { networkSlug: slug }, query });
    setState(neighbourhood ? "idle" : "outside");
    if (neighbourhood) onPlace({ ...query, neighbourhood });
  };
  const look = () => {
    setState("looking");
    const fail = () => setState("failed");
    navigator.geolocation.getCurrentPosition((position) => void locate(position).catch(fail), fail, {
      timeout: 15_000,
      maximumAge: 60_000,
    });
  };
  return (
    <>
      <Button isSmall isBusy={state === "looking"} onClick={look}>
        <PlaceIcon aria-hidden />
        {t(state === "looking" ? "pin.looking" : "pin.here")}
      </Button>
      {(state === "outside" || state === "failed") && (
        <Notice tone="warning" isLive>
          {t(`pin.${state}`)}
        </Notice>
      )}
    </>
  );
}

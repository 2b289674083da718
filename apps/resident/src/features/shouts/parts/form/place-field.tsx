import { MapIcon, PlaceIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { useState } from "react";
import { Button, Notice, useNetwork, useResidence } from "../../../../app/index.ts";
import { MapGround } from "../../../publishing/index.ts";
import { type Address, AddressField } from "../../../residents/index.ts";
import type { Pin } from "../../shout-draft.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";

const PlacePicker = lazyPart(() => import("./place-picker.ts").then((m) => m.PlacePicker));
const mapHeight = 260;

interface ChosenPlace {
  address: Address | null;
  pin: Pin | null;
}
interface Props extends ChosenPlace {
  onPlace: (place: ChosenPlace) => void;
  error: string | undefined;
  /** The current place of a message that is edited. */
  present: string | null;
  /** The message loses that place, unless another is chosen. */
  isGone: boolean;
  onGone: (isGone: boolean) => void;
}

/** The place: an address from the city's list, or a pin. Readers see only the street and the approximate place. */
export function PlaceField({ address, pin, onPlace, error, present, isGone, onGone }: Props) {
  const t = useText();
  const { slug } = useNetwork();
  const [isOnMap, setOnMap] = useState(pin !== null);
  const put = (next: Pin) => onPlace({ address: null, pin: next });
  return (
    <fieldset className={style.place}>
      <legend>{t("place.legend")}</legend>
      <p className={style.soft}>{t("place.rough")}</p>
      {present && (
        <div className={style.top}>
          <p role="status">{isGone ? t("place.gone") : t("place.present", { place: present })}</p>
          <Button isSmall look="quiet" onClick={() => onGone(!isGone)}>
            {t(isGone ? "place.keep" : "place.without")}
          </Button>
        </div>
      )}
      <AddressField
        // A new key empties the field when a pin replaces its text.
        key={pin ? "pin" : isGone ? "gone" : "address"}
        id="field-place"
        slug={slug}
        value={address}
        onValue={(next) => onPlace({ address: next, pin: null })}
        error={error}
        words={{ label: t("place.address"), hint: t("place.addressHint"), none: t("place.noAddress") }}
      />
      <div className={style.acts}>
        <HereButton
          onPin={(next) => {
            put(next);
            setOnMap(true);
          }}
        />
        <Button isSmall aria-expanded={isOnMap} onClick={() => setOnMap(!isOnMap)}>
          <MapIcon aria-hidden />
          {t(isOnMap ? "place.hideMap" : "place.onMap")}
        </Button>
      </div>
      {isOnMap && <PinOnMap pin={pin} onPin={put} />}
      {(isOnMap || pin) && (
        <div className={style.top}>
          <p className={style.soft} role="status">
            {t(pin ? "place.howTo" : "place.noPin")}
          </p>
          {pin && (
            <Button isSmall look="quiet" onClick={() => onPlace({ address: null, pin: null })}>
              {t("place.remove")}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function PinOnMap({ pin, onPin }: { pin: Pin | null; onPin: (pin: Pin) => void }) {
  const t = useText();
  const home = useResidence()?.neighbourhood.id;
  return (
    <MapGround address={t("place.legend")} height={mapHeight}>
      {(ground) => (
        <PlacePicker
          {...ground}
          pin={pin}
          home={home}
          onPlace={onPin}
          labels={{ ...ground.labels, pin: t("place.pin") }}
        />
      )}
    </MapGround>
  );
}

/** Five decimals are a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

function HereButton({ onPin }: { onPin: (pin: Pin) => void }) {
  const t = useText();
  const [state, setState] = useState<"idle" | "looking" | "failed">("idle");
  if (!("geolocation" in navigator)) return null;
  const look = () => {
    setState("looking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState("idle");
        onPin({ longitude: rounded(longitude), latitude: rounded(latitude) });
      },
      () => setState("failed"),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <>
      <Button isSmall isBusy={state === "looking"} onClick={look}>
        <PlaceIcon aria-hidden />
        {t(state === "looking" ? "place.looking" : "place.here")}
      </Button>
      {state === "failed" && (
        <Notice tone="warning" isLive>
          {t("place.failed")}
        </Notice>
      )}
    </>
  );
}

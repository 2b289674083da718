import { MapIcon, PlaceIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { useState } from "react";
import { Button, Notice, useResidence } from "../../../../app/index.ts";
import { MapGround } from "../../../publishing/index.ts";
import type { Pin } from "../../shout-draft.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";

export const PlacePicker = lazyPart(() => import("./place-picker.ts").then((m) => m.PlacePicker));
const mapHeight = 260;

interface Props {
  pin: Pin | null;
  onPin: (pin: Pin | null) => void;
  /** Where the map opens; without it on the resident's neighbourhood. */
  home?: readonly string[];
}

/** A pin on the map: where the reader is now, or placed by hand. */
export function PinChoice({ pin, onPin, home }: Props) {
  const t = useText();
  const [isOnMap, setOnMap] = useState(pin !== null);
  return (
    <>
      <div className={style.acts}>
        <HereButton
          onPin={(next) => {
            onPin(next);
            setOnMap(true);
          }}
        />
        <Button isSmall aria-expanded={isOnMap} onClick={() => setOnMap(!isOnMap)}>
          <MapIcon aria-hidden />
          {t(isOnMap ? "place.hideMap" : "place.onMap")}
        </Button>
      </div>
      {isOnMap && <PinOnMap pin={pin} onPin={onPin} home={home} />}
      {(isOnMap || pin) && (
        <div className={style.top}>
          <p className={style.soft} role="status">
            {t(pin ? "place.howTo" : "place.noPin")}
          </p>
          {pin && (
            <Button isSmall look="quiet" onClick={() => onPin(null)}>
              {t("place.remove")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function PinOnMap({ pin, onPin, home }: Props) {
  const t = useText();
  const own = useResidence()?.neighbourhood.id;
  return (
    <MapGround address={t("place.legend")} height={mapHeight}>
      {(ground) => (
        <PlacePicker
          {...ground}
          pin={pin}
          home={home ?? own}
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

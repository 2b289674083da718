import { unbroken } from "@stoep/client/formats";
import { ExternalLinkIcon, MapIcon, PlaceIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { Button, Skeleton } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./place.module.css";

const PlacePart = lazyPart(() => import("./place-part.tsx").then((m) => m.PlacePart));

const mapHeight = 240;

interface Place {
  address: string;
  longitude: number | null;
  latitude: number | null;
}

/**
 * The address and, if its pin is known, a map here and a link to an external one. Neither requests anything before the reader opens it.
 */
export function PlaceLine({ place: { address, longitude, latitude } }: { place: Place }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const pin = longitude === null || latitude === null ? null : { longitude, latitude };
  return (
    <div className={style.place}>
      <p className={style.address}>
        <PlaceIcon aria-hidden />
        <span>{unbroken(address)}</span>
      </p>
      {pin && (
        <div className={style.ways}>
          <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <MapIcon aria-hidden />
            {t(isOpen ? "place.hide" : "place.show")}
          </Button>
          <a
            className={style.elsewhere}
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("place.elsewhere")}
            <ExternalLinkIcon aria-hidden />
          </a>
        </div>
      )}
      {pin && isOpen && (
        <Suspense fallback={<Skeleton height={mapHeight} />}>
          <PlacePart address={address} pin={pin} height={mapHeight} />
        </Suspense>
      )}
    </div>
  );
}

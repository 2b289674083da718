import { lazyPart } from "@stoep/ui/parts";
import type { PlaceMapProps } from "@stoep/ui/questionnaire";
import { createContext, useContext, useRef } from "react";
import { Button } from "../../../app/index.ts";
import { MapGround } from "../../publishing/index.ts";
import { PlacePicker } from "../../shouts/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { openingOf } from "./map-view.ts";

const LinePicker = lazyPart(() => import("./line-picker.ts").then((m) => m.LinePicker));

const height = 300;

/** Ids of the neighbourhoods that a survey is for: what a map opens on. */
export const MapHomeContext = createContext<readonly string[]>([]);

/** A place or a route of an answer, on the map. */
export function PlaceMap({ form, points, onPoints, start, colour, label }: PlaceMapProps) {
  const t = useText();
  const home = useContext(MapHomeContext);
  const status = useRef<HTMLParagraphElement>(null);
  const remove = () => {
    // The button goes with the last point.
    if (points.length === 1) status.current?.focus();
    onPoints(points.slice(0, -1));
  };
  const [first] = points;
  const pin = first ? { longitude: first[0], latitude: first[1] } : null;
  return (
    <>
      <MapGround address={label} height={height}>
        {(ground) =>
          form === "pin" ? (
            <PlacePicker
              {...ground}
              start={pin ? undefined : openingOf(start, null)}
              home={home}
              pin={pin}
              middle={t("map.middle.pin")}
              onPlace={({ longitude, latitude }) => onPoints([[longitude, latitude]])}
              labels={{ ...ground.labels, pin: t("map.pin") }}
            />
          ) : (
            <LinePicker
              {...ground}
              start={openingOf(start, pin)}
              home={home}
              points={points}
              middle={t("map.middle.line")}
              colour={colour}
              onPoint={(point) => onPoints([...points, point])}
            />
          )
        }
      </MapGround>
      <p ref={status} className={style.soft} role="status" tabIndex={-1} data-focus-target>
        {t(`map.howTo.${form}`)} {form === "line" && t("map.points", { count: points.length })}
      </p>
      {points.length > 0 && (
        <div>
          <Button isSmall look="quiet" onClick={remove}>
            {t(form === "pin" ? "map.remove" : "map.undo")}
          </Button>
        </div>
      )}
    </>
  );
}

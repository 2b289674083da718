import { lazyPart } from "@stoep/ui/parts";
import type { PlaceMapProps } from "@stoep/ui/questionnaire";
import { Button } from "../../../app/index.ts";
import { MapGround } from "../../publishing/index.ts";
import { PlacePicker } from "../../shouts/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { openingOf } from "./map-opening.ts";

const LinePicker = lazyPart(() => import("./line-picker.ts").then((m) => m.LinePicker));

const height = 300;

/** A place or a route of an answer, on the map. */
export function PlaceMap({ form, points, onPoints, start, colour, label }: PlaceMapProps) {
  const t = useText();
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
              pin={pin}
              onPlace={({ longitude, latitude }) => onPoints([[longitude, latitude]])}
              labels={{ ...ground.labels, pin: t("map.pin") }}
            />
          ) : (
            <LinePicker
              {...ground}
              start={openingOf(start, pin)}
              points={points}
              colour={colour}
              onPoint={(point) => onPoints([...points, point])}
            />
          )
        }
      </MapGround>
      <p className={style.soft} role="status">
        {t(`map.howTo.${form}`)} {form === "line" && t("map.points", { count: points.length })}
      </p>
      {points.length > 0 && (
        <div>
          <Button isSmall look="quiet" onClick={() => onPoints(points.slice(0, -1))}>
            {t(form === "pin" ? "map.remove" : "map.undo")}
          </Button>
        </div>
      )}
    </>
  );
}

import { useMap } from "react-map-gl/maplibre";
import type { Pin } from "../areas/areas.ts";
import style from "./area-map.module.css";
import { pinAt } from "./pin-at.ts";

interface Props {
  label: string;
  onPlace: (pin: Pin) => void;
}

/** Places what a click places, in the middle of the map, which the arrow keys move. A cross shows where that is. */
export function MiddleButton({ label, onPlace }: Props) {
  const { current: map } = useMap();
  return (
    <>
      <span className={style.cross} aria-hidden />
      <button type="button" className={style.middle} onClick={() => map && onPlace(pinAt(map.getCenter()))}>
        {label}
      </button>
    </>
  );
}

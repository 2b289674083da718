import type { ComponentPropsWithRef } from "react";
import style from "./card.module.css";

type Props = ComponentPropsWithRef<"section"> & { isFlush?: boolean };

/** A bordered surface for things that belong together. `isFlush` leaves the padding to what is inside. */
export function Card({ isFlush = false, className, ...rest }: Props) {
  return <section className={`${style.card} ${className ?? ""}`} data-flush={isFlush || undefined} {...rest} />;
}

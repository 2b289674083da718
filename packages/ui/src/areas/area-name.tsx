import { Fragment } from "react";

/** A name of an area whose lines break between its words: not at the hyphen within one, nor before one that joins two. */
export function AreaName({ name }: { name: string }) {
  return name
    .replace(/ (?=[-–] )/g, "\u00a0")
    .split(" ")
    .map((word, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their places
      <Fragment key={place}>
        {place > 0 && " "}
        {/-\p{L}/u.test(word) ? <span style={{ whiteSpace: "nowrap" }}>{word}</span> : word}
      </Fragment>
    ));
}

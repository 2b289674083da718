import { Fragment } from "react";

/** An area's name that wraps only between words: neither at the hyphen within a word, nor before a hyphen that joins two words. */
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

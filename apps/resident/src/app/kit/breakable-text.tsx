import { Fragment } from "react";

const addresses = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const afterMarks = /(?<=[@.])/;

/** A text in which email addresses break after @ and dots, rather than within a word. Copied text has no extra characters. */
export function BreakableText({ text }: { text: string }) {
  const rest = text.split(addresses);
  const found = text.match(addresses) ?? [];
  return rest.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={place}>
      {part}
      {(found[place] ?? "").split(afterMarks).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </Fragment>
  ));
}

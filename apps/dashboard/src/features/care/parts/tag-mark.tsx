import type { TagColour } from "@stoep/contract/care";
import style from "./tag-mark.module.css";

/** The name of a tag after a dot in its colour: the colour never stands alone. */
export function TagMark({ name, colour }: { name: string; colour: TagColour }) {
  return (
    <span className={style.mark}>
      <span className={style.dot} data-colour={colour} aria-hidden />
      {name}
    </span>
  );
}

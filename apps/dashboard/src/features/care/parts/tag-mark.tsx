import type { TagColour } from "@stoep/contract/care";
import style from "./tag-mark.module.css";

type Props = {
  name: string;
  colour: TagColour;
  /** Cuts off a name that does not fit, for lists. */
  isOnOneLine?: boolean;
};

/** The name of a tag after a dot in its colour. The colour never carries the meaning alone. */
export function TagMark({ name, colour, isOnOneLine }: Props) {
  return (
    <span className={style.mark} data-one-line={isOnOneLine || undefined}>
      <span className={style.dot} data-colour={colour} aria-hidden />
      <span className={style.name}>{name}</span>
    </span>
  );
}

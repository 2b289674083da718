import { Cut, Skeleton, TextLink } from "@stoep/ui";
import style from "./start.module.css";

/** How many messages a short list shows. S1 §9 */
export const lineCount = 5;

/** A message in a short list: its title on one line, and its figures in full. */
export function MessageLine({ id, title, received }: { id: string; title: string; received: string[] }) {
  return (
    <li className={style.item}>
      <Cut>
        <TextLink href={`/messages/${id}`}>{title}</TextLink>
      </Cut>
      <span className={style.meta}>{received.join(" · ")}</span>
    </li>
  );
}

export function WaitingLines() {
  return (
    <div className={style.list}>
      {Array.from({ length: lineCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className={style.item}>
          <Skeleton height={14} width="70%" my={4} />
          <Skeleton height={12} width="45%" my={4} />
        </div>
      ))}
    </div>
  );
}

import type { ReadPost } from "@stoep/contract/publishing";
import { ButtonLink } from "../../../app/index.ts";
import style from "./message.module.css";
import { useClickReport } from "./view-reports.ts";

type Props = { postId: string; link: NonNullable<ReadPost["link"]> };

/** What a message belongs to: a button that leads there, or a sentence for those who cannot open it. */
export function BelongsTo({ postId, link }: Props) {
  const tellClicked = useClickReport(postId);
  if (link.path === null) return <p className={style.note}>{link.text}</p>;
  return (
    <div className={style.panel}>
      <p>
        <strong>{link.name}</strong>
        {link.partName && <> · {link.partName}</>}
      </p>
      <div>
        <ButtonLink href={link.path} look="main" onClick={tellClicked} onAuxClick={tellClicked}>
          {link.text}
        </ButtonLink>
      </div>
    </div>
  );
}

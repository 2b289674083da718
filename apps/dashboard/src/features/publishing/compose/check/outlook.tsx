import type { Preview } from "@stoep/contract/publishing";
import { Notice } from "@stoep/ui";
import { FewNotice, isFew, ReachCard } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { type Post, useKindText, useText } from "../../parts/words.ts";
import { AlertNotice } from "./alert-notice.tsx";
import { RateWarning } from "./rate-warning.tsx";
import { useAudienceText } from "./use-audience-text.ts";

/** What will happen: who is reached, and what to consider. */
export function Outlook({ post, preview }: { post: Post; preview: Preview }) {
  const t = useText();
  const words = useKindText(post.kind);
  const format = useFormat();
  const { reach } = preview;
  const isLive = post.state === "published";
  const isPublic = post.visibility === "public-page";
  const audience = useAudienceText(post, reach);
  const narrowed = new Map(
    reach.places.flatMap(({ id, streets }) => (streets.length > 0 ? [[id, streets] as const] : [])),
  );
  const hasStreets = post.streets.length > 0;
  // The server rounds these counts, as they could be queried street by street: of whole neighbourhoods beside streets it does not.
  const rounded = post.visibility === "local-economy" ? "tens" : hasStreets ? "streetsInTens" : null;
  return (
    <>
      <ReachCard
        reach={reach}
        audience={audience}
        countsNote={rounded && t(`compose.preview.${rounded}`)}
        noteOf={(id) => {
          const streets = narrowed.get(id);
          return streets && t("compose.preview.onlyIn", { streets: format.list(streets) });
        }}
      />
      <FewNotice
        reach={reach}
        isForOthers={isPublic}
        why={hasStreets ? t("compose.preview.fewInStreets") : undefined}
      />
      {isPublic && <Notice>{t("compose.preview.publicPage")}</Notice>}
      {post.visibility === "local-economy" && <Notice>{t("compose.preview.localEconomy")}</Notice>}
      {post.type === "urgent" && !isLive && <AlertNotice preview={preview} />}
      {!isLive && <RateWarning post={post} neighbourhoods={preview.postedRecently} />}
      {preview.linkOpensAt && !isLive && (
        <Notice tone="warning">{t("compose.preview.linkOpens", { at: format.moment(preview.linkOpensAt) })}</Notice>
      )}
      {isLive && <Notice>{words("live")}</Notice>}
      {!isLive && !isFew(reach, isPublic) && <Notice tone="success">{words("complete")}</Notice>}
    </>
  );
}

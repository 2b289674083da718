import { PhoneFrame, Segmented, Stack } from "@stoep/ui";
import { memo, Suspense, useState } from "react";
import { MessagePlaceholder } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { MessageCard } from "./message-card.tsx";
import type { PreviewPost } from "./preview-post.ts";

/**
 * A message on a resident's phone, in the feed or opened, with the surrounding texts in the reader's language. Renders again only
 * when the message shown changes.
 */
export const ReaderView = memo(function Reading({ post }: { post: PreviewPost }) {
  const t = useText();
  const [place, setPlace] = useState("feed");
  return (
    <Stack gap="sm">
      <Segmented
        aria-label={t("compose.reading.place")}
        size="sm"
        data={[
          { value: "feed", label: t("compose.reading.inFeed") },
          { value: "page", label: t("compose.reading.opened") },
        ]}
        value={place}
        onChange={setPlace}
      />
      <PhoneFrame label={t("compose.reading.frame")} lang={post.language}>
        <Suspense fallback={<MessagePlaceholder />}>
          <MessageCard post={post} isShort={place === "feed"} />
        </Suspense>
      </PhoneFrame>
    </Stack>
  );
});

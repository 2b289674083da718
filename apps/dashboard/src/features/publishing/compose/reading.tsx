import { PhoneFrame, Segmented, Stack } from "@stoep/ui";
import { memo, Suspense, useState } from "react";
import { MessageWaiting } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { MessageCard } from "./message-card.tsx";
import type { Shown } from "./shown.ts";

/**
 * A message on a resident's phone, in the feed or opened, with the surrounding texts in the reader's language. Renders again only
 * when the message shown changes.
 */
export const Reading = memo(function Reading({ post }: { post: Shown }) {
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
        <Suspense fallback={<MessageWaiting />}>
          <MessageCard post={post} isShort={place === "feed"} />
        </Suspense>
      </PhoneFrame>
    </Stack>
  );
});

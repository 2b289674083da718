import type { ReadPost } from "@stoep/contract/publishing";
import { PhoneFrame, Skeleton } from "@stoep/ui";
import { Suspense } from "react";
import { useText } from "../parts/words.ts";
import { MessageCard } from "./message-card.tsx";
import type { Shown } from "./shown.ts";

/** A message on a resident's phone, words around it in the language it is read in. */
export function Reading({ post }: { post: ReadPost | Shown }) {
  const t = useText();
  return (
    <PhoneFrame label={t("compose.reading.frame")} lang={post.language}>
      <Suspense fallback={<Skeleton height={400} />}>
        <MessageCard post={post} />
      </Suspense>
    </PhoneFrame>
  );
}

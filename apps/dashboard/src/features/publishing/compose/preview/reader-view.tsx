import type { ShownMessage } from "@stoep/client/reader";
import { PhoneFrame, Segmented, Stack } from "@stoep/ui";
import { memo, useState } from "react";
import { useText } from "../../parts/words.ts";
import { ReaderFrame } from "./reader-frame.tsx";

type Props = Pick<ShownMessage, "post" | "language">;

/** A message on the phone of a resident who reads this language, in the feed or opened. Renders again only when the message shown changes. */
export const ReaderView = memo(function ReaderView({ post, language }: Props) {
  const t = useText();
  const [place, setPlace] = useState<ShownMessage["place"]>("list");
  return (
    <Stack gap="sm">
      <Segmented
        aria-label={t("compose.reading.place")}
        size="sm"
        data={[
          { value: "list", label: t("compose.reading.inFeed") },
          { value: "page", label: t("compose.reading.opened") },
        ]}
        value={place}
        onChange={(next) => setPlace(next as ShownMessage["place"])}
      />
      <PhoneFrame label={t("compose.reading.frame")} lang={language} scrollsItself>
        <ReaderFrame post={post} place={place} language={language} title={t("compose.reading.message")} isInPhone />
      </PhoneFrame>
    </Stack>
  );
});

import type { ShownSubject } from "@stoep/client/reader";
import type { Language } from "@stoep/contract/kernel";
import { Segmented, Stack } from "@stoep/ui";
import { memo, useMemo, useState } from "react";
import { ReaderPhone } from "../../../../app/editor/index.ts";
import { MessagePlaceholder } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

type ShownMessage = Extract<ShownSubject, { kind: "message" }>;
type Place = ShownMessage["place"];
type Props = { post: ShownMessage["post"]; language: Language };

/** A message on the phone of a resident who reads this language, in the feed or opened. Rendered again only when the message changes. */
export const ReaderView = memo(function ReaderView({ post, language }: Props) {
  const t = useText();
  const [place, setPlace] = useState<Place>("list");
  const subject = useMemo(() => ({ kind: "message" as const, post, place }), [post, place]);
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
        onChange={(next) => setPlace(next as Place)}
      />
      <ReaderPhone
        subject={subject}
        language={language}
        title={t("compose.reading.message")}
        waiting={<MessagePlaceholder />}
      />
    </Stack>
  );
});

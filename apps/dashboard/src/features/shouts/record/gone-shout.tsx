import { Notice, Stack, TextArea } from "@stoep/ui";
import { useUnsentTexts } from "../../../app/index.ts";
import { useUnsentComments } from "../../conversations/index.ts";
import { useText } from "../parts/words.ts";

type Props = {
  shoutId: string;
  isWithdrawn: boolean;
  /** In dialogs that were open. */
  typed: readonly string[];
};

/** In place of a message that is gone, also while it is open: nothing of it stays but what the member was writing about it. */
export function GoneShout({ shoutId, isWithdrawn, typed }: Props) {
  const t = useText();
  const why = isWithdrawn ? "withdrawn" : "absent";
  const comments = useUnsentComments({ params: { subjectKind: "shout", subjectId: shoutId } });
  const notes = useUnsentTexts([{ kind: "note", id: shoutId }]);
  return (
    <Stack>
      <div role="status">
        <Notice tone="warning" title={t(`gone.${why}.title`)}>
          {t(`gone.${why}.text`)}
        </Notice>
      </div>
      {[...typed, ...comments, ...notes].map((text) => (
        <TextArea key={text} label={t("gone.typed")} value={text} readOnly />
      ))}
    </Stack>
  );
}

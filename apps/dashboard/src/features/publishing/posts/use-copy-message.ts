import { api, notify, useCommand, useGo } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Creates a copy of the message, and opens it. */
export function useCopyMessage(postId: string) {
  const t = useText();
  const go = useGo();
  const copy = useCommand(api.publishing.copyPost, {
    whenDone: (made) => {
      go(`/messages/${made.id}/edit`);
      notify(t("compose.copy.done"), "done");
    },
  });
  return { copy: () => void copy.run({ params: { postId } }), isCopying: copy.isRunning };
}

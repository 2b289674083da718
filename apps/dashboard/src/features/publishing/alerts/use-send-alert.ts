import type { Preview } from "@stoep/contract/publishing";
import { useState } from "react";
import type { Problems } from "../../../app/editor/index.ts";
import { api, notify, useCommand, useGo } from "../../../app/index.ts";
import type { MessageDesk } from "../compose/use-desk.ts";
import { type Post, useText } from "../parts/words.ts";

type SendQuestion = { post: Post; preview: Preview };

/**
 * The first press saves, checks and counts; the confirmation shows places and numbers; the second press sends. S1 §4: no publishing
 * without a preview.
 */
export function useSendAlert(desk: MessageDesk, problems: Problems) {
  const t = useText();
  const go = useGo();
  const [asked, setAsked] = useState<SendQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);
  const preview = useCommand(api.publishing.previewPost, {
    refused: ({ fields }) => Object.keys(fields).length > 0 && problems.report(fields),
  });
  const publish = useCommand(api.publishing.publishPost, {
    whenDone: ({ post }) => {
      desk.follow(post);
      notify(t("alert.sent"), "done");
      go(`/messages/${post.id}`);
    },
  });
  const ask = async () => {
    if (isBusy || problems.report()) return;
    setBusy(true);
    const post = await desk.save();
    const made = post && (await preview.run({ params: { postId: post.id } }));
    if (made) setAsked({ post, preview: made });
    setBusy(false);
  };
  const send = async () => {
    if (!asked) return;
    const { post } = asked;
    const body = { version: asked.preview.version, at: null };
    // If someone else has changed the alert, it must be shown again first.
    if (!(await publish.run({ params: { postId: post.id }, body }))) setAsked(null);
  };
  return { ask, asked, cancel: () => setAsked(null), send, isBusy, isSending: publish.isRunning };
}

import type { Refused } from "@stoep/contract/kernel";
import type { Preview } from "@stoep/contract/publishing";
import { confirm, toast } from "@stoep/ui";
import { useEffect, useRef, useState } from "react";
import type { Problems } from "../../../app/editor/index.ts";
import { api, useCommand, useFormat, useGo, useRefusalText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { MessageDesk, MessageState } from "./use-desk.ts";

/** The steps from writing to online: save, look at the preview, publish or plan. S1 §4: no publishing without a preview. */
export function useSteps(desk: MessageDesk, state: MessageState, problems: Problems, isUploading: boolean) {
  const t = useText();
  const refusalText = useRefusalText();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  useRefusedFields(state, problems);

  const edit = () => {
    setPreview(null);
    setIsChoosing(false);
  };
  const backToFields = (fields: Record<string, string>) => {
    edit();
    return problems.report(fields);
  };
  const save = async () => {
    const post = await desk.save();
    const { refusal, phase } = desk.read();
    if (post || !refusal || phase === "clash") return post;
    if (state.stored && state.stored.state !== "concept") backToFields(refusal.fields);
    toast(t("compose.save.failed", { reason: refusalText(refusal.code) }), { tone: "danger" });
    return null;
  };
  const ask = useCommand(api.publishing.previewPost, {
    refused: (refusal) => hasFields(refusal) && backToFields(refusal.fields),
  });

  const maySave = useSaveQuestion(state);
  const saveNow = async () => {
    const post = await save();
    if (post) toast(t(post.state === "concept" ? "compose.save.conceptSaved" : "compose.save.changesSaved"));
  };
  const look = async () => {
    if (isUploading) return toast(t("compose.uploads.wait"), { tone: "hint" });
    if (problems.report() || !(await maySave())) return;
    const post = await save();
    const answer = post && (await ask.run({ params: { postId: post.id } }));
    if (answer) setPreview(answer);
  };
  const publish = usePublish(desk, { edit, backToFields });
  return {
    preview,
    isLooking: ask.isRunning,
    look,
    edit,
    saveNow,
    choice: { isOpen: isChoosing, open: () => setIsChoosing(true), close: () => setIsChoosing(false) },
    publish,
  };
}

const hasFields = (refusal: Refused): boolean => Object.keys(refusal.fields).length > 0;

/** The preview is of what is saved: for what is planned or live, that is a step of its own. */
function useSaveQuestion({ stored: post, isDirty }: MessageState): () => Promise<boolean> {
  const t = useText();
  return async () => {
    if (!post || post.state === "concept" || !isDirty) return true;
    return confirm({
      title: t("compose.save.first.title"),
      message: t(`compose.save.first.${post.state}`),
      confirmLabel: t("compose.save.first.confirm"),
      cancelLabel: t("compose.cancel"),
    });
  };
}

/** Saving by itself was refused because of certain fields: they say so where they stand. */
function useRefusedFields(state: MessageState, { note }: Problems): void {
  const refusal = state.phase === "failed" ? state.refusal : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal; `note` is new at every render
  useEffect(() => {
    if (refusal && hasFields(refusal)) note(refusal.fields);
  }, [refusal]);
}

type WaysBack = { edit: () => void; backToFields: (fields: Record<string, string>) => boolean };

function usePublish(desk: MessageDesk, { edit, backToFields }: WaysBack) {
  const t = useText();
  const format = useFormat();
  const go = useGo();
  const asked = useRef<string | null>(null);
  const [pastMoment, setPastMoment] = useState<string | null>(null);
  const command = useCommand(api.publishing.publishPost, {
    refetches: ["publishing", "feed"],
    refused: (refusal) => {
      const { code, fields } = refusal;
      if (code === "schedule_in_past") setPastMoment(asked.current);
      else if (hasFields(refusal)) backToFields(fields);
      else if (code === "changed_meanwhile" || code === "not_previewed") edit();
      if (code === "changed_meanwhile") desk.clash(refusal);
      return code === "changed_meanwhile" || hasFields(refusal);
    },
    whenDone: ({ post }) => {
      desk.follow(post);
      const isLive = post.state === "published";
      toast(isLive ? t("publish.published") : t("publish.scheduled", { at: format.moment(post.publishAt ?? "") }));
      go(isLive ? `/messages/${post.id}` : "/inbox?state=scheduled", { replace: true });
    },
  });
  const run = (preview: Preview, postId: string, at: string | null) => {
    asked.current = at;
    return command.run({ params: { postId }, body: { version: preview.version, at } });
  };
  return { run, isRunning: command.isRunning, pastMoment };
}

export type Steps = ReturnType<typeof useSteps>;

import type { MessageType, Post } from "@stoep/contract/publishing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { type Calls, Desk, type DeskState } from "./desk.ts";
import { keeperOf } from "./kept.ts";
import { draftOf, emptyDraft } from "./model.ts";

const calls: Calls = {
  create: (body, idempotencyKey) => api.publishing.createPost({ body }, { idempotencyKey }),
  update: (postId, version, post, idempotencyKey) =>
    api.publishing.updatePost({ params: { postId }, body: { version, post } }, { idempotencyKey }),
};

/** The language a new message is most likely written in: the user's, if the network has it. */
function useFirstLanguage() {
  const { i18n } = useTranslation();
  const { languages } = useMembership().network;
  return languages.find((one) => one === i18n.resolvedLanguage) ?? languages[0] ?? "nl";
}

/** `post` null: a new message of kind `type`. */
export function useDesk(post: Post | null, type: MessageType): [Desk, DeskState] {
  const { id } = useMembership();
  const language = useFirstLanguage();
  const [desk] = useState(
    () => new Desk({ post, draft: post ? draftOf(post) : emptyDraft(type, language), calls, keeper: keeperOf(id) }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useEffect(() => desk.start(), [desk]);
  useNews(desk, state.post);
  return [desk, state];
}

/** Hears when it went live, or was planned, elsewhere; and tells the lists what was saved here. */
function useNews(desk: Desk, post: Post | null): void {
  const queries = useQueryClient();
  const postId = post?.id ?? "";
  const options = queryOf(api.publishing.getPost, { params: { postId } });
  const news = useQuery({ ...options, enabled: post !== null, retry: false }).data;
  useEffect(() => {
    if (news) desk.follow(news);
  }, [desk, news]);
  const version = post?.version;
  useEffect(() => {
    const latest = desk.read().post;
    if (version === undefined || !latest) return;
    queries.setQueryData([...queryOf(api.publishing.getPost, { params: { postId: latest.id } }).queryKey], latest);
    void queries.invalidateQueries({ queryKey: ["publishing", "listPosts"] });
  }, [desk, version, queries]);
}

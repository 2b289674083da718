import { useLanguage } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import type { MessageType, Post, PostDraft } from "@stoep/contract/publishing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Desk, type DeskState, type DocumentKind, draftCopiesOf, useDesk } from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { lastLanguageOf, rememberLanguage } from "./last-language.ts";
import { bodyOf, type Draft, draftOf, emptyDraft, isEmpty } from "./model.ts";

export type MessageDesk = Desk<Post, Draft, PostDraft>;
export type MessageState = DeskState<Post, Draft>;

const message: DocumentKind<Post, Draft, PostDraft> = {
  draftOf,
  bodyOf,
  isPrivate: ({ state }) => state === "concept",
  isEmpty,
  create: (body, idempotencyKey) => api.publishing.createPost({ body }, { idempotencyKey }),
  update: (postId, version, post, idempotencyKey) =>
    api.publishing.updatePost({ params: { postId }, body: { version, post } }, { idempotencyKey }),
};

/** The language a new message is most likely written in: the one the author wrote in last, else the user's, if the network has it. */
function useFirstLanguage(): Language {
  const spoken = useLanguage();
  const { id, network } = useMembership();
  const wanted = [lastLanguageOf(id), spoken].flatMap((one) => network.languages.find((other) => other === one) ?? []);
  return wanted[0] ?? network.languages[0] ?? "nl";
}

/** `post` null: a new message of type `type`. */
export function useMessageDesk(post: Post | null, type: MessageType): [MessageDesk, MessageState] {
  const { id } = useMembership();
  const language = useFirstLanguage();
  const [desk, state] = useDesk(() => ({
    kind: message,
    stored: post,
    draft: post ? draftOf(post) : emptyDraft(type, language),
    copies: draftCopiesOf<Draft, PostDraft>("compose", id),
  }));
  useNews(desk, state.stored);
  const isNew = post === null && state.stored !== null;
  const written = state.draft.language;
  useEffect(() => {
    if (isNew) rememberLanguage(id, written);
  }, [isNew, id, written]);
  return [desk, state];
}

/** Notices when it went live, or was planned, elsewhere; and tells the lists what was saved here. */
function useNews(desk: MessageDesk, post: Post | null): void {
  const queries = useQueryClient();
  const postId = post?.id ?? "";
  const options = queryOf(api.publishing.getPost, { params: { postId } });
  const news = useQuery({ ...options, enabled: post !== null, retry: false }).data;
  useEffect(() => {
    if (news) desk.follow(news);
  }, [desk, news]);
  const version = post?.version;
  useEffect(() => {
    const latest = desk.read().stored;
    if (version === undefined || !latest) return;
    queries.setQueryData([...queryOf(api.publishing.getPost, { params: { postId: latest.id } }).queryKey], latest);
    void queries.invalidateQueries({ queryKey: ["publishing", "listPosts"] });
  }, [desk, version, queries]);
}

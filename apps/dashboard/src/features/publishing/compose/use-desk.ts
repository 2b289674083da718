import type {
  Consequences,
  FollowUp,
  ListedLink,
  MessageType,
  Post,
  PostDraft,
  PostKind,
} from "@stoep/contract/publishing";
import { useKitZone } from "@stoep/ui";
import {
  type Desk,
  type DeskState,
  type DocumentKind,
  draftCopiesOf,
  useDesk,
  useDeskNews,
  useFirstLanguage,
  useRememberedLanguage,
} from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { sendConfirmed, useConsequenceQuestion } from "../parts/consequences.tsx";
import { bodyOf, type Draft, draftOf, emptyDraft, keptWhenNew } from "./draft.ts";
import { kinds } from "./kinds/index.ts";

export type MessageDesk = Desk<Post, Draft, PostDraft>;
export type MessageState = DeskState<Post, Draft>;

type Ask = (found: Consequences) => Promise<boolean>;

/** `ask`: whether a change of a live message that reaches people is saved. */
function postKind(ask: Ask, follows?: FollowedAlert): DocumentKind<Post, Draft, PostDraft> {
  // A save that is repeated after a lost connection must be the same.
  let last: { key: string; confirmed: Consequences } = { key: "", confirmed: [] };
  return {
    draftOf,
    bodyOf,
    isPrivate: ({ state }) => state === "concept",
    keptWhenNew,
    create: (body, idempotencyKey) => {
      if (!follows) return api.publishing.createPost({ body }, { idempotencyKey });
      const params = { postId: follows.alert.id };
      return api.publishing.createFollowUp({ params, body: { kind: follows.as, post: body } }, { idempotencyKey });
    },
    update: (postId, version, post, idempotencyKey) => {
      const send = (confirmed: Consequences) => {
        last = { key: idempotencyKey, confirmed };
        return api.publishing.updatePost(
          { params: { postId }, body: { version, post, confirmed } },
          { idempotencyKey },
        );
      };
      return sendConfirmed(send, ask, last.key === idempotencyKey ? last.confirmed : []);
    },
  };
}

/** The post to create. */
export type NewPost = {
  kind: PostKind;
  type: MessageType;
  day: string | null;
  /** What it belongs to from the start. */
  link?: ListedLink | null;
  follows?: FollowedAlert;
};
/** The alert that a follow-up belongs to, and the kind of follow-up, which starts with the same audience. */
export type FollowedAlert = { alert: Post; as: FollowUp };

const samePeople = ({ alert }: FollowedAlert) => {
  const { neighbourhoodIds, streets, visibility, language } = draftOf(alert);
  return { neighbourhoodIds, streets, visibility, language };
};

/** Copies of unsaved drafts are kept separately for each kind, and those of new ones for each follow-up. */
const copiesName = (kind: PostKind): string => (kind === "message" ? "compose" : `compose.${kind}`);
const originName = ({ alert, as }: FollowedAlert): string => `${as}.${alert.id}`;

/** `post` is null for a new one. */
export function useMessageDesk(
  post: Post | null,
  { kind, type, day, link = null, follows }: NewPost,
): [MessageDesk, MessageState] {
  const { id } = useMembership();
  const language = useFirstLanguage();
  const timeZone = useKitZone();
  const ask = useConsequenceQuestion();
  const [desk, state] = useDesk(() => {
    const begun = emptyDraft(type, language, { kind, ...kinds[kind].begin({ now: new Date(), timeZone, day }) });
    const draft = post ? draftOf(post) : { ...begun, link, ...(follows && samePeople(follows)) };
    return {
      kind: postKind(ask, follows),
      stored: post,
      draft,
      copies: draftCopiesOf<Draft, PostDraft>(copiesName(post?.kind ?? kind), id, follows && originName(follows)),
    };
  });
  const { stored } = state;
  useDeskNews(desk, stored, {
    query: queryOf(api.publishing.getPost, { params: { postId: stored?.id ?? "" } }),
    lists: ["publishing", "listPosts"],
  });
  useRememberedLanguage(state.draft.language, post === null && stored !== null);
  return [desk, state];
}

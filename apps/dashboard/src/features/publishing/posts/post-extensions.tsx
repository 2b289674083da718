/**
 * What other features add to messages: a tab on the message's page, and a mark and a number on its row in the list. They register with
 * `extendPosts`.
 */
import type { Column } from "@stoep/ui";
import { type ComponentType, Suspense } from "react";
import { accessOf, type LicenceFeature, useSession } from "../../../app/index.ts";
import { type Post, type PostRow, useText } from "../parts/words.ts";

type PostExtension = {
  /** The key of the tab. Its name is in this feature's texts under `message.tab`. */
  key: "applications";
  kind: Post["kind"];
  /** Shown to members who may write in this licence feature. */
  licence: LicenceFeature;
  Part: ComponentType<{ post: Post }>;
  /** Shown beside the type in the list; loaded separately. */
  Mark: ComponentType<{ post: PostRow }>;
  /** A number in the list, in a column with the tab's name; loaded separately. */
  Total: ComponentType<{ post: PostRow }>;
};

const all: PostExtension[] = [];

export function extendPosts(brought: PostExtension): void {
  all.push(brought);
}

function usePostExtensions(kind: Post["kind"]): PostExtension[] {
  const session = useSession();
  return all.filter((one) => one.kind === kind && accessOf(session, one.licence).write === true);
}

export const useExtensionTabs = ({ kind }: Post): PostExtension[] => usePostExtensions(kind);

export function useExtensionColumns(kind: Post["kind"]): Column<PostRow>[] {
  const t = useText();
  return usePostExtensions(kind).map(({ key, Total }) => ({
    key,
    title: t(`message.tab.${key}`),
    width: "content",
    align: "end",
    isOptional: true,
    render: (post) => (
      <Suspense fallback={null}>
        <Total post={post} />
      </Suspense>
    ),
  }));
}

export function ExtensionMarks({ post }: { post: PostRow }) {
  return usePostExtensions(post.kind).map(({ key, Mark }) => (
    <Suspense key={key} fallback={null}>
      <Mark post={post} />
    </Suspense>
  ));
}

import { Skeleton } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf } from "../../../app/index.ts";
import { Reading } from "../compose/reading.tsx";
import type { Post } from "./words.ts";

/** The message on a reader's phone. */
export function ReadingTab({ post }: { post: Post }) {
  const reading = useQuery(queryOf(api.publishing.readPost, { params: { postId: post.id } }));
  return (
    <Loaded query={reading} waiting={<Skeleton height={600} width={390} />}>
      {(data) => <Reading post={data} />}
    </Loaded>
  );
}

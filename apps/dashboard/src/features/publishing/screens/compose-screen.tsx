import type { Verdict } from "@stoep/contract/kernel";
import { ButtonLink, EmptyState, Page, Skeleton } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { api, Loaded, queryOf, useAccess, useFilters, useRefusalText, useRouteParam } from "../../../app/index.ts";
import { isJustCreated, useVisit } from "../compose/address.ts";
import { Editor } from "../compose/editor.tsx";
import { messageTypes, useText } from "../parts/words.ts";

const Beginning = z.object({ type: z.enum(messageTypes).default("standard") });

/** A message that does not exist yet: it is made by the first change. `?type=` chooses the kind beforehand. */
export function NewMessageScreen() {
  const visit = useVisit();
  const [{ type }] = useFilters(Beginning);
  const { write } = useAccess("messages");
  return write === true ? <Editor key={visit} post={null} type={type} /> : <NotYours because={write} />;
}

/** Begins with what the server has now, since an older version could not be saved; or with what was created on this screen a moment ago. */
export function EditMessageScreen() {
  const postId = useRouteParam("postId");
  const [isKnown] = useState(() => isJustCreated(postId));
  const query = useQuery({
    ...queryOf(api.publishing.getPost, { params: { postId } }),
    staleTime: 0,
    refetchOnMount: isKnown || "always",
  });
  if (!isKnown && !query.isFetchedAfterMount) return <Skeleton height={640} />;
  return (
    <Loaded isScreen query={query} waiting={<Skeleton height={640} />}>
      {(post) => (post.can.edit === true ? <Editor key={post.id} post={post} /> : <NotYours because={post.can.edit} />)}
    </Loaded>
  );
}

function NotYours({ because }: { because: Exclude<Verdict, true> }) {
  const t = useText();
  const words = useRefusalText();
  return (
    <Page title={t("compose.newTitle")}>
      <EmptyState
        drawing="letters"
        title={t("compose.notYours")}
        action={<ButtonLink href="/inbox">{t("message.back")}</ButtonLink>}
      >
        {words(because)}
      </EmptyState>
    </Page>
  );
}

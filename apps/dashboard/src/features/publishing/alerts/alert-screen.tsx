import type { Verdict } from "@stoep/contract/kernel";
import { FollowUp } from "@stoep/contract/publishing";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { useVisit } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useAccess,
  useFilters,
  useGo,
  useRouteParam,
} from "../../../app/index.ts";
import { ForbiddenPage } from "../parts/forbidden-page.tsx";
import { type Post, useText } from "../parts/words.ts";
import { AlertEditor, AlreadySent, newAlertPaths } from "./alert-editor.tsx";
import { isPlainAlert } from "./plain-alert.ts";

/** `?follows=…&as=update` starts a follow-up to that alert. */
const NewAlertSearch = z.object({
  follows: z.uuid().nullable().default(null).catch(null),
  as: FollowUp.default("update").catch("update"),
});

/** Starts empty at each visit: *Create* can lead from one new alert, or follow-up, to the next. */
export function NewAlertScreen() {
  const visit = useVisit(newAlertPaths);
  return <NewAlert key={visit} />;
}

function NewAlert() {
  const t = useText();
  const { write } = useAccess("alerts");
  // Kept, because the address changes once the alert has been created.
  const [given] = useFilters(NewAlertSearch);
  const [{ follows, as }] = useState(given);
  if (write !== true) return <ForbiddenAlert title={follows ? t(`alert.title.${as}`) : undefined} because={write} />;
  return follows ? <NewFollowUp alertId={follows} as={as} /> : <AlertEditor post={null} />;
}

function NewFollowUp({ alertId, as }: { alertId: string; as: z.infer<typeof FollowUp> }) {
  const query = useQuery(queryOf(api.publishing.getPost, { params: { postId: alertId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={3} />}>
      {(alert) => <AlertEditor post={null} follows={{ alert, as }} />}
    </QueryContent>
  );
}

/** Reopens the draft of an alert on its own page. */
export function EditAlertScreen() {
  const t = useText();
  const postId = useRouteParam("postId");
  const query = useQuery({
    ...queryOf(api.publishing.getPost, { params: { postId } }),
    staleTime: 0,
    refetchOnMount: "always",
  });
  if (!query.isFetchedAfterMount) return <FormPlaceholder fields={3} />;
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={3} />}>
      {(post) => {
        if (post.can.edit !== true)
          return <ForbiddenAlert title={post.title.trim() || t("compose.untitled")} because={post.can.edit} />;
        if (post.state !== "concept") return <AlreadySent post={post} />;
        if (!isPlainAlert(post)) return <OpenFullEditor postId={post.id} />;
        return <Draft key={post.id} post={post} />;
      }}
    </QueryContent>
  );
}

/** Opens the editor that shows everything in the draft, in place of this screen. */
function OpenFullEditor({ postId }: { postId: string }) {
  const go = useGo();
  useEffect(() => go(`/messages/${postId}/edit`, { replace: true }), [go, postId]);
  return <FormPlaceholder fields={3} />;
}

/** Loads the alert that the draft follows. If it was deleted, the draft names none. */
function Draft({ post }: { post: Post }) {
  const before = useQuery({
    ...queryOf(api.publishing.getPost, { params: { postId: post.followsId ?? "" } }),
    enabled: post.followsId !== null,
    retry: false,
  });
  if (before.isLoading) return <FormPlaceholder fields={3} />;
  return <AlertEditor post={post} before={before.data} />;
}

/** `title`: that of an existing draft. */
function ForbiddenAlert({ title, because }: { title?: string; because: Exclude<Verdict, true> }) {
  const t = useText();
  return (
    <ForbiddenPage
      title={title ?? t("alert.title.first")}
      heading={t("compose.kinds.message.notYours")}
      because={because}
    />
  );
}

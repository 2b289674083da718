import { Day, type Verdict } from "@stoep/contract/kernel";
import {
  type LinkChoice,
  LinkText,
  type ListedLink,
  type PostKind,
  type PostLink,
  readLinkText,
} from "@stoep/contract/publishing";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { isJustCreated } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useAccess,
  useFilters,
  useRouteParam,
} from "../../../app/index.ts";
import { ForbiddenPage } from "../parts/forbidden-page.tsx";
import { messageTypes, useKindText, useText } from "../parts/words.ts";
import { Editor } from "./editor.tsx";
import { useMessageVisit } from "./editor-address.ts";
import { kinds } from "./kinds/index.ts";
import type { NewPost } from "./use-desk.ts";

const WantedDay = Day.nullable().default(null).catch(null);
const NewPostSearch = z.object({
  type: z.enum(messageTypes).default("standard"),
  day: WantedDay,
  link: LinkText.nullable().default(null).catch(null),
});
const EditSearch = z.object({ day: WantedDay });

type Props = { kind: PostKind };
type ForbiddenProps = Props & { title?: string; because: Exclude<Verdict, true> };

/**
 * A new post, created on the server by its first change. `?type=` presets the type of a message, `?day=` the day of an activity, or the
 * one on which a message is to go online, and `?link=project:<id>:<phase>` what it belongs to.
 */
function NewScreen({ kind }: Props) {
  const visit = useMessageVisit();
  const [{ type, day, link }] = useFilters(NewPostSearch);
  const { write } = useAccess(kinds[kind].licence);
  if (write !== true) return <ForbiddenPost kind={kind} because={write} />;
  const wanted = { kind, type: kind === "message" ? type : ("standard" as const), day };
  if (link === null) return <Editor key={visit} post={null} wanted={wanted} />;
  return <LinkedEditor key={visit} wanted={wanted} link={link} />;
}

type LinkedProps = { wanted: Omit<NewPost, "link">; link: string };

/** Opens once the name of what it belongs to is known; what is gone, or another organisation's, is left out. */
function LinkedEditor({ wanted, link: text }: LinkedProps) {
  const link = readLinkText(text);
  const asked = { query: { kind: link?.kind ?? "", id: link?.id } };
  const query = useQuery(queryOf(api.publishing.listLinkChoices, asked));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={5} />}>
      {({ items: [thing] }) => (
        <Editor post={null} wanted={{ ...wanted, link: link && thing ? named(link, thing) : null }} />
      )}
    </QueryContent>
  );
}

function named(link: PostLink, { name, parts }: LinkChoice): ListedLink {
  const part = parts.find(({ id }) => id === link.part);
  return { ...link, part: part?.id ?? null, name, partName: part?.name ?? "" };
}

export const NewMessageScreen = () => <NewScreen kind="message" />;
export const NewActivityScreen = () => <NewScreen kind="activity" />;
export const NewVacancyScreen = () => <NewScreen kind="vacancy" />;

/** Starts from the server's current version, as an older one could not be saved, or from what was just created on this screen. */
export function EditMessageScreen() {
  const postId = useRouteParam("postId");
  const [{ day }] = useFilters(EditSearch);
  const [isKnown] = useState(() => isJustCreated(postId));
  const query = useQuery({
    ...queryOf(api.publishing.getPost, { params: { postId } }),
    staleTime: 0,
    refetchOnMount: isKnown || "always",
  });
  if (!isKnown && !query.isFetchedAfterMount) return <FormPlaceholder fields={5} />;
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={5} />}>
      {(post) =>
        post.can.edit === true ? (
          <Editor key={post.id} post={post} wanted={{ kind: post.kind, type: post.type, day }} />
        ) : (
          <ForbiddenPost kind={post.kind} title={post.title} because={post.can.edit} />
        )
      }
    </QueryContent>
  );
}

/** `title`: that of an existing post; a new one is named by its kind. */
function ForbiddenPost({ kind, title, because }: ForbiddenProps) {
  const t = useText();
  const words = useKindText(kind);
  const name = title === undefined ? words("newTitle") : title.trim() || t("compose.untitled");
  return <ForbiddenPage title={name} heading={words("notYours")} because={because} />;
}

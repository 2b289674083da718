import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { isKnownTo, seesDrafts } from "./problems.ts";

/** As many as a list to choose from shows. */
const mostShown = 20;

export const linkHandlers = handle(publishing, {
  async listLinkChoices(call) {
    const { query, actor, provided } = call;
    const kind = provided.linkKinds.get(query.kind) ?? refuseFields({ kind: "invalid" });
    const { search = "", id } = query;
    const isPublished = !seesDrafts(kind, actor);
    const wanted = id === undefined ? { search, isPublished, limit: mostShown } : { ids: [id] };
    const found = await kind.listOwn(call, wanted);
    return {
      items: found.filter(isKnownTo(kind, actor)).map(({ publishAt, publishedAt, parts, ...one }) => ({
        id: one.id,
        name: one.name,
        state: publishedAt ? ("published" as const) : publishAt ? ("scheduled" as const) : ("concept" as const),
        opensAt: (publishedAt ?? publishAt)?.toISOString() ?? null,
        parts: [...parts],
      })),
    };
  },
});

import { z } from "zod";
import { anyone, Cursor, Id, Language, pageOf, routes, Slug } from "../../kernel/index.ts";
import { ReadProject } from "../projects/schemas.ts";
import { PublicAddress, PublicAddressQuery, PublicNews, PublicPage, PublicProjectPage } from "./schemas.ts";

const params = z.object({ networkSlug: Slug });

export const publicPageRoutes = routes({
  readPublicPage: {
    summary:
      "The public participation page of a network, or of one of its organisations: projects, polls, messages and activities that everybody may read",
    method: "GET",
    path: "/networks/:networkSlug/participation",
    access: anyone,
    params,
    query: z.object({ organisationId: Id.optional(), language: Language.optional(), cursor: Cursor }),
    response: PublicPage,
    refusals: ["not_found"],
  },
  readPublicProjectPage: {
    summary: "A project of the public participation pages, with what its page shows around it",
    method: "GET",
    path: "/networks/:networkSlug/participation/projects/:projectId",
    access: anyone,
    params: params.extend({ projectId: Id }),
    query: z.object({ language: Language.optional() }),
    response: PublicProjectPage,
    refusals: ["not_found"],
  },
  listPublicNews: {
    summary: "The latest projects and messages of the public pages, newest first; optionally of one organisation",
    method: "GET",
    path: "/networks/:networkSlug/participation/news",
    access: anyone,
    params,
    query: z.object({ organisationId: Id.optional(), language: Language.optional() }),
    response: PublicNews,
    refusals: ["not_found"],
  },
  listPublicRecords: {
    summary: "The projects of the public pages with all that everybody reads of them, for open data; latest first",
    method: "GET",
    path: "/networks/:networkSlug/participation/records",
    access: anyone,
    params,
    query: z.object({ language: Language.optional(), cursor: Cursor }),
    response: pageOf(ReadProject),
    refusals: ["not_found"],
  },
  listPublicAddresses: {
    summary:
      "What a network has on its public pages, for search engines: projects, then messages, then organisations, each by when they were published; optionally of one kind and of some years",
    method: "GET",
    path: "/networks/:networkSlug/participation/addresses",
    access: anyone,
    params,
    query: PublicAddressQuery,
    response: pageOf(PublicAddress),
    refusals: ["not_found"],
  },
});

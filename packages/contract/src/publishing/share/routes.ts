import { z } from "zod";
import { SubjectKind } from "../../conversations/index.ts";
import { paperSizes, qrCodeFormats } from "../../files/index.ts";
import { anyone, Id, Language, routes, Slug, staffBySubject } from "../../kernel/index.ts";
import { ShareLink, ShortCode } from "./schemas.ts";

const viewer = staffBySubject("viewer");
const params = z.object({ subjectKind: SubjectKind, subjectId: Id });

export const shareRoutes = routes({
  getShareLink: {
    summary: "The link to something published, who can open it, and the languages of its poster",
    method: "GET",
    path: "/share/:subjectKind/:subjectId",
    access: viewer,
    params,
    response: ShareLink,
    refusals: ["not_found", "not_published"],
  },
  exportQrCode: {
    summary: "A QR code that opens it, for one's own print work",
    method: "GET",
    path: "/share/:subjectKind/:subjectId/qr-code",
    access: viewer,
    limit: "exports",
    params,
    query: z.object({ format: z.enum(qrCodeFormats).default("svg") }),
    download: { type: "image/svg+xml", otherTypes: ["image/png"] },
    refusals: ["not_found", "not_published"],
  },
  exportPoster: {
    summary: "A poster with its QR code, ready to print: a tagged PDF of one page",
    method: "GET",
    path: "/share/:subjectKind/:subjectId/poster",
    access: viewer,
    limit: "exports",
    params,
    /** A language that it is not written in gives the original. */
    query: z.object({ paper: z.enum(paperSizes).default("a4"), language: Language.optional() }),
    download: { type: "application/pdf" },
    refusals: ["not_found", "not_published"],
  },
  findShared: {
    summary: "Where a short address leads: a path within the network's pages. Reading what is there has its own rules",
    method: "GET",
    path: "/networks/:networkSlug/shared/:shortCode",
    access: anyone,
    params: z.object({ networkSlug: Slug, shortCode: ShortCode }),
    response: z.object({ path: z.string() }),
    refusals: ["not_found"],
  },
});

import { z } from "zod";
import { anyone, residentOrStaff, routes, Slug } from "../kernel/index.ts";
import { FileView } from "./schemas.ts";
import { attachmentMaxBytes, imageMaxBytes } from "./values.ts";

export const files = routes({
  uploadImage: {
    summary: "Upload a picture; it is decoded, stripped of metadata and stored in three widths",
    method: "POST",
    path: "/files/images",
    access: { ...residentOrStaff("network", "editor"), alsoIn: "participation" },
    upload: { maxBytes: imageMaxBytes },
    limit: "uploads",
    response: FileView,
    refusals: ["file_too_large", "file_kind_refused", "too_many_requests"],
  },
  uploadAttachment: {
    summary: "Upload a document, which is only ever served as a download",
    method: "POST",
    path: "/files/attachments",
    access: { ...residentOrStaff("network", "editor"), alsoIn: "participation" },
    upload: { maxBytes: attachmentMaxBytes },
    limit: "uploads",
    response: FileView,
    refusals: ["file_too_large", "file_kind_refused", "too_many_requests"],
  },
  readFile: {
    summary: "The bytes of a picture in one width, or of an attachment",
    method: "GET",
    path: "/files/:networkSlug/:fileKey/:variant",
    access: anyone,
    params: z.object({
      networkSlug: Slug,
      /** A key, followed by the address's signature if the file is not public. */
      fileKey: z.string().regex(/^[A-Za-z0-9_-]{22}(\.[rk][0-9a-z]{1,10}\.[A-Za-z0-9_-]{22})?$/, { error: "invalid" }),
      variant: z.enum(["320", "800", "1600", "original"]),
    }),
    download: { type: "application/octet-stream" },
    refusals: ["not_found"],
  },
});

import type { SentForm } from "@stoep/contract/care";
import type { SentRow } from "./store/sent.ts";

export const viewSent = (row: SentRow): SentForm => ({
  sentAt: row.sentAt.toISOString(),
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  isNew: row.isNew,
  consent: { version: row.version, text: row.text, since: row.since.toISOString() },
  post: row.postId === null ? null : { id: row.postId, title: row.title ?? "" },
});

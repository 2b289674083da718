import type { SentForm } from "@stoep/contract/care";
import type { SubmissionRow } from "./store/submissions.ts";

export const viewSentForm = (row: SubmissionRow): SentForm => ({
  sentAt: row.sentAt.toISOString(),
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  isNew: row.isNew,
  consent: { version: row.version, text: row.text, since: row.since.toISOString() },
  post: row.postId === null ? null : { id: row.postId, title: row.title ?? "" },
});

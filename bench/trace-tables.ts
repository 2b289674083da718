/** What the people of a city leave behind: sessions, sent mails, and the log of staff actions. */
import { count, idOf, type Size, type Table } from "./rows.ts";

const [lately, later, soon] = ["2026-11-19T08:00:00Z", "2026-11-20T08:00:00Z", "2026-12-20T08:00:00Z"];
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const entries = (size: Size) => Math.floor(size.posts / 5);

export const traceTables: Table[] = [
  {
    name: "public.session",
    columns: "id, account_id, resident_id, client, agent, created_at, refreshed_at, expires_at",
    rows: (size) =>
      count(size.residents, (index) => [
        idOf("session", index),
        idOf("account", index),
        idOf("resident", index),
        "resident",
        agent,
        lately,
        later,
        soon,
      ]),
  },
  {
    name: "public.refresh_token",
    columns: "token_hash, session_id, created_at, expires_at",
    rows: (size) =>
      count(size.residents, (index) => [`t${index}`.padEnd(43, "x"), idOf("session", index), later, soon]),
  },
  {
    name: "public.delivery",
    columns:
      "id, network_id, template, subject_id, account_id, recipient, language, content, state, lane, attempts, next_try_at, queued_at, settled_at",
    rows: (size) =>
      count(size.residents, (index) => [
        idOf("delivery", index),
        idOf("network", 0),
        "publishing.alert",
        idOf("post", 199),
        idOf("account", index),
        `buur${index}@example.org`,
        "nl",
        "{}",
        "accepted",
        1,
        1,
        lately,
        lately,
        later,
      ]),
  },
  {
    name: "public.audit_entry",
    columns:
      "id, at, organisation_id, network_id, account_id, actor_name, action, subject_kind, subject_id, subject_name, address, agent, request_id",
    rows: (size) =>
      count(entries(size), (index) => [
        idOf("entry", index),
        lately,
        idOf("organisation", 0),
        idOf("network", 0),
        idOf("staff", 0),
        "Ada Proef",
        "publishing.publish",
        "post",
        idOf("post", index),
        `Bericht ${index}`,
        "192.0.2.1",
        agent,
        `r${index}`,
      ]),
  },
];

/** Messages that would have been sent, for developers: only while no mail server is set, and only to this machine. */
import type { FastifyInstance } from "fastify";
import { type Config, isLocal } from "#kernel/config.ts";
import { refuse } from "#kernel/refuse.ts";
import { openMailbox } from "../adapters/mailbox.ts";
import { listPage, mailboxPolicy, messagePage } from "../adapters/mailbox-page.ts";
import { allowOnlyFrom } from "./operator-access.ts";

/** The mails contain links that sign in, so an installation with a public address does not show them. */
export const showsMailbox = ({ mailUrl, publicUrl, isDevelopment }: Config): boolean =>
  mailUrl === null && (isDevelopment || isLocal(publicUrl));

export function addMailbox(web: FastifyInstance, config: Config): void {
  if (!showsMailbox(config)) return;
  const mailbox = openMailbox(config.folder);
  const onRequest = allowOnlyFrom([]);
  const page = (html: string) => ({
    html,
    headers: {
      "content-security-policy": mailboxPolicy,
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    },
  });
  web.get("/dev/mailbox", { onRequest }, async (_, reply) => {
    const { html, headers } = page(listPage(await mailbox.list()));
    return reply.headers(headers).send(html);
  });
  web.get<{ Params: { id: string } }>("/dev/mailbox/:id", { onRequest }, async (request, reply) => {
    const { html, headers } = page(messagePage((await mailbox.read(request.params.id)) ?? refuse("not_found")));
    return reply.headers(headers).send(html);
  });
}

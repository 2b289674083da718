/**
 * The address to unsubscribe in the header of mails, opened by a person: it leads to the page with the button. Nothing changes, since
 * mail scanners open links as well.
 */
import type { UnsubscribeRequest } from "@stoep/contract/notifications";
import type { FastifyInstance, FastifyRequest } from "fastify";

type Request = FastifyRequest<{ Params: { token: string } }>;

export function addUnsubscribePage(web: FastifyInstance): void {
  web.get("/api/unsubscribe/:token", async ({ params: { token }, ip }: Request, reply) => {
    const found = await web.inject({
      method: "POST",
      url: "/api/unsubscribe/read",
      payload: { token },
      remoteAddress: ip,
    });
    const home = found.statusCode === 200 ? homeOf(found.json<UnsubscribeRequest>()) : "/dashboard";
    return reply.header("cache-control", "no-store").redirect(`${home}/unsubscribe#${encodeURIComponent(token)}`, 303);
  });
}

const homeOf = ({ reader, network }: UnsubscribeRequest) => (reader === "staff" ? "/dashboard" : `/${network.slug}`);

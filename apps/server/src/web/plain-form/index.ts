/**
 * The form to ask for help as pages that need no script, and the page that a mailed link of it leads to. They call the API as a guest, with
 * the reader's address, so that nothing is possible here that is not possible there. S2 §3
 */
import type { HelpForm } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "#kernel/http/request.ts";
import { confirmPage, formPage, messagePage } from "./pages.ts";
import { draftOf, type Typed } from "./typed.ts";

interface Place {
  network: string;
  organisation: string;
}
type Request = FastifyRequest<{ Params: Place; Querystring: Record<string, unknown>; Body: Typed | undefined }>;
type Answer<T> = { status: number; body: T & { code?: string; fields?: Record<string, string> } };

const path = "/forms/:network/care/:organisation";

export function addPlainForm(web: FastifyInstance): void {
  web.get(path, (request: Request, reply) => showForm(web, request, reply, {}));
  web.post(path, (request: Request, reply) => sendForm(web, request, reply));
  web.get(`${path}/confirm`, async (request: Request, reply) => {
    const { token } = request.query;
    return show(reply, 200, confirmPage(readerLanguage(request), typeof token === "string" ? token : ""));
  });
  web.post(`${path}/confirm`, async (request: Request, reply) => {
    const { status, body } = await ask<object>(web, request, "confirmation", {
      token: String(request.body?.token ?? ""),
    });
    const { code = "" } = body;
    const key =
      status === 200 ? "sent" : code === "token_invalid" ? "linkOver" : code === "not_found" ? "off" : "failed";
    return show(reply, status, messagePage(readerLanguage(request), key));
  });
}

/** The address of the form without script, for a screen of the residents' app; null for any other screen. */
export function plainFormOf(url: string): string | null {
  const [, network, organisation, query = ""] = screen.exec(url) ?? [];
  return network && organisation ? `/forms/${network}/care/${organisation}${query}` : null;
}
const screen = /^\/([a-z0-9-]+)\/care\/help\/([0-9a-f-]{36})\/?(\?[\w=&-]*)?(?:#.*)?$/;

interface Refill {
  typed?: Typed;
  faults?: Record<string, string>;
  problem?: "stale" | "failed" | "tooMany";
  status?: number;
}

async function showForm(web: FastifyInstance, request: Request, reply: FastifyReply, refill: Refill) {
  const language = readerLanguage(request);
  const { status, body: form } = await ask<HelpForm>(web, request, "");
  if (status !== 200)
    return show(reply, status, messagePage(language, status === 429 || status >= 500 ? "failed" : "off"));
  const { typed = {}, faults = {}, problem, status: shown = 200 } = refill;
  const message = typeof request.query.message === "string" ? request.query.message : "";
  return show(reply, shown, formPage(language, { form, typed: { postId: message, ...typed }, faults, problem }));
}

async function sendForm(web: FastifyInstance, request: Request, reply: FastifyReply) {
  const language = readerLanguage(request);
  const typed = request.body ?? {};
  const { status, body } = await ask<{ waitsForMail: boolean }>(web, request, "", draftOf(typed, language));
  if (status === 200) return show(reply, 200, messagePage(language, body.waitsForMail ? "waits" : "sent"));
  const { code, fields } = body;
  const refill = (more: Refill) => showForm(web, request, reply, { typed, status, ...more });
  if (code === "not_found") return show(reply, status, messagePage(language, "off"));
  if (code === "invalid_input") return refill({ faults: fields ?? {} });
  // With the stamp and the text of the form as it is now.
  if (code === "changed_meanwhile")
    return refill({ problem: "stale", typed: { ...typed, stamp: "", hasConsented: "" } });
  return refill({ problem: code === "too_many_requests" ? "tooMany" : "failed" });
}

async function ask<T>(web: FastifyInstance, request: Request, more: string, body?: object): Promise<Answer<T>> {
  const { network, organisation } = request.params;
  const { "sec-fetch-site": site } = request.headers;
  const answer = await web.inject({
    method: body ? "POST" : "GET",
    url: `/api/networks/${encodeURIComponent(network)}/care/forms/${encodeURIComponent(organisation)}${more === "" ? "" : `/${more}`}`,
    headers: { "accept-language": readerLanguage(request), "sec-fetch-site": site ?? "none" },
    remoteAddress: request.ip,
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

function readerLanguage({ headers, query }: Request): Language {
  return languageOf(typeof query.lang === "string" ? query.lang : headers["accept-language"]);
}

const show = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "no-store", vary: "accept-language" })
    .send(page);

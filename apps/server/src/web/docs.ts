/** The API's reference at /api/docs. Its program is large, so it is loaded when the page is first requested. */

import { readFile } from "node:fs/promises";
import { daySeconds } from "@stoep/contract/kernel";
import Fastify, { type FastifyInstance } from "fastify";
import { hashSource, inlineScripts } from "./headers.ts";

export function addDocs(web: FastifyInstance, openapi: string): void {
  let opened: Promise<FastifyInstance> | undefined;
  const read = async (path: string) => {
    opened ??= open();
    return (await opened).inject({ url: path });
  };
  web.get("/api/openapi.json", async (_, reply) =>
    reply
      .type("application/json")
      .header("cache-control", "no-cache")
      .send(await readFile(openapi)),
  );
  web.get("/api/docs", (_, reply) => reply.redirect("/api/docs/"));
  web.get("/api/docs/", async (_, reply) => {
    const { payload } = await read("/api/docs/");
    const scripts = inlineScripts(payload).map(hashSource).join(" ");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policyFor(scripts))
      .send(payload);
  });
  web.get("/api/docs/js/scalar.js", async (_, reply) => {
    const { rawPayload } = await read("/api/docs/js/scalar.js");
    return reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", `max-age=${daySeconds}`)
      .send(rawPayload);
  });
}

async function open(): Promise<FastifyInstance> {
  const { default: reference } = await import("@scalar/fastify-api-reference");
  const docs = Fastify();
  await docs.register(reference, {
    routePrefix: "/api/docs",
    configuration: {
      url: "/api/openapi.json",
      pageTitle: "Stoep API",
      favicon: "/icon.svg",
      // Nothing is requested from other sites.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return docs;
}

const policyFor = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

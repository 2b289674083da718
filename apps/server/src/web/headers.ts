/** Headers that stop a browser from doing what none of our pages needs. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "#kernel/config.ts";

/** `pages`: HTML files of the apps; their inline scripts are allowed by hash, no other inline script is. */
export async function addHeaders(
  http: FastifyInstance,
  { config, pages, tileOrigins }: { config: Config; pages: string[]; tileOrigins: () => Promise<readonly string[]> },
): Promise<void> {
  let tiles: readonly string[] = [];
  http.addHook("onRequest", async ({ url }) => {
    if (!/^\/(api|forms|health|metrics)(\/|$)/.test(url)) tiles = await tileOrigins();
  });
  // Map tiles are fetched by the map's worker, as pictures.
  const allowTiles = () => tiles.join(" ");
  const isSecure = config.publicUrl.startsWith("https:");
  const html = await Promise.all(pages.map((page) => readFile(page, "utf8").catch(() => "")));
  const { script, ...directives } = policy;
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...directives,
        "img-src": [...directives["img-src"], allowTiles],
        "connect-src": [...directives["connect-src"], allowTiles],
        "script-src": [...script, ...html.flatMap(inlineScripts).map(hashSource)],
        ...(isSecure ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
    // Only an installation behind HTTPS may promise to stay there.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    originAgentCluster: isSecure,
    // Links in mails contain tokens: other sites get only our origin.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  http.addHook("onRequest", async (_, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  });
}

const self = "'self'";
const policy = {
  "default-src": ["'none'"],
  script: [self],
  // Mantine writes its colours and sizes into style elements.
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:", "blob:"],
  "font-src": [self],
  "connect-src": [self],
  "manifest-src": [self],
  "media-src": [self],
  // The map draws in a worker.
  "worker-src": [self, "blob:"],
  // Ourselves: the reader's page within the dashboard (reader-page.ts).
  "frame-src": [self, "https://www.youtube-nocookie.com"],
  "frame-ancestors": ["'none'"],
  "form-action": [self],
  "base-uri": [self],
  "object-src": ["'none'"],
};

export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? "");

export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

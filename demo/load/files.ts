/** Pictures and attachments: their rows are written with everything else, while they are drawn and stored. */

import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { sql } from "kysely";
import sharp from "sharp";
import { idList } from "../../apps/server/src/kernel/sql/id-list.ts";
import { contentKey, mimeTypes, newSecret, storedWidths } from "../../apps/server/src/modules/files/rules.ts";
import { documents, drawings, renderDrawing } from "../care/pictures.ts";
import { momentOf, withStamps } from "../moments.ts";
import { organisations } from "../people/organisations.ts";
import { drawBanner, drawLogo } from "../pictures/organisation-marks.ts";
import { drawPortrait } from "../pictures/portraits.ts";
import { drawScene } from "../pictures/scenes/index.ts";
import { cityOf, posts } from "../posts/index.ts";
import { type DemoProject, projects } from "../projects/index.ts";
import { richText } from "../rich-text.ts";
import type { City, DemoPost, OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { surveys } from "../surveys/index.ts";
import { scenePictureKey } from "../surveys/pictures.ts";
import { staffId } from "./people.ts";
import { insertAll, type Site, type Tools } from "./site.ts";

/** A file by its name in the database. Its content is drawn while other rows are written. */
interface NamedFile {
  key: string;
  kind: "image" | "attachment";
  name: string;
  mime: string;
  uploadedBy: string;
}

/** What is known about it once it is stored. */
interface StoredFile {
  key: string;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
}

interface PlannedFile extends NamedFile {
  store(): Promise<StoredFile>;
}

export const imageKey = (post: DemoPost, index: number): string => `${post.key}/picture-${index}`;
export const attachmentKey = (post: DemoPost, index: number): string => `${post.key}/attachment-${index}`;
export const projectImageKey = (project: DemoProject): string => `project-${project.key}/picture`;
export const logoKey = (key: OrganisationKey): string => `${key}/logo`;
export const bannerKey = (key: OrganisationKey): string => `${key}/banner`;
const careFileKey = (name: string): string => `care/${name}`;
/** Portraits of people in care. */
export const portraits = 32;
export const portraitKey = (number: number): string => `care/portrait-${number}`;
export const fileId = (key: string): string => stableId("file", key);

/** The id of a file on a care ticket. */
export const careFileId = (name: string): string => fileId(careFileKey(name));

const digest = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest();

/** All files of a city. */
export const planFiles = (tools: Tools, city: City, schema: string): PlannedFile[] => [
  ...posts.filter((post) => cityOf(post) === city).flatMap((post) => filesOfPost(tools, post, schema)),
  ...(Object.keys(organisations) as OrganisationKey[])
    .filter((key) => organisations[key].city === city)
    .flatMap((key) => marksOf(tools, key, schema)),
  ...(city === "gent" ? picturesOfProjects(tools, schema) : []),
  ...(city === "gent" ? picturesOfSurveys(tools, schema) : []),
  ...(city === "gent" ? filesOfCare(tools, schema) : []),
  ...(city === "gent" ? portraitsOf(tools, schema) : []),
];

/** With two processors, one is left to the database and the code that writes into it. */
const atOnce = availableParallelism() > 2 ? 3 : 1;

/** Draws and stores files. */
export async function storeFiles(planned: readonly PlannedFile[]): Promise<StoredFile[]> {
  const work = [...planned];
  const kept: StoredFile[] = [];
  const next = async (): Promise<void> => {
    for (let file = work.shift(); file; file = work.shift()) kept.push(await file.store());
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return kept;
}

function filesOfPost(tools: Tools, post: DemoPost, schema: string): PlannedFile[] {
  const uploadedBy = staffId(post.author);
  const moment = momentOf(post.when, tools.now, false) ?? tools.now;
  const pictures = (post.pictures ?? []).map(({ scene, seed }, index) =>
    picture(tools, {
      schema,
      key: imageKey(post, index),
      name: `${scene}.png`,
      uploadedBy,
      svg: () => drawScene(scene, seed ?? scene),
    }),
  );
  const attachments = (post.attachments ?? []).map(({ name, text }, index) =>
    attachment(tools, {
      schema,
      key: attachmentKey(post, index),
      name,
      uploadedBy,
      text: withStamps(text, moment),
    }),
  );
  return [...pictures, ...attachments];
}

const picturesOfProjects = (tools: Tools, schema: string): PlannedFile[] =>
  projects.flatMap((project) => {
    if (!project.picture) return [];
    const { scene, seed = scene } = project.picture;
    const [key, uploadedBy] = [projectImageKey(project), staffId(project.author)];
    return [picture(tools, { schema, key, name: `${scene}.png`, uploadedBy, svg: () => drawScene(scene, seed) })];
  });

const picturesOfSurveys = (tools: Tools, schema: string): PlannedFile[] =>
  surveys.flatMap(({ key, author, pictures = [] }) =>
    pictures.map((scene) =>
      picture(tools, {
        schema,
        key: scenePictureKey(key, scene),
        name: `${scene}.png`,
        uploadedBy: staffId(author),
        svg: () => drawScene(scene, key),
      }),
    ),
  );

const portraitsOf = (tools: Tools, schema: string): PlannedFile[] =>
  Array.from({ length: portraits }, (_, number) => {
    const [key, uploadedBy] = [portraitKey(number), staffId("griet")];
    return picture(tools, { schema, key, name: "portret.png", uploadedBy, svg: () => drawPortrait(key) });
  });

function marksOf(tools: Tools, key: OrganisationKey, schema: string): PlannedFile[] {
  const { mark, banner, city } = organisations[key];
  const uploadedBy = staffId(city === "leuven" ? "otto" : "ada");
  const one = { schema, uploadedBy };
  return [
    picture(tools, { ...one, key: logoKey(key), name: "logo.png", svg: () => drawLogo(mark) }),
    picture(tools, { ...one, key: bannerKey(key), name: "banner.png", svg: () => drawBanner(banner, key) }),
  ];
}

function filesOfCare(tools: Tools, schema: string): PlannedFile[] {
  const one = { schema, uploadedBy: staffId("griet") };
  return [
    ...drawings.map(({ name, draw }) =>
      picture(tools, {
        ...one,
        key: careFileKey(name),
        name: `${name}.jpg`,
        svg: () => renderDrawing(draw),
        density: 72,
      }),
    ),
    ...documents.map(({ name, text }) => attachment(tools, { ...one, key: careFileKey(name), name, text })),
  ];
}

interface Drawing {
  schema: string;
  key: string;
  name: string;
  uploadedBy: string;
  svg(): string;
  density?: number;
}

/** Scenes at three quarters of their drawn size: 1,200 pixels fill a screen, and cost half as much of a first start. */
const ofScenes = 54;

const picture = (tools: Tools, drawing: Drawing): PlannedFile => {
  const { key, name, uploadedBy } = drawing;
  return { key, kind: "image", name, mime: "image/webp", uploadedBy, store: () => storePicture(tools, drawing) };
};

async function storePicture({ ports }: Tools, drawing: Drawing): Promise<StoredFile> {
  const { schema, key, svg, density = ofScenes } = drawing;
  const source = svg();
  const { data, info } = await sharp(Buffer.from(source), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let bytes = 0;
  for (const kept of storedWidths({ width, height })) {
    const picture = sharp(data, { raw: { width, height, channels } });
    const content = await picture
      .resize({ width: kept, withoutEnlargement: true })
      .webp({ quality: 82, effort: 0 })
      .toBuffer();
    await ports.files.put(contentKey(schema, fileId(key), String(kept)), content, "image/webp");
    bytes = content.length;
  }
  return { key, bytes, width, height, sha256: digest(source).toString("hex") };
}

interface Document extends Omit<Drawing, "svg" | "density"> {
  text: string;
}

function attachment({ ports }: Tools, { schema, key, name, uploadedBy, text }: Document): PlannedFile {
  const content = Buffer.from(name.endsWith(".ics") ? text.replaceAll("\n", "\r\n") : text);
  const mime = mimeTypes[name.split(".").at(-1) as keyof typeof mimeTypes];
  const store = async (): Promise<StoredFile> => {
    await ports.files.put(contentKey(schema, fileId(key), "original"), content, mime);
    return { key, bytes: content.length, width: null, height: null, sha256: digest(content).toString("hex") };
  };
  return { key, kind: "attachment", name, mime, uploadedBy, store };
}

/** Inserts rows without size and content type, which `describeFiles` adds. */
export async function insertFiles({ trx, now, city }: Site, planned: readonly PlannedFile[]): Promise<void> {
  const rows = planned.map(({ key, kind, name, mime, uploadedBy }) => ({
    id: fileId(key),
    key: digest(`file/${key}`).toString("base64url").slice(0, 22),
    secret: newSecret(),
    kind,
    name,
    mime,
    uploadedBy,
    bytes: 1,
    sha256: "",
    ...(kind === "image" ? { width: 1, height: 1 } : { width: null, height: null }),
    createdAt: now,
    usedAt: now,
  }));
  await insertAll(trx, "file", rows);
  const mine = (Object.keys(organisations) as OrganisationKey[]).filter((key) => organisations[key].city === city);
  await insertAll(
    trx,
    "organisationProfile",
    mine.map((key) => ({
      organisationId: stableId("organisation", key),
      logoId: fileId(logoKey(key)),
      bannerId: fileId(bannerKey(key)),
      textHtml: richText(organisations[key].about),
      website: organisations[key].website,
      phone: organisations[key].phone,
      address: organisations[key].address,
    })),
  );
}

/** Call it once the files are stored. */
export async function describeFiles({ trx, network: { schema } }: Site, kept: readonly StoredFile[]): Promise<void> {
  const column = <K extends keyof StoredFile>(name: K) => kept.map((one) => one[name]);
  await sql`update ${sql.id(schema, "file")} f
    set bytes = k.bytes, width = k.width, height = k.height, sha256 = k.sha256
    from unnest(${idList(kept.map(({ key }) => fileId(key)))}, ${column("bytes")}::integer[], ${column("width")}::integer[],
      ${column("height")}::integer[], ${column("sha256")}::text[]) as k (id, bytes, width, height, sha256)
    where f.id = k.id`.execute(trx);
}

/** Pictures and attachments: drawn and stored first; their rows are written with everything else. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { contentKey, keptWidths, mimeTypes, newSecret } from "../../apps/server/src/modules/files/rules.ts";
import { documents, drawings, drawnAs } from "../care/pictures.ts";
import { momentOf, withStamps } from "../moments.ts";
import { organisations } from "../people/organisations.ts";
import { drawBanner, drawLogo } from "../pictures/marks.ts";
import { drawPortrait } from "../pictures/portraits.ts";
import { drawScene } from "../pictures/scenes/index.ts";
import { cityOf, posts } from "../posts/index.ts";
import { richText } from "../richtext.ts";
import type { City, DemoPost, OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { staffId } from "./people.ts";
import { insertAll, type Site, type Tools } from "./tools.ts";

interface Kept {
  key: string;
  kind: "image" | "attachment";
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  uploadedBy: string;
}

export const imageKey = (post: DemoPost, index: number): string => `${post.key}/picture-${index}`;
export const attachmentKey = (post: DemoPost, index: number): string => `${post.key}/attachment-${index}`;
export const logoKey = (key: OrganisationKey): string => `${key}/logo`;
export const bannerKey = (key: OrganisationKey): string => `${key}/banner`;
const attachedKey = (name: string): string => `care/${name}`;
/** Pictures of people of care. */
export const portraits = 32;
export const portraitKey = (number: number): string => `care/portrait-${number}`;
export const fileId = (key: string): string => stableId("file", key);

/** Of what lies with tickets of care. */
export const attachedId = (name: string): string => fileId(attachedKey(name));

const digest = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest();

/** Draws and stores all files of a city, several at once. */
export async function storeFiles(tools: Tools, city: City, schema: string): Promise<Kept[]> {
  const work = [
    ...posts.filter((post) => cityOf(post) === city).flatMap((post) => filesOfPost(tools, post, schema)),
    ...(Object.keys(organisations) as OrganisationKey[])
      .filter((key) => organisations[key].city === city)
      .flatMap((key) => marksOf(tools, key, schema)),
    ...(city === "gent" ? filesOfCare(tools, schema) : []),
    ...(city === "gent" ? portraitsOf(tools, schema) : []),
  ];
  const kept: Kept[] = [];
  const next = async (): Promise<void> => {
    for (let task = work.shift(); task; task = work.shift()) kept.push(await task());
  };
  await Promise.all([next(), next(), next()]);
  return kept;
}

type Task = () => Promise<Kept>;

function filesOfPost(tools: Tools, post: DemoPost, schema: string): Task[] {
  const uploadedBy = staffId(post.author);
  const moment = momentOf(post.when, tools.now, false) ?? tools.now;
  const pictures = (post.pictures ?? []).map(({ scene, seed }, index): Task => {
    const name = `${scene}.png`;
    return () =>
      storePicture(tools, {
        schema,
        key: imageKey(post, index),
        name,
        uploadedBy,
        svg: () => drawScene(scene, seed ?? scene),
      });
  });
  const attachments = (post.attachments ?? []).map(
    ({ name, text }, index): Task =>
      () =>
        storeText(tools, { schema, key: attachmentKey(post, index), name, uploadedBy, text: withStamps(text, moment) }),
  );
  return [...pictures, ...attachments];
}

const portraitsOf = (tools: Tools, schema: string): Task[] =>
  Array.from({ length: portraits }, (_, number) => {
    const key = portraitKey(number);
    const uploadedBy = staffId("griet");
    return () => storePicture(tools, { schema, key, name: "portret.png", uploadedBy, svg: () => drawPortrait(key) });
  });

function marksOf(tools: Tools, key: OrganisationKey, schema: string): Task[] {
  const { mark, banner, city } = organisations[key];
  const uploadedBy = staffId(city === "leuven" ? "otto" : "ada");
  return [
    () => storePicture(tools, { schema, key: logoKey(key), name: "logo.png", uploadedBy, svg: () => drawLogo(mark) }),
    () =>
      storePicture(tools, {
        schema,
        key: bannerKey(key),
        name: "banner.png",
        uploadedBy,
        svg: () => drawBanner(banner, key),
      }),
  ];
}

function filesOfCare(tools: Tools, schema: string): Task[] {
  const uploadedBy = staffId("griet");
  return [
    ...drawings.map(({ name, draw }): Task => {
      const file = { schema, key: attachedKey(name), name: `${name}.jpg`, uploadedBy };
      return () => storePicture(tools, { ...file, svg: () => drawnAs(draw), density: 72 });
    }),
    ...documents.map(
      ({ name, text }): Task =>
        () =>
          storeText(tools, { schema, key: attachedKey(name), name, uploadedBy, text }),
    ),
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

/** Of scenes: three quarters of the drawing's own size: 1,200 pixels fill a screen, and cost half as much of a first start. */
const ofScenes = 54;

async function storePicture({ ports }: Tools, drawing: Drawing): Promise<Kept> {
  const { schema, key, name, uploadedBy, svg, density = ofScenes } = drawing;
  const source = svg();
  const { data, info } = await sharp(Buffer.from(source), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let bytes = 0;
  for (const kept of keptWidths({ width, height })) {
    const picture = sharp(data, { raw: { width, height, channels } });
    const content = await picture
      .resize({ width: kept, withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    await ports.files.put(contentKey(schema, fileId(key), String(kept)), content, "image/webp");
    bytes = content.length;
  }
  return {
    key,
    kind: "image",
    name,
    mime: "image/webp",
    bytes,
    width,
    height,
    sha256: digest(source).toString("hex"),
    uploadedBy,
  };
}

interface Document extends Omit<Drawing, "svg" | "density"> {
  text: string;
}

async function storeText({ ports }: Tools, { schema, key, name, uploadedBy, text }: Document): Promise<Kept> {
  const content = Buffer.from(name.endsWith(".ics") ? text.replaceAll("\n", "\r\n") : text);
  const mime = mimeTypes[name.split(".").at(-1) as keyof typeof mimeTypes];
  await ports.files.put(contentKey(schema, fileId(key), "original"), content, mime);
  return {
    key,
    kind: "attachment",
    name,
    mime,
    bytes: content.length,
    width: null,
    height: null,
    sha256: digest(content).toString("hex"),
    uploadedBy,
  };
}

export async function insertFiles({ trx, now, city }: Site, kept: readonly Kept[]): Promise<void> {
  const rows = kept.map(({ key, ...row }) => ({
    id: fileId(key),
    key: digest(`file/${key}`).toString("base64url").slice(0, 22),
    secret: newSecret(),
    ...row,
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

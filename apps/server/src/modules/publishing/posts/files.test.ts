/** Files are available to anyone who may see the message that has them, for as long as they may. D §6 */
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileView } from "@stoep/contract/files";
import type { ReadPost } from "@stoep/contract/publishing";
import { beforeAll, describe, expect, test } from "vitest";
import { folderFiles } from "../../../adapters/files-folder.ts";
import { s3Files } from "../../../adapters/files-s3.ts";
import { anAttachment, anImage } from "../../../testing/files.ts";
import { change, create, createLive, paramsOf, publish } from "../../../testing/messages.ts";
import { openSmallS3 } from "../../../testing/small-s3.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

const variantOf = ({ kind }: Pick<FileView, "kind">) => (kind === "image" ? "320" : "original");
const read = (town: Town, file: Pick<FileView, "kind" | "address">, headers: Record<string, string> = {}) =>
  town.http.inject({ url: `${file.address}/${variantOf(file)}`, headers });
const statusOf = async (town: Town, file: FileView) => (await read(town, file)).statusCode;
/** The address without its signature, as a stranger could have copied it. */
const bare = (file: FileView): FileView => ({ ...file, address: file.address.split(".")[0] ?? "" });
const filesOf = (post: ReadPost): FileView[] => [...post.images, ...post.attachments];

async function draftWithFiles(town: Town, changes: Parameters<typeof create>[2] = {}) {
  const { els } = town.people;
  const [image, attachment] = [await anImage(els), await anAttachment(els)];
  const images = [{ id: image.id, altText: "Een plein" }];
  const post = await create(els, [town.noord], { images, attachmentIds: [attachment.id], ...changes });
  return { post, files: [...post.imageFiles, ...post.attachmentFiles] };
}

async function deletePost(town: Town, post: { id: string }) {
  await town.people.els.publishing.deletePost(paramsOf(post));
}

describe("the files of a draft", () => {
  test("are shown in editor, list and preview, but not to a stranger who has their address", async () => {
    const town = await nextTown();
    const { els } = town.people;
    const { post, files } = await draftWithFiles(town);
    const { readings } = await els.publishing.previewPost(paramsOf(post));
    const listed = (await els.publishing.listPosts({ query: { state: "concept" } })).items[0]?.image;
    const shown = [...files, ...readings.flatMap(filesOf), listed as FileView];
    expect(shown).toHaveLength(5);
    for (const file of shown) {
      const response = await read(town, file);
      expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
      expect(await statusOf(town, bare(file))).toBe(404);
    }
  });

  test("are not found by another organisation's editor, who is given no address", async () => {
    const town = await nextTown();
    const { post, files } = await draftWithFiles(town);
    await expect(town.people.otto.publishing.getPost(paramsOf(post))).refuses("not_found");
    const headers = await town.people.otto.headers();
    for (const file of files) expect((await read(town, bare(file), headers)).statusCode).toBe(404);
  });

  test("stay closed while it is scheduled, and open to the people it reaches when it goes live", async () => {
    const town = await nextTown();
    const { els, dirk } = town.people;
    const { post, files } = await draftWithFiles(town);
    await publish(els, post, town.in({ hours: 1 }));
    for (const file of files) expect(await statusOf(town, bare(file))).toBe(404);
    await town.pass({ minutes: 61 });
    const seen = filesOf(await dirk.publishing.readPost(paramsOf(post)));
    expect(seen).toHaveLength(2);
    for (const file of seen) {
      expect((await read(town, file)).headers["cache-control"]).toBe("private, no-cache");
      expect(await statusOf(town, file)).toBe(200);
      expect(await statusOf(town, bare(file))).toBe(404);
    }
  });
});

describe("the files of a live message", () => {
  test("on the public page are public, and revalidated each time", async () => {
    const town = await nextTown();
    const { post, files } = await draftWithFiles(town, { visibility: "public-page" });
    await publish(town.people.els, post);
    const params = { networkSlug: "testdorp", postId: post.id };
    const seen = filesOf(await town.guest.publishing.readPublicPost({ params }));
    expect(seen.map(({ address }) => address)).toEqual(files.map((file) => bare(file).address));
    for (const file of seen) {
      const { statusCode, headers } = await read(town, file);
      expect([statusCode, headers["cache-control"]]).toEqual([200, "public, no-cache"]);
      expect((await read(town, file, { "if-none-match": headers.etag as string })).statusCode).toBe(304);
    }
  });

  test("are closed to its readers as soon as they are taken out of it", async () => {
    const town = await nextTown();
    const { els, dirk } = town.people;
    const { post } = await draftWithFiles(town);
    const live = await publish(els, post);
    const seen = filesOf(await dirk.publishing.readPost(paramsOf(post)));
    await change(els, live, { images: [], attachmentIds: [] });
    for (const file of seen) expect(await statusOf(town, file)).toBe(404);
  });

  test("are not found once it is deleted: at no address, and by no cache that revalidates", async () => {
    const town = await nextTown();
    const { els, dirk } = town.people;
    for (const visibility of ["public-page", "everyone"] as const) {
      const { post, files } = await draftWithFiles(town, { visibility });
      await publish(els, post);
      const seen = filesOf(await dirk.publishing.readPost(paramsOf(post)));
      const etags = await Promise.all(seen.map(async (file) => (await read(town, file)).headers.etag as string));
      await deletePost(town, post);
      for (const file of [...files, ...seen, ...files.map(bare)]) expect(await statusOf(town, file)).toBe(404);
      for (const [at, etag] of etags.entries()) {
        const response = await read(town, seen[at] as FileView, { "if-none-match": etag });
        expect([response.statusCode, response.headers["cache-control"]]).toEqual([404, "no-store"]);
      }
    }
  });

  test("are deleted for good thirty days after it", async () => {
    const town = await nextTown();
    const { post } = await draftWithFiles(town);
    const kept = await draftWithFiles(town);
    await deletePost(town, post);
    expect(town.outside.stored.size).toBe(4);
    await town.pass({ days: 29 });
    // Once more: the next sweep removes files that were released.
    await town.pass({ hours: 2 });
    expect(town.outside.stored.size).toBe(4);
    await town.pass({ days: 2 });
    await town.pass({ hours: 2 });
    const left = await town.db.selectFrom("file").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(kept.files.map(({ id }) => id).sort());
    expect(town.outside.stored.size).toBe(2);
  });
});

describe("a signed address", () => {
  let town: Town;
  let file: FileView;
  beforeAll(async () => {
    town = await nextTown();
    file = (await draftWithFiles(town)).files[0] as FileView;
  });
  const part = (at: number) => file.address.split("/").at(-1)?.split(".")[at] ?? "";
  const withPart = (at: number, other: string) => ({
    ...file,
    address: file.address.replace(`.${part(at)}`, `.${other}`),
  });

  test("is worthless when it was changed, or belongs to another file", async () => {
    const other = (await draftWithFiles(town)).files[0] as FileView;
    const forged = [
      withPart(2, randomBytes(16).toString("base64url")),
      withPart(1, `k${(town.clock.now().getTime() * 2).toString(36)}`),
      withPart(1, part(1).replace("k", "r")),
      { ...file, address: other.address.replace(/[^/.]{22}\./, `${part(0)}.`) },
    ];
    for (const one of forged) expect(await statusOf(town, one)).toBe(404);
    expect(await statusOf(town, file)).toBe(200);
  });

  test("stays the same for hours, so that browsers keep what they have, and ends within half a day", async () => {
    const of = async () => (await town.people.els.publishing.listPosts({ query: { state: "concept" } })).items.at(-1);
    const first = (await of())?.image as FileView;
    await town.pass({ minutes: 1 });
    expect((await of())?.image?.address).toBe(first.address);
    await town.pass({ hours: 12 });
    expect(await statusOf(town, first)).toBe(404);
    expect(await statusOf(town, (await of())?.image as FileView)).toBe(200);
  });
});

test.each(["folder", "S3"])("files kept in a %s follow their message too", async (kind) => {
  const town = await nextTown();
  const s3 = await openSmallS3("key");
  const folder = join(town.config.folder, "kept");
  const options = { bucket: "b", endpoint: s3.endpoint, region: "eu", accessKeyId: "key", secretAccessKey: "secret" };
  Object.assign(town.outside.files, kind === "S3" ? s3Files(options) : folderFiles(folder));
  const image = await anImage(town.people.els);
  const post = await createLive(town.people.els, [town.noord], {
    images: [{ id: image.id, altText: "Een plein" }],
    visibility: "public-page",
  });
  const seen = filesOf(await town.people.dirk.publishing.readPost(paramsOf(post)));
  expect(await Promise.all(seen.map((file) => statusOf(town, file)))).toEqual([200]);
  await deletePost(town, post);
  expect(await Promise.all([...seen, bare(image)].map((file) => statusOf(town, file)))).toEqual([404, 404]);
  await new Promise((done) => s3.server.close(done));
  await rm(folder, { recursive: true, force: true });
});

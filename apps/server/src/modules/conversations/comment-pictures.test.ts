/** A picture in a comment is open to anyone who may see the comment. D §6, D §8 */
import type { FileView } from "@stoep/contract/files";
import { expect, test } from "vitest";
import { anImage, aPicture } from "../../testing/files.ts";
import { createLive, paramsOf } from "../../testing/messages.ts";
import { nextTown } from "../../testing/town.ts";

/** A message on the public page, with a comment that has a picture. */
async function commented() {
  const town = await nextTown();
  const { els, dirk, daan } = town.people;
  const post = await createLive(els, [town.noord], { visibility: "public-page" });
  const params = { subjectKind: "post" as const, subjectId: post.id };
  const image = await anImage(dirk);
  const body = { text: "Kijk", parentId: null, neighbourhoodId: null, imageId: image.id };
  const { id } = await dirk.conversations.createComment({ params, body });
  const seenBy = async (who: typeof els | typeof dirk) =>
    (await who.conversations.listComments({ params })).items[0]?.image ?? null;
  const read = async (file: Pick<FileView, "address"> | null) =>
    (await town.http.inject({ url: `${file?.address}/320` })).statusCode;
  const byKey = { address: image.address.split(".")[0] ?? "" };
  return { town, els, dirk, daan, post, image, byKey, comment: { params: { commentId: id } }, seenBy, read };
}

test("a picture is visible to readers, not to a stranger with its address", async () => {
  const { els, daan, image, byKey, seenBy, read } = await commented();
  expect(await Promise.all([await seenBy(els), await seenBy(daan), image, byKey].map(read))).toEqual([
    200, 200, 200, 404,
  ]);
});

test("when the comment is hidden, only those who decide about it can see the picture", async () => {
  const { els, daan, comment, byKey, seenBy, read } = await commented();
  const before = await seenBy(daan);
  await els.conversations.moderateComment({ ...comment, body: { ground: "spam", reason: "Reclame." } });
  expect(await seenBy(daan)).toBeNull();
  expect(await Promise.all([before, byKey, await seenBy(els)].map(read))).toEqual([404, 404, 200]);
  await els.conversations.showComment(comment);
  expect(await read(before)).toBe(200);
});

test("when the comment is deleted, no address opens the picture, not even its author's", async () => {
  const { els, dirk, daan, comment, image, byKey, seenBy, read } = await commented();
  const before = [await seenBy(els), await seenBy(daan), image, byKey];
  await dirk.conversations.deleteComment(comment);
  expect(await Promise.all(before.map(read))).toEqual([404, 404, 404, 404]);
});

test("when the message is deleted, so are the pictures of its comments", async () => {
  const { els, daan, post, image, seenBy, read } = await commented();
  const before = [await seenBy(els), await seenBy(daan), image];
  await els.publishing.deletePost(paramsOf(post));
  expect(await Promise.all(before.map(read))).toEqual([404, 404, 404]);
});

test("logos are public until they are replaced", async () => {
  const town = await nextTown();
  const { ada } = town.people;
  const upload = async () => ({ file: await aPicture(), fileName: "logo.png" });
  const { logo } = await ada.accounts.setLogo(await upload());
  const status = async () => (await town.http.inject({ url: `${logo?.address}/320` })).statusCode;
  expect([logo?.address.includes("."), await status()]).toEqual([false, 200]);
  await ada.accounts.setLogo(await upload());
  expect(await status()).toBe(404);
});

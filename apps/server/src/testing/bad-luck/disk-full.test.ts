/** No room left for files or for the database: clients should retry later, and the operator can see why. */
import { expect, test } from "vitest";
import { watchDisk } from "../../adapters/disk.ts";
import { anImage } from "../files.ts";
import { aMessage } from "../messages.ts";
import { newTown } from "../town.ts";

const full = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

test("files cannot be stored: uploads are unavailable, reading goes on, and the server reports that it is not ready", async () => {
  const town = await newTown();
  const { els } = town.people;
  expect(await town.app.disk.hasRoom()).toBe(true);
  const put = town.outside.files.put;
  town.outside.files.put = async () => {
    throw full();
  };
  await expect(anImage(els)).refuses("unavailable");
  expect(await town.app.disk.hasRoom()).toBe(false);
  expect((await els.publishing.listPosts()).items).toEqual([]);
  town.outside.files.put = put;
  await anImage(els);
});

test.each(["53100", "53200"])("the database fails with %s: unavailable, and nothing is half written", async (code) => {
  const town = await newTown();
  const { els } = town.people;
  await town.databases.asOwner(`
    create function public.fail() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger fail before insert on n_gent.post for each row execute function public.fail()`);
  await expect(els.publishing.createPost({ body: aMessage([town.noord]) })).refuses("unavailable");
  expect((await els.publishing.listPosts()).items).toEqual([]);
  await town.databases.asOwner("drop trigger fail on n_gent.post");
  await els.publishing.createPost({ body: aMessage([town.noord]) });
});

test("a nearly full disk is reported before the first write fails", async () => {
  let free = 31 * 1024 ** 2;
  const disk = watchDisk("/anywhere", async () => free);
  expect(await disk.hasRoom()).toBe(false);
  free = 33 * 1024 ** 2;
  expect(await disk.hasRoom()).toBe(true);
  disk.note(new Error("something else"));
  expect(await disk.hasRoom()).toBe(true);
});

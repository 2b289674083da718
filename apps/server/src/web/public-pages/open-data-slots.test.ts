/** Who does not read what is made for them gives the place free. */
import { once } from "node:events";
import { expect, test } from "vitest";
import { isFull, madeOf, makingMax } from "./open-data-slots.ts";

async function* parts(count: number) {
  for (let nth = 0; nth < count; nth++) yield `${nth}\n`;
}

test("a reader who stops reading loses the place, and one who waits for us does not", async () => {
  const slow = Array.from({ length: makingMax }, () => madeOf(parts(100_000), { idle: 1 }));
  expect(isFull()).toBe(true);
  const ends = await Promise.all(
    slow.map(async (text) => {
      const failed = once(text, "error");
      text.once("readable", () => text.read());
      return String((await failed)[0]);
    }),
  );
  expect(ends).toEqual(Array(makingMax).fill("Error: open data was not read in time"));
  expect(isFull()).toBe(false);

  let go = () => {};
  const ready = new Promise<void>((done) => {
    go = done;
  });
  async function* late() {
    yield "first ";
    await ready;
    yield "last";
  }
  const text = madeOf(late(), { idle: 60_000 });
  setTimeout(go, 20);
  let read = "";
  for await (const part of text) read += part;
  expect(read).toBe("first last");
});

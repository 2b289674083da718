import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { separateProcess } from "./separate-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoep-program-"));
  await writeFile(join(folder, "program.ts"), program);
});
afterAll(() => rm(folder, { recursive: true }));

type Question = { act: "nothing" | "work" | "search" | "keep" | "break" };

const program = `
import { answerInThread } from ${JSON.stringify(import.meta.resolve("../../kernel/programs/answer-in-thread.ts"))};
answerInThread(import.meta, async ({ act }, note) => {
  note({ note: act });
  if (act === "work") for (;;);
  if (act === "search") /^(.*?\\D)*x$/.test("a".repeat(1_000));
  if (act === "keep") for (const kept = [];;) kept.push(Array(1_000).fill(kept.length / 3));
  if (act === "break") throw new Error("broken");
  return { answer: act };
});`;

function programWithin(bounds: { processorMs: number; memoryMb: number }) {
  const notes: object[] = [];
  const ask = separateProcess<Question, object, object>(join(folder, "program.ts"), {
    name: "the program of a test",
    bounds,
    isNote: (message): message is object => "note" in message,
  });
  return { notes, ask: (act: Question["act"]) => ask({ act }, { onNote: (note) => notes.push(note) }) };
}

test("a question takes no more processor time than it may, and the next one is answered", async () => {
  const { ask, notes } = programWithin({ processorMs: 300, memoryMb: 64 });
  expect(await ask("nothing")).toEqual({ answer: "nothing" });
  for (const act of ["work", "search"] as const) expect(await ask(act)).toEqual({ exceeded: "time" });
  expect(await ask("break")).toEqual({ broken: expect.stringContaining("broken") });
  expect(await ask("nothing")).toEqual({ answer: "nothing" });
  expect(notes).toHaveLength(5);
});

test("a question takes no more memory than it may", async () => {
  const { ask } = programWithin({ processorMs: 60_000, memoryMb: 16 });
  expect(await ask("keep")).toEqual({ exceeded: "memory" });
});

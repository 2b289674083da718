/** A copy of the project in a temporary folder, where something can be added and tried. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { listFiles } from "../source-files.ts";

const root = process.cwd();

export interface Copy {
  folder: string;
  /** Runs a program of the copy with this Node, and returns its output. @throws with the output if it fails */
  run(...command: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "stoep-scratch-"));
  for (const file of listFiles(".", ":!demo/data", ":!tools/scratch", ":!bench/results"))
    await cp(join(root, file), join(folder, file));
  await linkModules(folder);
  await promisify(execFile)("git", ["init", "-q"], { cwd: folder });
  return {
    folder,
    run: (...command) => run(folder, command),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Links the project's libraries, but the copy's own packages. */
async function linkModules(folder: string): Promise<void> {
  const from = join(root, "node_modules");
  await mkdir(join(folder, "node_modules/@stoep"), { recursive: true });
  for (const name of await readdir(from))
    if (name !== "@stoep" && name !== ".vite") await symlink(join(from, name), join(folder, "node_modules", name));
  for (const place of ["packages", "apps"])
    for (const name of await readdir(join(folder, place)))
      await symlink(join(folder, place, name), join(folder, "node_modules/@stoep", name));
}

async function run(cwd: string, command: string[]): Promise<string> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const env = { ...own, DATABASE_URL: inject("testDatabase").adminUrl, NODE_ENV: "", NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd, env, maxBuffer: 2 ** 26 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`${command.join(" ")}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
    },
  );
  return stdout;
}

/** Both the contract's and the schema's files are written anew. */
export async function generate({ run }: Copy): Promise<void> {
  await Promise.all([run("tools/generate-contract.ts"), run("apps/server/src/schema/generate.ts")]);
}

/** Runs these tests of the copy, in a separate database. */
export const runTests = ({ run }: Copy, ...parameters: string[]): Promise<string> =>
  run("node_modules/vitest/vitest.mjs", "run", "--project=node", "--reporter=verbose", ...parameters);

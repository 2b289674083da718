/** One side of a comparison: runs the code of the given checkout, whatever its structure, in a separate process. */
import { join } from "node:path";

const [task = "", checkout = "", url = "", origin = "", scale = "1"] = process.argv.slice(2);
const from = (path: string) => import(join(checkout, path));
const { idOf, sizeOf } = await from("bench/rows.ts");
const size = sizeOf(Number(scale));

if (task === "generate") {
  const { openDatabase } = await from("apps/server/src/kernel/database.ts");
  const { generate } = await from("bench/generate.ts");
  const databases = openDatabase(url, { max: 2 });
  await generate(databases, url, size, () => {});
  await databases.close();
  process.send?.("ready");
}
if (task === "sign-in") {
  const { signIn } = await from("bench/people.ts");
  const residents = Array.from({ length: 400 }, (_, index) => idOf("account", (index * 7) % size.residents));
  const [editor] = await signIn(url, origin, [idOf("staff", 0)], "dashboard");
  process.send?.({ editor, residents: await signIn(url, origin, [...new Set(residents)], "resident") });
}
if (task === "serve") {
  await liftLimits();
  await from("bench/serve.ts");
} else process.disconnect();

/**
 * One editor writes here as much as a hundred would: writes are still counted, but no limit applies. Older checkouts have no such
 * table.
 */
async function liftLimits(): Promise<void> {
  const { limits = {} } = await from("packages/contract/src/rate-limits.ts").catch(() => ({}));
  for (const limit of Object.values<{ max: number }>(limits)) limit.max = 1e9;
}

/** A power cut: kill -9 of the server and of the database that it runs, started as on a fresh clone. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../adapters/environment.ts";
import { openStore } from "../../open-store.ts";
import { createNetworkSchema } from "../../schema/migrate.ts";
import { testSchemas } from "../database.ts";
import { createLive, paramsOf, postOf } from "../messages.ts";
import { password } from "../people.ts";
import { temporary } from "../run-folder.ts";
import { quietLog, testKey } from "../stand-ins.ts";
import { type SettledTown, settleTown } from "../town-people.ts";
import { type Apart, startApart } from "./apart.ts";
import { clientAt } from "./installation.ts";

let folder: string;
let settled: SettledTown;
let server: Apart;
const settings = () => ({ STOEP_FOLDER: folder, STOEP_KEY: testKey, STOEP_PUBLIC_URL: "http://localhost" });
beforeAll(async () => {
  folder = await mkdtemp(join(temporary, "stoep-power-"));
  const store = await openStore(readConfig(settings()), { log: quietLog });
  for (const schema of testSchemas)
    await store.platform.transaction().execute((trx) => createNetworkSchema(trx, schema));
  settled = await settleTown(store, new Date());
  await store.close();
  server = await startApart({ settings: settings() });
});
afterAll(async () => {
  await server.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

async function signIn(name: "ada" | "dirk") {
  const form = { grant_type: "password", username: settled.people[name].email, password };
  const headers = { "x-client-id": name === "ada" ? "dashboard" : "resident" };
  const body = new URLSearchParams(form);
  const answer = await fetch(`${server.address}/api/token`, { method: "POST", headers, body });
  const { access_token } = await answer.json();
  return clientAt(
    () => server.address,
    async () => ({ authorization: `Bearer ${access_token}` }),
  );
}
const postgresPid = async () =>
  Number((await readFile(join(folder, "postgres/data/postmaster.pid"), "utf8")).split("\n")[0]);

test.each([
  ["the server", async () => void (await server.end("SIGKILL"))],
  [
    "the server and its PostgreSQL",
    async () => {
      process.kill(await postgresPid(), "SIGKILL");
      await server.end("SIGKILL");
    },
  ],
])(
  "kill -9 of %s right after an acknowledged publish: after the next start it is all there, and everybody still signed in",
  async (title, kill) => {
    const [ada, dirk] = [await signIn("ada"), await signIn("dirk")];
    const post = await createLive(ada, [settled.places.noord], { title });
    await kill();
    server = await startApart({ settings: settings() });
    expect(await ada.publishing.getPost(paramsOf(post))).toEqual(post);
    expect((await dirk.feed.getFeed()).items.map(postOf)[0]?.title).toBe(title);
  },
  60_000,
);

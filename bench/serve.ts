/** The server under test, as a separate process. It starts as in production, on the database that DATABASE_URL names. */
import { readConfig } from "../apps/server/src/adapters/environment.ts";
import { openLog } from "../apps/server/src/adapters/log.ts";
import { runUntilStopped, startServer } from "../apps/server/src/main.ts";
import { addWeb } from "../apps/server/src/web.ts";

const config = readConfig(process.env);
const log = openLog("warn");
const running = await startServer({
  config,
  log,
  mount: (app, store) => addWeb(app, { config, databases: store, log }),
});
process.send?.("ready");
await runUntilStopped(running, log);
process.exit(0);

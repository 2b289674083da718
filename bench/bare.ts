/** What the feed is measured against: the driver alone, in one process, running the very statement of the feed. Prints JSON. */
import pg from "pg";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { type FeedViewer, selectFeedPage } from "../apps/server/src/modules/feed/index.ts";
import { schema } from "./generate.ts";
import { householdOfResident, idOf, neighbourhoodOfResident, sizeOf } from "./rows.ts";

const [url = "", scale = "1", seconds = "10", concurrency = "10"] = process.argv.slice(2);
const size = sizeOf(Number(scale));
const databases = openDatabase(url, { max: 1 });
const statements = Array.from({ length: 200 }, (_, index) => {
  const resident = index * 7;
  const reader = {
    accountId: idOf("account", resident),
    residentId: idOf("resident", resident),
    neighbourhoodId: idOf("neighbourhood", neighbourhoodOfResident(size, resident)),
    streetId: idOf(
      "street",
      householdOfResident(size, resident) % (size.neighbourhoods * size.streetsPerNeighbourhood),
    ),
    residentKind: "person",
    language: "nl",
  } satisfies Partial<FeedViewer>;
  return selectFeedPage(databases.network(schema), reader as FeedViewer, null).compile();
});
await databases.close();

const pool = new pg.Pool({ connectionString: url, max: Number(concurrency) });
const until = performance.now() + Number(seconds) * 1000;
let done = 0;
let rows = 0;
const started = performance.now();
await Promise.all(
  Array.from({ length: Number(concurrency) }, async (_, lane) => {
    for (let index = lane; performance.now() < until; index++) {
      const statement = statements[index % statements.length];
      if (!statement) continue;
      const result = await pool.query(statement.sql, [...statement.parameters]);
      rows += result.rows.length;
      done++;
    }
  }),
);
console.log(JSON.stringify({ perSecond: done / ((performance.now() - started) / 1000), rowsEach: rows / done }));
await pool.end();

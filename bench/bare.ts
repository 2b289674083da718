/** The baseline for the feed: the driver alone, in one process, running the feed's own two statements for each page. Prints JSON. */

import { feedPageSize } from "@stoep/contract/feed";
import pg from "pg";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { type FeedViewer, selectFeedPage } from "../apps/server/src/modules/feed/index.ts";
import { selectShoutsForFeed } from "../apps/server/src/modules/shouts/index.ts";
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
  const db = databases.network(schema);
  return [
    selectFeedPage(db, reader as FeedViewer, null).compile(),
    selectShoutsForFeed(db, reader, null, feedPageSize + 1).compile(),
  ];
});
await databases.close();

const pool = new pg.Pool({ connectionString: url, max: Number(concurrency) });

/** Pages per second. `name` makes it a prepared statement, planned only a few times, as the server uses it. */
async function rate(name?: string): Promise<number> {
  const started = performance.now();
  const until = started + Number(seconds) * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: Number(concurrency) }, async (_, lane) => {
      for (let index = lane; performance.now() < until; index++) {
        const page = statements[index % statements.length] ?? [];
        await Promise.all(
          page.map(({ sql: text, parameters }, part) =>
            pool.query({ ...(name && { name: `${name}-${part}` }), text, values: [...parameters] }),
          ),
        );
        done++;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
}

console.log(JSON.stringify({ perSecond: await rate(), prepared: await rate("feed") }));
await pool.end();

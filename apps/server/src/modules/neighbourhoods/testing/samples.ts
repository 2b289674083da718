import { gzipSync } from "node:zlib";
import type { neighbourhoods } from "@stoep/contract/neighbourhoods";
import sharp from "sharp";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof neighbourhoods>()({
  /** Adds a map, which the town does not have. */
  async before({ db, clock }) {
    const content = gzipSync(JSON.stringify({ type: "FeatureCollection", features: [] }));
    await db
      .insertInto("mapLayer")
      .values({ name: "lines", content, sha256: "map", attribution: "", createdAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b6e66" } })
      .webp()
      .toBuffer();
    await db.updateTable("public.network").set({ logo, logoSha256: "logo" }).execute();
  },
  ...nothingStaged,
  of: ({ networkSlug, neighbourhoodId }) => {
    const params = { networkSlug };
    return {
      listNetworks: { by: "guest", input: {} },
      listNeighbourhoods: { by: "guest", input: { params } },
      readAreas: { by: "guest", input: { params } },
      readLines: { by: "guest", input: { params } },
      readStreetNames: { by: "guest", input: { params } },
      getTileConfig: { by: "guest", input: { params } },
      readLogo: { by: "guest", input: { params } },
      findAddresses: { by: "guest", input: { params, query: { search: "noordstraat 1" } } },
      locate: { by: "guest", input: { params, query: { longitude: 3.705, latitude: 51.065 } } },
      findPlaces: { by: "viktor", input: { query: { search: "noordstraat 1" } } },
      listStreets: { by: "viktor", input: { query: { neighbourhoodIds: [neighbourhoodId] } } },
    };
  },
});

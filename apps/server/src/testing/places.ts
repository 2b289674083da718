/** The map of the test town: a city of four square neighbourhoods, and a neighbouring city of one. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import { json } from "#kernel/database.ts";

export interface Place {
  id: string;
  code: string;
  name: string;
  streets: Street[];
}
export interface Street {
  id: string;
  name: string;
  addresses: { id: string; houseNumber: string; longitude: number; latitude: number }[];
}

/** Degrees: about 700 by 1,100 metres. */
const side = 0.01;
const houses = 8;

interface Plan {
  name: string;
  west: number;
  south: number;
}
const plans = {
  testdorp: [
    { name: "Noord", west: 3.7, south: 51.06 },
    { name: "Oost", west: 3.71, south: 51.06 },
    { name: "Zuid", west: 3.71, south: 51.05 },
    { name: "West", west: 3.7, south: 51.05 },
  ],
  naburg: [{ name: "Centrum", west: 4.7, south: 50.87 }],
} satisfies Record<string, Plan[]>;

/** Two streets across each neighbourhood, eight houses along each. */
function planStreets({ name, west, south }: Plan): Street[] {
  return ["straat", "plein"].map((kind, row) => ({
    id: newId(),
    name: `${name}${kind}`,
    addresses: Array.from({ length: houses }, (_, index) => ({
      id: newId(),
      houseNumber: String(index + 1),
      longitude: west + (side * (index + 1)) / (houses + 1),
      latitude: south + (side * (row + 1)) / 3,
    })),
  }));
}

export async function buildPlaces(db: Db, network: keyof typeof plans, postcode: string): Promise<Place[]> {
  const places = plans[network].map((plan, index) => {
    const place: Place = { id: newId(), code: `${network}-${index + 1}`, name: plan.name, streets: planStreets(plan) };
    return { plan, place };
  });
  await db
    .insertInto("neighbourhood")
    .values(places.map(({ plan, place }) => neighbourhoodRow(plan, place)))
    .execute();
  const streets = places.flatMap(({ place }) => place.streets.map((street) => ({ street, place })));
  await db
    .insertInto("street")
    .values(
      streets.map(({ street: { id, name } }) => ({
        id,
        name,
        postcode,
        municipality: network === "testdorp" ? "Testdorp" : "Naburg",
        search: name.toLowerCase(),
      })),
    )
    .execute();
  await db
    .insertInto("streetNeighbourhood")
    .values(streets.map(({ street, place }) => ({ streetId: street.id, neighbourhoodId: place.id })))
    .execute();
  await db
    .insertInto("address")
    .values(
      streets.flatMap(({ street, place }) =>
        street.addresses.map((address) => ({ ...address, streetId: street.id, neighbourhoodId: place.id })),
      ),
    )
    .execute();
  return places.map(({ place }) => place);
}

function neighbourhoodRow({ west, south }: Plan, { id, code, name }: Place) {
  const [east, north] = [west + side, south + side];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    id,
    code,
    name,
    area: json({ type: "Polygon" as const, coordinates: [ring] }),
    west,
    south,
    east,
    north,
    centreLongitude: west + side / 2,
    centreLatitude: south + side / 2,
    surfaceKm2: 0.78,
  };
}

import type { duplicates } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { defineSamples, type Once } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { aPerson } from "./rows.ts";

const random = () => ({ oneId: newId(), otherId: newId(), mergeId: newId() });

const newEmail = () => `dubbel.${newId()}@zorg.example`;
const aPair = async (town: Town) => {
  const ids = [await aPerson(town, { email: newEmail() }), await aPerson(town, { email: newEmail() })] as const;
  const [oneId, otherId] = [...ids].sort() as [string, string];
  const found = { id: newId(), organisationId: town.organisations.city, foundAt: town.clock.now() };
  await town.db
    .insertInto("careDouble")
    .values({ ...found, oneId, otherId, because: ["name-street"] })
    .execute();
  return { oneId, otherId };
};
const aMerge = async (town: Town) => {
  const { wout } = town.people;
  const [personId, otherId] = [await aPerson(town, { email: newEmail() }), await aPerson(town, { email: newEmail() })];
  const params = { personId, otherId };
  await wout.care.mergeDoubles({ params, body: { version: 1, otherVersion: 1 } });
  const { items } = await wout.care.listMerges({ params: { personId } });
  return items[0]?.id ?? "";
};

export const duplicateSamples = defineSamples<typeof duplicates>()({
  stage: {
    oneId: async (_: Town, once: Once) => (await once(aPair)).oneId,
    otherId: async (_: Town, once: Once) => (await once(aPair)).otherId,
    mergeId: aMerge,
  },
  random,
  of: ({ oneId, otherId, mergeId }) => {
    const params = { personId: oneId, otherId };
    return {
      listDoubles: { by: "wout", input: {} },
      compareDoubles: { by: "wout", input: { params } },
      dismissDouble: { by: "wout", input: { params } },
      mergeDoubles: { by: "wout", input: { params, body: { version: 1, otherVersion: 1 } } },
      listMerges: { by: "wout", input: { params: { personId: oneId } } },
      undoMerge: { by: "wout", input: { params: { mergeId } } },
    };
  },
});

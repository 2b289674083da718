/** A resident's own data: where they live, and everything that other capabilities hold about them. D §5 */
import { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { type OwnList, ownArchive, ownFields, ownList } from "#modules/files/index.ts";
import { listFollowed } from "./store/followed-neighbourhoods.ts";
import { findResidence, type ResidenceRow } from "./store/residents.ts";
import { words } from "./texts.ts";
import { viewAddress } from "./views.ts";

const texts = words.ownData;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Its lists for the download of a resident's own data. */
    ownData?: readonly OwnList[];
  }
  interface Provided {
    /** In the order of the archive. */
    ownData: readonly OwnList[];
  }
}

export const ownDataHandlers = handle(residents, {
  async downloadMyData(call) {
    return ownArchive(call.provided.ownData, { ...call, whose: call.actor });
  },
});

async function listOwnResidence(db: Db, { residentId }: Resident): Promise<ResidenceRow[]> {
  const row = await findResidence(db, residentId);
  return row ? [row] : [];
}

export const ownData = [
  ownList<ResidenceRow>({
    name: "residence",
    title: texts.residence.title,
    rows: listOwnResidence,
    fields: [
      { name: "address", heading: texts.residence.fields.address, value: viewAddress },
      {
        name: "neighbourhood",
        heading: texts.residence.fields.neighbourhood,
        value: (row) => row.neighbourhoodName,
      },
      ...ownFields(texts.residence, "publicName", "kind"),
      {
        name: "since",
        heading: texts.residence.fields.since,
        value: (row) => row.createdAt,
      },
      ...ownFields(texts.residence, "provenAt", "declinedAt", "declinedBecause", "wantsAlertMails", "wantsAlertTexts"),
    ],
  }),
  ownList({
    name: "followedNeighbourhoods",
    title: texts.followedNeighbourhoods.title,
    rows: (db, { followedIds }: Resident) => listFollowed(db, followedIds),
    fields: [
      {
        name: "neighbourhood",
        heading: texts.followedNeighbourhoods.fields.neighbourhood,
        value: ({ name }) => name,
      },
    ],
  }),
];

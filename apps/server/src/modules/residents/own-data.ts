/** A resident's own data: where they live, and everything that other capabilities hold about them. D §5 */
import { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { type OwnList, ownArchive, ownList } from "#modules/files/index.ts";
import { listFollowed } from "./store/followed-neighbourhoods.ts";
import { findResidence, type ResidenceRow } from "./store/residents.ts";
import { viewAddress } from "./views.ts";

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
    title: { en: "Residence", nl: "Woonplaats", fr: "Domicile", tr: "İkamet" },
    rows: listOwnResidence,
    fields: [
      { name: "address", heading: { en: "Address", nl: "Adres", fr: "Adresse", tr: "Adres" }, value: viewAddress },
      {
        name: "neighbourhood",
        heading: { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" },
        value: (row) => row.neighbourhoodName,
      },
      {
        name: "publicName",
        heading: { en: "Public name", nl: "Openbare naam", fr: "Nom public", tr: "Herkese açık ad" },
        value: (row) => row.publicName,
      },
      {
        name: "kind",
        heading: { en: "Signed up as", nl: "Geregistreerd als", fr: "Inscrit comme", tr: "Kayıt türü" },
        value: (row) => row.kind,
        words: {
          person: { en: "Resident", nl: "Bewoner", fr: "Habitant", tr: "Mahalle sakini" },
          business: { en: "Business", nl: "Handelszaak", fr: "Commerce", tr: "İşletme" },
          association: { en: "Association", nl: "Vereniging", fr: "Association", tr: "Dernek" },
        },
      },
      {
        name: "since",
        heading: { en: "Since", nl: "Sinds", fr: "Depuis", tr: "Başlangıç" },
        value: (row) => row.createdAt,
      },
      {
        name: "provenAt",
        heading: {
          en: "Address confirmed",
          nl: "Adres bevestigd",
          fr: "Adresse confirmée",
          tr: "Adres onayı",
        },
        value: (row) => row.provenAt,
      },
      {
        name: "declinedAt",
        heading: { en: "Address declined", nl: "Adres geweigerd", fr: "Adresse refusée", tr: "Adres reddi" },
        value: (row) => row.declinedAt,
      },
      {
        name: "declinedBecause",
        heading: { en: "Reason", nl: "Reden", fr: "Raison", tr: "Neden" },
        value: (row) => row.declinedBecause,
      },
      {
        name: "wantsAlertMails",
        heading: {
          en: "Alerts by e-mail",
          nl: "Dringende berichten per e-mail",
          fr: "Alertes par e-mail",
          tr: "E-postayla acil duyurular",
        },
        value: (row) => row.wantsAlertMails,
      },
      {
        name: "wantsAlertTexts",
        heading: {
          en: "Alerts by text message",
          nl: "Dringende berichten per sms",
          fr: "Alertes par SMS",
          tr: "SMS ile acil duyurular",
        },
        value: (row) => row.wantsAlertTexts,
      },
    ],
  }),
  ownList({
    name: "followedNeighbourhoods",
    title: {
      en: "Neighbourhoods followed",
      nl: "Gevolgde buurten",
      fr: "Quartiers suivis",
      tr: "Takip edilen mahalleler",
    },
    rows: (db, { followedIds }: Resident) => listFollowed(db, followedIds),
    fields: [
      {
        name: "neighbourhood",
        heading: { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" },
        value: ({ name }) => name,
      },
    ],
  }),
];

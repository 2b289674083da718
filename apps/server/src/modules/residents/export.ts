/** Residents waiting for confirmation, as a spreadsheet file: name, street and neighbourhood; never the house. D §5 */
import { personName } from "@stoep/contract/kernel";
import type { ListFile } from "#modules/files/index.ts";
import type { WaitingRow } from "./store/decisions.ts";

export const waitingFile: ListFile<WaitingRow> = {
  title: {
    en: "Addresses to confirm",
    nl: "Adressen te bevestigen",
    fr: "Adresses à confirmer",
    tr: "Onaylanacak adresler",
  },
  columns: [
    {
      heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" },
      cell: personName,
    },
    { heading: { en: "Street", nl: "Straat", fr: "Rue", tr: "Sokak" }, cell: ({ street }) => street },
    {
      heading: { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" },
      cell: ({ neighbourhood }) => neighbourhood,
    },
    {
      heading: { en: "Signed up", nl: "Geregistreerd op", fr: "Inscription", tr: "Kayıt tarihi" },
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: {
        en: "Denied by a household member",
        nl: "Tegengesproken door een huisgenoot",
        fr: "Contesté par un membre du ménage",
        tr: "Bir hane üyesi reddetti",
      },
      cell: ({ deniedAt }) => deniedAt,
    },
  ],
};

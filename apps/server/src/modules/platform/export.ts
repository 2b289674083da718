/** Accounts and organisations as files for a spreadsheet. */
import { type Module, modules, personName } from "@stoep/contract/kernel";
import type { OrganisationRow } from "@stoep/contract/platform";
import { moduleNames } from "#modules/accounts/index.ts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { ListedAccount } from "./accounts/store/accounts.ts";

const network = { en: "Network", nl: "Netwerk", fr: "Réseau", tr: "Ağ" };
const members = { en: "Members", nl: "Leden", fr: "Membres", tr: "Üyeler" };

export const accountFile: ListFile<ListedAccount> = {
  title: { en: "Accounts", nl: "Accounts", fr: "Comptes", tr: "Hesaplar" },
  columns: [
    { heading: { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" }, cell: ({ email }) => email },
    {
      heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" },
      cell: personName,
    },
    {
      heading: { en: "Memberships", nl: "Lidmaatschappen", fr: "Adhésions", tr: "Üyelikler" },
      cell: ({ memberships }) => Number(memberships),
    },
    {
      heading: { en: "Since (UTC)", nl: "Sinds (UTC)", fr: "Depuis (UTC)", tr: "Başlangıç (UTC)" },
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: { en: "System account", nl: "Systeemaccount", fr: "Compte système", tr: "Sistem hesabı" },
      cell: ({ isSystem }) => isSystem,
    },
    {
      heading: { en: "Deactivated (UTC)", nl: "Gedeactiveerd (UTC)", fr: "Désactivé (UTC)", tr: "Devre dışı (UTC)" },
      cell: ({ disabledAt }) => disabledAt,
    },
  ],
};

type Translations = FileColumn<unknown>["heading"];
const kindWords: Record<OrganisationRow["kind"], Translations> = {
  city: { en: "City or municipality", nl: "Stad of gemeente", fr: "Ville ou commune", tr: "Şehir veya belediye" },
  company: { en: "Company", nl: "Bedrijf", fr: "Entreprise", tr: "Şirket" },
  association: { en: "Association", nl: "Vereniging", fr: "Association", tr: "Dernek" },
};
const licenceStates: Record<OrganisationRow["licences"][Module], Translations> = {
  none: { en: "None", nl: "Geen", fr: "Aucune", tr: "Yok" },
  essential: { en: "Essential", nl: "Basis", fr: "Essentiel", tr: "Temel" },
  premium: { en: "Premium", nl: "Premium", fr: "Premium", tr: "Premium" },
  oneoff: { en: "One-off", nl: "Eenmalig", fr: "Ponctuelle", tr: "Tek seferlik" },
  expired: { en: "Ended, readable", nl: "Beëindigd, leesbaar", fr: "Terminée, lisible", tr: "Bitti, okunabilir" },
  closed: { en: "Closed", nl: "Gesloten", fr: "Fermée", tr: "Kapalı" },
};
export const organisationFile: ListFile<OrganisationRow> = {
  title: { en: "Organisations", nl: "Organisaties", fr: "Organisations", tr: "Kuruluşlar" },
  columns: [
    { heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" }, cell: ({ name }) => name },
    choiceColumn({ en: "Type", nl: "Soort", fr: "Type", tr: "Tür" }, kindWords, ({ kind }) => kind),
    { heading: network, cell: (organisation) => organisation.network.name },
    { heading: members, cell: (organisation) => organisation.members },
    ...modules.map((module) =>
      choiceColumn(moduleNames[module], licenceStates, ({ licences }: OrganisationRow) => licences[module]),
    ),
    {
      heading: { en: "Since (UTC)", nl: "Sinds (UTC)", fr: "Depuis (UTC)", tr: "Başlangıç (UTC)" },
      cell: ({ createdAt }) => new Date(createdAt),
    },
  ],
};

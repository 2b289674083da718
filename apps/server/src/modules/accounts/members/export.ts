/** Members and invitations as files for a spreadsheet. */
import { type Level, type MembershipType, type Module, modules, personName } from "@stoep/contract/kernel";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { levelsOf } from "./rules.ts";
import type { InvitationRow, InvitationState } from "./store/invitations.ts";
import type { MemberRow } from "./store/members.ts";

type Translations = FileColumn<unknown>["heading"];

const roles: Record<MembershipType, Translations> = {
  owner: { en: "Administrator", nl: "Beheerder", fr: "Administrateur", tr: "Yönetici" },
  user: { en: "Member", nl: "Lid", fr: "Membre", tr: "Üye" },
  "community-worker": {
    en: "Community worker",
    nl: "Buurtwerker",
    fr: "Travailleur de quartier",
    tr: "Mahalle çalışanı",
  },
  disabled: { en: "Deactivated", nl: "Gedeactiveerd", fr: "Désactivé", tr: "Devre dışı" },
  pending: { en: "Waiting", nl: "Wacht", fr: "En attente", tr: "Bekliyor" },
};
const levels: Record<Level, Translations> = {
  viewer: { en: "Viewer", nl: "Lezer", fr: "Lecteur", tr: "İzleyici" },
  editor: { en: "Editor", nl: "Redacteur", fr: "Rédacteur", tr: "Editör" },
  admin: { en: "Module administrator", nl: "Modulebeheerder", fr: "Administrateur du module", tr: "Modül yöneticisi" },
};
const states: Record<InvitationState, Translations> = {
  open: { en: "Open", nl: "Open", fr: "Ouverte", tr: "Açık" },
  accepted: { en: "Accepted", nl: "Aanvaard", fr: "Acceptée", tr: "Kabul edildi" },
  revoked: { en: "Revoked", nl: "Ingetrokken", fr: "Retirée", tr: "Geri alındı" },
  expired: { en: "Expired", nl: "Verlopen", fr: "Expirée", tr: "Süresi doldu" },
};

const email = { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" };

export const moduleNames: Record<Module, Translations> = {
  network: { en: "Neighbourhood network", nl: "Buurtnetwerk", fr: "Réseau de quartier", tr: "Mahalle ağı" },
  participation: {
    en: "Public participation",
    nl: "Participatie",
    fr: "Participation publique",
    tr: "Katılım",
  },
  care: { en: "Care", nl: "Zorg", fr: "Entraide", tr: "Yardımlaşma" },
};

/** The role, and the level in each module; an administrator has the highest in all. */
const accessColumns = <Row extends Parameters<typeof levelsOf>[0] & { type: MembershipType }>(): FileColumn<Row>[] => [
  choiceColumn({ en: "Role", nl: "Rol", fr: "Rôle", tr: "Rol" }, roles, ({ type }) => type),
  ...modules.map((module) =>
    choiceColumn(moduleNames[module], levels, (row: Row) => (row.type === "owner" ? "admin" : levelsOf(row)[module])),
  ),
];

export const memberFile: ListFile<MemberRow> = {
  title: { en: "Members", nl: "Leden", fr: "Membres", tr: "Üyeler" },
  columns: [
    { heading: { en: "First name", nl: "Voornaam", fr: "Prénom", tr: "Ad" }, cell: ({ firstName }) => firstName },
    { heading: { en: "Last name", nl: "Achternaam", fr: "Nom", tr: "Soyad" }, cell: ({ lastName }) => lastName },
    { heading: email, cell: ({ email }) => email },
    { heading: { en: "Job title", nl: "Functie", fr: "Fonction", tr: "Görev" }, cell: ({ jobTitle }) => jobTitle },
    ...accessColumns<MemberRow>(),
    {
      heading: { en: "Second step", nl: "Tweede stap", fr: "Deuxième étape", tr: "İkinci adım" },
      cell: ({ hasSecondFactor }) => Boolean(hasSecondFactor),
    },
    {
      heading: { en: "Member since", nl: "Lid sinds", fr: "Membre depuis", tr: "Üyelik başlangıcı" },
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: { en: "Last active", nl: "Laatst actief", fr: "Dernière activité", tr: "Son etkinlik" },
      cell: ({ lastUsedAt }) => lastUsedAt,
    },
  ],
};

export const invitationFile: ListFile<InvitationRow & { state: InvitationState }> = {
  title: { en: "Invitations", nl: "Uitnodigingen", fr: "Invitations", tr: "Davetler" },
  columns: [
    { heading: email, cell: ({ email }) => email },
    choiceColumn({ en: "Status", nl: "Status", fr: "État", tr: "Durum" }, states, ({ state }) => state),
    ...accessColumns<InvitationRow & { state: InvitationState }>(),
    {
      heading: { en: "Invited by", nl: "Uitgenodigd door", fr: "Invité par", tr: "Davet eden" },
      cell: personName,
    },
    {
      heading: { en: "Invited on", nl: "Uitgenodigd op", fr: "Invité le", tr: "Davet tarihi" },
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: { en: "Valid until", nl: "Geldig tot", fr: "Valable jusqu’au", tr: "Son geçerlilik" },
      cell: ({ expiresAt }) => expiresAt,
    },
  ],
};

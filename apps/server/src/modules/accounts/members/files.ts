/** Members and invitations as files for a spreadsheet. */
import type { Language, Level, MembershipType, Module } from "@stoep/contract/kernel";
import { type FileColumn, type ListFile, wordFor } from "#modules/files/index.ts";
import { levelsOf } from "./rules.ts";
import type { InvitationRow, InvitationState } from "./store/invitations.ts";
import type { MemberRow } from "./store/members.ts";

const roleWord = wordFor<MembershipType>({
  owner: { en: "Administrator", nl: "Beheerder", fr: "Administrateur", tr: "Yönetici" },
  user: { en: "User", nl: "Gebruiker", fr: "Utilisateur", tr: "Kullanıcı" },
  "community-worker": {
    en: "Community worker",
    nl: "Buurtwerker",
    fr: "Travailleur de quartier",
    tr: "Mahalle çalışanı",
  },
  disabled: { en: "Switched off", nl: "Uitgeschakeld", fr: "Désactivé", tr: "Kapalı" },
  pending: { en: "Waiting", nl: "Wacht", fr: "En attente", tr: "Bekliyor" },
});
const levelWord = wordFor<Level>({
  viewer: { en: "Viewer", nl: "Lezer", fr: "Lecteur", tr: "İzleyici" },
  editor: { en: "Editor", nl: "Redacteur", fr: "Rédacteur", tr: "Editör" },
  admin: { en: "Module admin", nl: "Modulebeheerder", fr: "Admin du module", tr: "Modül yöneticisi" },
});
const stateWord = wordFor<InvitationState>({
  open: { en: "Open", nl: "Open", fr: "Ouverte", tr: "Açık" },
  accepted: { en: "Accepted", nl: "Aanvaard", fr: "Acceptée", tr: "Kabul edildi" },
  revoked: { en: "Revoked", nl: "Ingetrokken", fr: "Retirée", tr: "Geri alındı" },
  expired: { en: "Expired", nl: "Verlopen", fr: "Expirée", tr: "Süresi doldu" },
});

const email = { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" };

/** An administrator has all there is. */
const levelColumn = <Row extends Parameters<typeof levelsOf>[0] & { type: MembershipType }>(
  module: Module,
  heading: FileColumn<Row>["heading"],
): FileColumn<Row> => ({
  heading,
  cell: (row, language) => levelOf(row.type === "owner" ? "admin" : levelsOf(row)[module], language),
});
const levelOf = (level: Level | null, language: Language) => (level === null ? "" : levelWord(level, language));

const accessColumns = <Row extends Parameters<typeof levelsOf>[0] & { type: MembershipType }>(): FileColumn<Row>[] => [
  { heading: { en: "Role", nl: "Rol", fr: "Rôle", tr: "Rol" }, cell: ({ type }, language) => roleWord(type, language) },
  levelColumn("network", {
    en: "Neighbourhood network",
    nl: "Buurtnetwerk",
    fr: "Réseau de quartier",
    tr: "Mahalle ağı",
  }),
  levelColumn("participation", {
    en: "Public participation",
    nl: "Publieke participatie",
    fr: "Participation publique",
    tr: "Katılım",
  }),
  levelColumn("care", {
    en: "Neighbourhood concierge",
    nl: "Buurtconciërge",
    fr: "Concierge de quartier",
    tr: "Mahalle görevlisi",
  }),
];

export const memberFile: ListFile<MemberRow> = {
  title: { en: "Members", nl: "Leden", fr: "Membres", tr: "Üyeler" },
  columns: [
    { heading: { en: "First name", nl: "Voornaam", fr: "Prénom", tr: "Ad" }, cell: ({ firstName }) => firstName },
    { heading: { en: "Last name", nl: "Achternaam", fr: "Nom", tr: "Soyadı" }, cell: ({ lastName }) => lastName },
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
    {
      heading: { en: "State", nl: "Toestand", fr: "État", tr: "Durum" },
      cell: ({ state }, language) => stateWord(state, language),
    },
    ...accessColumns<InvitationRow & { state: InvitationState }>(),
    {
      heading: { en: "Invited by", nl: "Uitgenodigd door", fr: "Invité par", tr: "Davet eden" },
      cell: ({ firstName, lastName }) => `${firstName ?? ""} ${lastName ?? ""}`.trim(),
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

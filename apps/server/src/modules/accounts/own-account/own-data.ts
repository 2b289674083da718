/** What the account holds about someone. Passwords, keys and codes are left out: nobody can read them. */
import type { Language } from "@stoep/contract/kernel";
import { type OwnList, ownList } from "#modules/files/index.ts";
import * as store from "./store/own-data.ts";

const since = { en: "Since", nl: "Sinds", fr: "Depuis", tr: "Başlangıç" };
const lastUsed = { en: "Last used", nl: "Laatst gebruikt", fr: "Dernière utilisation", tr: "Son kullanım" };
const email = { en: "E-mail address", nl: "E-mailadres", fr: "Adresse e-mail", tr: "E-posta adresi" };
const languages: Record<Language, OwnList["title"]> = {
  en: { en: "English", nl: "Engels", fr: "Anglais", tr: "İngilizce" },
  nl: { en: "Dutch", nl: "Nederlands", fr: "Néerlandais", tr: "Felemenkçe" },
  fr: { en: "French", nl: "Frans", fr: "Français", tr: "Fransızca" },
  tr: { en: "Turkish", nl: "Turks", fr: "Turc", tr: "Türkçe" },
};

const account = ownList({
  name: "account",
  title: { en: "Account", nl: "Account", fr: "Compte", tr: "Hesap" },
  rows: (db, { accountId }) => store.listAccount(db, accountId),
  fields: [
    { name: "email", heading: email, value: (row) => row.email },
    {
      name: "firstName",
      heading: { en: "First name", nl: "Voornaam", fr: "Prénom", tr: "Ad" },
      value: (row) => row.firstName,
    },
    {
      name: "lastName",
      heading: { en: "Last name", nl: "Achternaam", fr: "Nom", tr: "Soyad" },
      value: (row) => row.lastName,
    },
    {
      name: "jobTitle",
      heading: { en: "Job title", nl: "Functie", fr: "Fonction", tr: "Unvan" },
      value: (row) => row.jobTitle,
    },
    {
      name: "phone",
      heading: { en: "Phone", nl: "Telefoon", fr: "Téléphone", tr: "Telefon" },
      value: (row) => row.phone,
    },
    {
      name: "language",
      heading: { en: "Language", nl: "Taal", fr: "Langue", tr: "Dil" },
      value: (row) => row.language,
      words: languages,
    },
    { name: "createdAt", heading: since, value: (row) => row.createdAt },
  ],
});

const memberships = ownList({
  name: "memberships",
  title: { en: "Memberships", nl: "Lidmaatschappen", fr: "Adhésions", tr: "Üyelikler" },
  rows: (db, { accountId }) => store.listMemberships(db, accountId),
  fields: [
    {
      name: "organisation",
      heading: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
      value: (row) => row.organisation,
    },
    { name: "createdAt", heading: since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: lastUsed, value: (row) => row.lastUsedAt },
  ],
});

const sessions = ownList({
  name: "sessions",
  title: { en: "Sessions", nl: "Sessies", fr: "Sessions", tr: "Oturumlar" },
  rows: (db, { accountId }) => store.listSessions(db, accountId),
  fields: [
    {
      name: "browser",
      heading: { en: "Browser", nl: "Browser", fr: "Navigateur", tr: "Tarayıcı" },
      value: (row) => row.agent,
    },
    { name: "createdAt", heading: since, value: (row) => row.createdAt },
    { name: "refreshedAt", heading: lastUsed, value: (row) => row.refreshedAt },
    {
      name: "endedAt",
      heading: { en: "Ended", nl: "Beëindigd", fr: "Terminée", tr: "Bitiş" },
      value: (row) => row.endedAt,
    },
  ],
});

const factors = ownList({
  name: "secondSteps",
  title: { en: "Second steps", nl: "Tweede stappen", fr: "Deuxièmes étapes", tr: "İkinci adımlar" },
  rows: (db, { accountId }) => store.listFactors(db, accountId),
  fields: [
    {
      name: "kind",
      heading: { en: "Type", nl: "Soort", fr: "Type", tr: "Tür" },
      value: (row) => row.kind,
      words: {
        app: {
          en: "Authenticator app",
          nl: "Authenticator-app",
          fr: "Application d’authentification",
          tr: "Doğrulama uygulaması",
        },
        text: { en: "Text message", nl: "Sms", fr: "SMS", tr: "SMS" },
        passkey: { en: "Passkey", nl: "Passkey", fr: "Clé d’accès", tr: "Geçiş anahtarı" },
      },
    },
    { name: "name", heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" }, value: (row) => row.name },
    {
      name: "phone",
      heading: { en: "Phone", nl: "Telefoon", fr: "Téléphone", tr: "Telefon" },
      value: (row) => row.phone,
    },
    { name: "createdAt", heading: since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: lastUsed, value: (row) => row.lastUsedAt },
  ],
});

const links = ownList({
  name: "signOnLinks",
  title: {
    en: "Single sign-on",
    nl: "Single sign-on",
    fr: "Authentification unique",
    tr: "Kurumsal giriş",
  },
  rows: (db, { accountId }) => store.listSignOnLinks(db, accountId),
  fields: [
    {
      name: "provider",
      heading: { en: "Provider", nl: "Aanbieder", fr: "Fournisseur", tr: "Sağlayıcı" },
      value: (row) => row.issuer,
    },
    { name: "email", heading: email, value: (row) => row.email },
    { name: "createdAt", heading: since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: lastUsed, value: (row) => row.lastUsedAt },
  ],
});

export const ownData: OwnList[] = [account, memberships, sessions, factors, links];

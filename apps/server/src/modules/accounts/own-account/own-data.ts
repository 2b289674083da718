/** What the account holds about someone. Passwords, keys and codes are left out: nobody can read them. */
import type { Language } from "@stoep/contract/kernel";
import { inEach } from "#kernel/texts.ts";
import { type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import * as store from "./store/own-data.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

const languageName = (code: Language, reader: Language): string => {
  const name = new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
};
const languageNames = inEach((code) => inEach((reader) => languageName(code, reader)));

const account = ownList({
  name: "account",
  title: texts.account.title,
  rows: (db, { accountId }) => store.listAccount(db, accountId),
  fields: [
    { name: "email", heading: texts.email, value: (row) => row.email },
    ...ownFields(texts.account, "firstName", "lastName", "jobTitle", "phone"),
    {
      name: "language",
      heading: texts.account.fields.language,
      value: (row) => row.language,
      words: languageNames,
    },
    { name: "createdAt", heading: texts.since, value: (row) => row.createdAt },
  ],
});

const memberships = ownList({
  name: "memberships",
  title: texts.memberships.title,
  rows: (db, { accountId }) => store.listMemberships(db, accountId),
  fields: [
    ...ownFields(texts.memberships, "organisation"),
    { name: "createdAt", heading: texts.since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: texts.lastUsed, value: (row) => row.lastUsedAt },
  ],
});

const sessions = ownList({
  name: "sessions",
  title: texts.sessions.title,
  rows: (db, { accountId }) => store.listSessions(db, accountId),
  fields: [
    {
      name: "browser",
      heading: texts.sessions.fields.browser,
      value: (row) => row.agent,
    },
    { name: "createdAt", heading: texts.since, value: (row) => row.createdAt },
    { name: "refreshedAt", heading: texts.lastUsed, value: (row) => row.refreshedAt },
    ...ownFields(texts.sessions, "endedAt"),
  ],
});

const factors = ownList({
  name: "secondSteps",
  title: texts.secondSteps.title,
  rows: (db, { accountId }) => store.listFactors(db, accountId),
  fields: [
    ...ownFields(texts.secondSteps, "kind", "name", "phone"),
    { name: "createdAt", heading: texts.since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: texts.lastUsed, value: (row) => row.lastUsedAt },
  ],
});

const links = ownList({
  name: "signOnLinks",
  title: texts.signOnLinks.title,
  rows: (db, { accountId }) => store.listSignOnLinks(db, accountId),
  fields: [
    {
      name: "provider",
      heading: texts.signOnLinks.fields.provider,
      value: (row) => row.issuer,
    },
    { name: "email", heading: texts.email, value: (row) => row.email },
    { name: "createdAt", heading: texts.since, value: (row) => row.createdAt },
    { name: "lastUsedAt", heading: texts.lastUsed, value: (row) => row.lastUsedAt },
  ],
});

export const ownData: OwnList[] = [account, memberships, sessions, factors, links];

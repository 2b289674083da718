/** Accounts and organisations as files for a spreadsheet. */
import { modules, personName } from "@stoep/contract/kernel";
import type { OrganisationRow } from "@stoep/contract/platform";
import { moduleNames } from "#modules/accounts/index.ts";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import type { ListedAccount } from "./accounts/store/accounts.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const accountFile: ListFile<ListedAccount> = {
  title: texts.titles.accounts,
  columns: [
    { heading: texts.headings.email, cell: ({ email }) => email },
    {
      heading: texts.headings.name,
      cell: personName,
    },
    {
      heading: texts.headings.memberships,
      cell: ({ memberships }) => Number(memberships),
    },
    {
      heading: texts.headings.sinceUtc,
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: texts.headings.systemAccount,
      cell: ({ isSystem }) => isSystem,
    },
    {
      heading: texts.headings.deactivatedUtc,
      cell: ({ disabledAt }) => disabledAt,
    },
  ],
};

export const organisationFile: ListFile<OrganisationRow> = {
  title: texts.titles.organisations,
  columns: [
    { heading: texts.headings.name, cell: ({ name }) => name },
    choiceColumn(texts.headings.type, texts.kinds, ({ kind }) => kind),
    { heading: texts.headings.network, cell: (organisation) => organisation.network.name },
    { heading: texts.headings.members, cell: (organisation) => organisation.members },
    ...modules.map((module) =>
      choiceColumn(moduleNames[module], texts.licenceStates, ({ licences }: OrganisationRow) => licences[module]),
    ),
    {
      heading: texts.headings.sinceUtc,
      cell: ({ createdAt }) => new Date(createdAt),
    },
  ],
};

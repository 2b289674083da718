/** Accounts as a file for a spreadsheet. */
import { personName } from "@stoep/contract/kernel";
import type { ListFile } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import type { ListedAccount } from "./store/accounts.ts";

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

/** Organisations as a file for a spreadsheet. */
import { modules } from "@stoep/contract/kernel";
import type { OrganisationRow } from "@stoep/contract/platform";
import { moduleNames } from "#modules/accounts/index.ts";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const texts = words.files;

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

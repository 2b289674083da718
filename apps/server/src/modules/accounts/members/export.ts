/** Members and invitations as files for a spreadsheet. */
import { type MembershipType, type Module, modules, personName } from "@stoep/contract/kernel";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { levelsOf } from "./rules.ts";
import type { InvitationRow, InvitationState } from "./store/invitations.ts";
import type { MemberRow } from "./store/members.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const moduleNames: Record<Module, Translations> = texts.modules;

/** The role, and the level in each module; an administrator has the highest in all. */
const accessColumns = <Row extends Parameters<typeof levelsOf>[0] & { type: MembershipType }>(): FileColumn<Row>[] => [
  choiceColumn(texts.headings.role, texts.roles, ({ type }) => type),
  ...modules.map((module) =>
    choiceColumn(moduleNames[module], texts.levels, (row: Row) =>
      row.type === "owner" ? "admin" : levelsOf(row)[module],
    ),
  ),
];

export const memberFile: ListFile<MemberRow> = {
  title: texts.titles.members,
  columns: [
    { heading: texts.headings.firstName, cell: ({ firstName }) => firstName },
    { heading: texts.headings.lastName, cell: ({ lastName }) => lastName },
    { heading: texts.headings.email, cell: ({ email }) => email },
    { heading: texts.headings.jobTitle, cell: ({ jobTitle }) => jobTitle },
    ...accessColumns<MemberRow>(),
    {
      heading: texts.headings.secondStep,
      cell: ({ hasSecondFactor }) => Boolean(hasSecondFactor),
    },
    {
      heading: texts.headings.memberSince,
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: texts.headings.lastActive,
      cell: ({ lastUsedAt }) => lastUsedAt,
    },
  ],
};

export const invitationFile: ListFile<InvitationRow & { state: InvitationState }> = {
  title: texts.titles.invitations,
  columns: [
    { heading: texts.headings.email, cell: ({ email }) => email },
    choiceColumn(texts.headings.status, texts.states, ({ state }) => state),
    ...accessColumns<InvitationRow & { state: InvitationState }>(),
    {
      heading: texts.headings.invitedBy,
      cell: personName,
    },
    {
      heading: texts.headings.invitedOn,
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: texts.headings.validUntil,
      cell: ({ expiresAt }) => expiresAt,
    },
  ],
};

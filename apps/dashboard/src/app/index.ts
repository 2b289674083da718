/**
 * What the shell offers to features: the client, the session, words, commands, loading states and addresses. Features
 * import from here only; what runs the app (router, shell, menu) is not their concern.
 */

export { api } from "@stoep/client/api";
export type { IdentityProps } from "@stoep/client/identity";
export { type LanguageCode, languageNames } from "@stoep/client/texts";
export { pagesOf, queryOf, Refused } from "@stoep/contract/kernel";
export {
  type ClosedCause,
  closedCauses,
  closedCausesOf,
  type LicenceFeature,
  licencePath,
  useAccess,
} from "./access.ts";
export { Allowed } from "./allowed.tsx";
export { tell, useCommand, useTellFailure } from "./command.ts";
export { NotFoundPage } from "./error-pages.tsx";
export type { Feature, FeatureRoute, Gate, SettingsEntry } from "./feature.ts";
export { type Format, useFormat } from "./format.ts";
export { useLeaveQuestion } from "./leave.ts";
export type { FilterField } from "./list/filter-fields.tsx";
export { List } from "./list/list.tsx";
export { type RowAct, RowMenu } from "./list/row-menu.tsx";
export { useListText, useTableLabels } from "./list/table-labels.ts";
export { useList } from "./list/use-list.ts";
export { Loaded } from "./loaded.tsx";
export { useAddress, useFilters, useGo, useRouteParam, useSearch, useSecretSearch } from "./navigation.tsx";
export { PersonPicture } from "./person-picture.tsx";
export {
  loadSession,
  type Membership,
  type Session,
  signIn,
  signOut,
  switchMembership,
  useIsOwner,
  useMembership,
  useSession,
  useSessionState,
} from "./session.tsx";
export { SettingsPage } from "./settings-page.tsx";
export { type Translate, textOf, useFieldText, useRefusalText } from "./text.ts";

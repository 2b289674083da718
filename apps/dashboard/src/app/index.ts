/**
 * What the shell offers to features: the client, the session, words, commands, loading states and addresses. Features
 * import from here only; what runs the app (router, shell, menu) is not their concern.
 */
export { pagesOf, queryOf, Refused } from "@stoep/contract/kernel";
export { Allowed } from "./allowed.tsx";
export { api } from "./api.ts";
export { useCommand, useTellFailure } from "./command.ts";
export { RichTextField } from "./editor/rich-text-field.tsx";
export { NotFoundPage } from "./error-pages.tsx";
export type { Feature, FeatureRoute, Gate } from "./feature.ts";
export { type Format, useFormat } from "./format.ts";
export { type LanguageCode, languageNames } from "./i18n.ts";
export type { IdentityProps } from "./identity.tsx";
export { useKeyset } from "./keyset.ts";
export { useLeaveQuestion } from "./leave.ts";
export { Loaded } from "./loaded.tsx";
export { type ClosedCause, closedCauses } from "./module-access.ts";
export { useAddress, useFilters, useGo, useRouteParam } from "./navigation.tsx";
export { PersonPicture } from "./person-picture.tsx";
export { saveFile } from "./save-file.ts";
export {
  loadSession,
  type Membership,
  type Session,
  signIn,
  signOut,
  switchMembership,
  useIsOwner,
  useMayWrite,
  useMembership,
  useSession,
  useSessionState,
} from "./session.tsx";
export { SettingsPage } from "./settings-page.tsx";
export { type Translate, textOf, useFieldText, useRefusalText } from "./text.ts";

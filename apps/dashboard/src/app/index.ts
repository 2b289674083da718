/**
 * What the shell offers to features: the client, the session, texts, commands, loading states and addresses. Features import
 * from here only. `parts/` has what screens are made of beyond the kit: placeholders, gates, dialogs that many features show. What runs
 * the app is internal: the router, and `shell/` with everything around a screen (bar, menu, gates, error pages).
 */

export { api } from "@stoep/client/api";
export type { IdentityProps } from "@stoep/client/identity";
export { pagesOf } from "@stoep/client/pages";
export { type LanguageCode, languageNames } from "@stoep/client/texts";
export { queryOf, Refused } from "@stoep/contract/kernel";
export {
  accessOf,
  type ClosedCause,
  closedCauses,
  closedCausesOf,
  type LicenceFeature,
  licencePath,
  useAccess,
} from "./access.ts";
export { useCalendarLabels, useMomentLabels } from "./calendar-labels.ts";
export { notify, useCommand, useNotifyFailure } from "./command.ts";
export { useFoundKinds, useInboxKinds, useMenuCount } from "./entries.tsx";
export type { Feature, FeatureRoute, FoundPlace, Gate, InboxListProps, SettingsEntry } from "./feature.ts";
export { type Format, useFormat } from "./format.ts";
export { useLeaveQuestion } from "./leave-question.ts";
export {
  type AskedFile,
  ExportMenu,
  FileMenu,
  type OfferedFile,
  useDownload,
  useSpreadsheets,
} from "./list/export-menu.tsx";
export { type FilterField, useFilterBar, useFilterWords } from "./list/filter-fields.tsx";
export { List } from "./list/list.tsx";
export { useListedRow } from "./list/listed-row.ts";
export { MoreButton, type PagedQuery } from "./list/more-button.tsx";
export { PickingBar, usePickedRows, usePicking } from "./list/picked-rows.tsx";
export { type RowAct, RowMenu } from "./list/row-menu.tsx";
export { useListText, useTableLabels } from "./list/table-labels.ts";
export { useList } from "./list/use-list.ts";
export {
  useAddress,
  useFilters,
  useGo,
  useRouteParam,
  useSearch,
  useSecretSearch,
  useViewHref,
} from "./navigation.tsx";
export { useLicensedThings, useOneOffScopes } from "./one-off.ts";
export { ChosenPicture } from "./parts/chosen-picture.tsx";
export {
  ChartsPlaceholder,
  MapPlaceholder,
  MessagePlaceholder,
  ProfilePlaceholder,
  SwitchPlaceholder,
} from "./parts/content-placeholders.tsx";
export { DeliveryNote, useSendAgain } from "./parts/delivery-note.tsx";
export { FormDialog } from "./parts/form-dialog.tsx";
export { FormDrawer } from "./parts/form-drawer.tsx";
export { type LeftItem, LeftItemsDialog } from "./parts/left-items-dialog.tsx";
export { type OfferedLicensedKind, useLicensedKinds, useLicensedThingText } from "./parts/licensed-kinds.ts";
export { NoteCard, NoteForm, useNoteForm } from "./parts/notes.tsx";
export { PersonPicture } from "./parts/person-picture.tsx";
export {
  CardsPlaceholder,
  CommentsPlaceholder,
  FactsPlaceholder,
  FormPlaceholder,
  OpenRowPlaceholder,
  OverviewPlaceholder,
  RecordPlaceholder,
  RowsPlaceholder,
  SplitPlaceholder,
  TimelinePlaceholder,
} from "./parts/placeholders.tsx";
export { type OfferedLinkKind, useLinkButtonText, usePostLinkKinds } from "./parts/post-links.ts";
export { momentOn } from "./parts/publish-presets.ts";
export { QrCode } from "./parts/qr-code.tsx";
export { QueryContent } from "./parts/query-content.tsx";
export { ReaderFrame } from "./parts/reader-frame.tsx";
export { ReasonDialog, useReason } from "./parts/reason-dialog.tsx";
export { SettingsPage } from "./parts/settings-page.tsx";
export { useDaySpan, useSpan } from "./parts/span.ts";
export { StartLine, StartLines, startLineCount, WaitingStartLines } from "./parts/start-lines.tsx";
export { usePastYear } from "./parts/use-past-year.ts";
export { VerdictControl } from "./parts/verdict-control.tsx";
export { useOverviewFigures, useOverviewTabs, useProjectTabs } from "./places/participation-tabs.ts";
export { useShoutActs } from "./places/shout-acts.ts";
export { useStartCards } from "./places/start-cards.tsx";
export { useSubjects } from "./places/subjects.ts";
export { useIsOwner, useMembership, useSession, useSessionState } from "./session.tsx";
export {
  hasEnded,
  landing,
  loadSession,
  type Membership,
  type Session,
  signIn,
  signOut,
  switchMembership,
} from "./session-store.ts";
export { NotFoundPage } from "./shell/error-pages.tsx";
export { FeatureGuard } from "./shell/feature-guard.tsx";
export { type Translate, textOf, useFieldText, useRefusalText } from "./text.ts";
export { hasUnsentDraft, useUnsentDraft, useUnsentTexts } from "./unsent-draft.ts";

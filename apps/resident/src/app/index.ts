/**
 * What the app provides to features: the typed client, the session, texts, commands, and the small kit of controls.
 */

export { api, apiForAnyone } from "@stoep/client/api";
export type { IdentityProps } from "@stoep/client/identity";
export {
  type LanguageCode,
  languageCodes,
  languageName,
  languageNames,
  switchLanguage,
  useLanguage,
} from "@stoep/client/texts";
export { useAnchorInView } from "./anchor-in-view.ts";
export { type Scheme, schemes, useIsDark, useScheme } from "./colour-scheme.ts";
export { useCommand, useFileSaving } from "./command.ts";
export { useTitle } from "./document-title.ts";
export { type Feature, type FeatureRoute, signInPath, signInTo, signUpPath, writePath } from "./feature.ts";
export { type FieldProps, type Form, useForm } from "./form.ts";
export { type Format, useFormat, useTimeZone } from "./format.ts";
export { Avatar } from "./kit/avatar.tsx";
export { BackLink, UpLink, useHome } from "./kit/back-link.tsx";
export { BreakableText } from "./kit/breakable-text.tsx";
export { Button, ButtonLink, IconButton, OutsideLink, ServerPageLink } from "./kit/button.tsx";
export { CalendarAddress } from "./kit/calendar-address.tsx";
export { CopiedAddress } from "./kit/copied-address.tsx";
export { Entries, Entry } from "./kit/entries.tsx";
export { ErrorSummary } from "./kit/error-summary.tsx";
export { CheckField, FieldFrame, inputLook, SelectField, TextArea, TextField } from "./kit/field.tsx";
export { Notice } from "./kit/notice.tsx";
export { ConfirmDialog, Dialog, DialogActions } from "./kit/overlays/dialog.tsx";
export { useDisclosure } from "./kit/overlays/disclosure.ts";
export { EnlargeButton } from "./kit/overlays/gallery/enlarge-button.tsx";
export { IdleGuard } from "./kit/overlays/idle-guard.tsx";
export { Menu, type MenuItem } from "./kit/overlays/menu.tsx";
export { Popover } from "./kit/overlays/popover.tsx";
export { PasswordField } from "./kit/password-field.tsx";
export { describedBy } from "./kit/problem.tsx";
export { QueryContent } from "./kit/query-content.tsx";
export { RadioField } from "./kit/radio-field.tsx";
export { lengthOf, RichText } from "./kit/rich-text.tsx";
export { SearchField } from "./kit/search-field.tsx";
export { Section } from "./kit/section.tsx";
export { Segments } from "./kit/segments.tsx";
export { ShareBar } from "./kit/share-bar.tsx";
export {
  CardSkeleton,
  CardsSkeleton,
  CommentsSkeleton,
  EmptyState,
  FormSkeleton,
  ListState,
  LoadFailed,
  Skeleton,
  Spinner,
} from "./kit/states.tsx";
export { TrapField } from "./kit/trap-field.tsx";
export { WritingHead } from "./kit/writing-head.tsx";
export { announceChanges, useLive } from "./live.ts";
export { firstScreen, useNetwork, usePublicPages, useResidence } from "./network.tsx";
export {
  type Cached,
  clearExpiredUnsent,
  dropUnsent,
  followUnsent,
  guestUnsent,
  readCache,
  readCacheEntries,
  readCacheEntry,
  readUnsent,
  writeCache,
  writeCacheEntry,
  writeUnsent,
} from "./offline/cache.ts";
export { useIsConnected } from "./offline/connection.ts";
export { OfflineCopyNotice, useOfflineCopy } from "./offline/offline-copy.tsx";
export { useOtherTab } from "./offline/other-tab.ts";
export { useForgottenOnLeaving } from "./offline/page-exit.ts";
export { useSharedUnsentForm, useUnsentForm } from "./offline/unsent-form.ts";
export { PersonalDetailsNotice, usePersonalDetails } from "./personal-details/personal-details.tsx";
export { photoTypes, usePhotoUpload } from "./photos/use-photo-upload.ts";
export { queryClient } from "./query-client.ts";
export { startAtTop } from "./scroll-restoration.ts";
export { landing, loadSession, type Residence, type Session, signIn, signOut, useSession } from "./session.tsx";
export { OrganisationParts } from "./slots/organisation-parts.tsx";
export { type ProjectPartProps, ProjectParts } from "./slots/project-parts.tsx";
export { TakePartParts } from "./slots/take-part-parts.tsx";
export { useSubject } from "./subjects.ts";
export { textOf, useAppText, useFieldText, useRefusalText } from "./text.ts";
export { toast } from "./toast-store.ts";

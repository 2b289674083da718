/**
 * What the app provides to features: the typed client, the session, texts, commands, and the small kit of controls.
 */

export { api } from "@stoep/client/api";
export type { IdentityProps } from "@stoep/client/identity";
export { type LanguageCode, languageCodes, languageName, languageNames, speak, useLanguage } from "@stoep/client/texts";
export { useCommand } from "./command.ts";
export { type Feature, type FeatureRoute, signInPath, signInTo, signUpPath } from "./feature.ts";
export { type FieldProps, type Form, useForm } from "./form.ts";
export { type Format, useFormat, useTimeZone } from "./format.ts";
export { useTitle } from "./head.ts";
export { Avatar } from "./kit/avatar.tsx";
export { BackLink, useHome } from "./kit/back-link.tsx";
export { Breakable } from "./kit/breakable.tsx";
export { Button, ButtonLink, IconButton, OutsideLink } from "./kit/button.tsx";
export { Entries, Entry } from "./kit/entries.tsx";
export { ErrorSummary } from "./kit/error-summary.tsx";
export { CheckField, FieldFrame, SelectField, TextArea, TextField } from "./kit/field.tsx";
export { Notice } from "./kit/notice.tsx";
export { ConfirmDialog, Dialog, DialogActions } from "./kit/over/dialog.tsx";
export { useDisclosure } from "./kit/over/disclosure.ts";
export { EnlargeButton } from "./kit/over/gallery/enlarge-button.tsx";
export { Menu, type MenuItem } from "./kit/over/menu.tsx";
export { Popover } from "./kit/over/popover.tsx";
export { PasswordField } from "./kit/password-field.tsx";
export { describedBy } from "./kit/problem.tsx";
export { RadioField } from "./kit/radio-field.tsx";
export { lengthOf, RichText } from "./kit/rich-text.tsx";
export { SearchField } from "./kit/search-field.tsx";
export { Section } from "./kit/section.tsx";
export { Segments } from "./kit/segments.tsx";
export {
  CardSkeleton,
  EmptyState,
  FormSkeleton,
  ListState,
  LoadFailed,
  Skeleton,
  Spinner,
  TalkSkeleton,
} from "./kit/states.tsx";
export { hear, useLive } from "./live.ts";
export { firstScreen, useNetwork, useResidence } from "./network.tsx";
export {
  type Cached,
  readAll,
  readAmong,
  readCache,
  readUnsent,
  writeAmong,
  writeCache,
  writeUnsent,
} from "./offline/cache.ts";
export { KeptNotice, useKept } from "./offline/kept.tsx";
export { useUnsentForm } from "./offline/unsent-form.ts";
export { OrganisationParts } from "./organisation-parts.tsx";
export { queryClient } from "./queries.ts";
export { type Scheme, schemes, useIsDark, useScheme } from "./scheme.ts";
export { landing, loadSession, type Residence, type Session, signIn, signOut, useSession } from "./session.tsx";
export { useSubject } from "./subjects.ts";
export { textOf, useAppText, useFieldText, useRefusalText } from "./text.ts";
export { toast } from "./toasts.ts";

/**
 * The editor for every kind of document: messages today; activities, vacancies, projects, budgets and surveys as they come. A *desk*
 * holds the draft, saves it and detects conflicts; *problems* say what is missing and where; uploads, sortable lists and languages
 * are the same everywhere. *Steps* lead from writing through the preview to publishing. Generic over the draft: its shape, checks
 * and calls are passed in. Has its own door, so that only screens with an editor load it.
 */

export { ConflictDialog } from "./conflict-dialog.tsx";
export { Desk, type DeskState, type DocumentKind } from "./desk.ts";
export { DeskNotices } from "./desk-notices.tsx";
export { draftCopiesOf } from "./draft-copies.ts";
export { AttachmentFields } from "./fields/attachment-fields.tsx";
export { CountedField, CountedLines, useTitleFocus } from "./fields/counted-field.tsx";
export { DaySpanFields } from "./fields/day-span-fields.tsx";
export { useFirstLanguage, useRememberedLanguage } from "./fields/first-language.ts";
export { FoldedRow } from "./fields/folded-row.tsx";
export { LanguageField } from "./fields/language-field.tsx";
export { type Picture, PictureField, PictureFields, usePictureWords } from "./fields/picture-fields.tsx";
export { ThemeFields, withTheme } from "./fields/theme-fields.tsx";
export { useWrittenLanguage } from "./fields/use-written-language.ts";
export { VideoField, VideoLink } from "./fields/video-field.tsx";
export { type EditorForm, fieldAt, fieldsFor } from "./form.ts";
export { useLanguageName } from "./language-name.ts";
export { LanguageSwitch } from "./language-switch.tsx";
export { DeleteTranslation, LanguageTabs } from "./language-tabs.tsx";
export { moveItem, newId } from "./list-items.ts";
export { type ConflictWords, type Difference, differencesOf } from "./merge.ts";
export { LivePreview } from "./preview/live-preview.tsx";
export { ReaderPhone } from "./preview/reader-phone.tsx";
export { answeredProblems, type Checks, type Problem, problemsOf, stillWrong, translationAt } from "./problems.ts";
export { CheckObstacle } from "./publish/check-obstacle.tsx";
export { AudienceSummary, PublishDialog } from "./publish/publish-dialog.tsx";
export { FewNotice, isFew, ReachCard } from "./publish/reach-card.tsx";
export { ReachTotal } from "./publish/reach-total.tsx";
export { RichTextField } from "./rich-text-field.tsx";
export { SaveStatus } from "./save-status.tsx";
export { Section } from "./section.tsx";
export { SortableList } from "./sortable-list.tsx";
export { isJustCreated, useCreatedAddress, useVisit } from "./steps/editor-address.ts";
export { PreviewStep } from "./steps/preview-step.tsx";
export { isChecked, type StepCallbacks, type StepCalls } from "./steps/publishable.ts";
export { CheckButtons, EditButtons, KeepButtons } from "./steps/step-buttons.tsx";
export { type StepNote, type StepState, stepsIn } from "./steps/step-states.ts";
export { useMainKey, useStepFocus } from "./steps/use-step-focus.ts";
export { useStepWays } from "./steps/use-step-ways.ts";
export { type CheckResult, useSteps } from "./steps/use-steps.ts";
export { useUndoOffer } from "./steps/use-undo-offer.ts";
export { WritingStep } from "./steps/writing-step.tsx";
export { useDesk, useDeskNews } from "./use-desk.ts";
export { type Problems, useProblems } from "./use-problems.ts";
export { useUploadWait } from "./use-uploads.ts";

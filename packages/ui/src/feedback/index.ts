/** The app's feedback: toasts, questions, empty and failed states, waiting, and the summary of a form's errors. */

export { ConfirmArea } from "./confirm-area.tsx";
export { ConfirmDialog } from "./confirm-dialog.tsx";
export { confirm, type Question } from "./confirmations.ts";
export { Drawing, type DrawingName } from "./drawings.tsx";
export { ErrorSummary } from "./error-summary.tsx";
export { controlOfField, firstControlIn } from "./find-controls.ts";
export { inheritFocus } from "./focus.ts";
export { goToField } from "./go-to-field.ts";
export { askToLeave, hasUnsavedChanges, useLeaveGuard } from "./leave-guard.ts";
export { ProgressRow } from "./progress-row.tsx";
export { Spinner } from "./spinner.tsx";
export { EmptyState, LoadFailed } from "./states.tsx";
export { ToastArea } from "./toast-area.tsx";
export { toast } from "./toasts.ts";
export { useKeptFocus } from "./use-kept-focus.ts";

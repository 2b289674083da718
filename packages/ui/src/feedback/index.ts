/** What the app says back: toasts, questions, empty and failed states, waiting, and the summary of what a form lacks. */
export { ConfirmArea } from "./confirm-area.tsx";
export { ConfirmDialog } from "./confirm-dialog.tsx";
export { confirm, type Question } from "./confirmations.ts";
export { Drawing, type DrawingName } from "./drawings.tsx";
export { ErrorSummary } from "./error-summary.tsx";
export { askToLeave, hasUnsavedChanges, useLeaveGuard } from "./leave-guard.ts";
export { Spinner } from "./spinner.tsx";
export { EmptyState, LoadFailed } from "./states.tsx";
export { ToastArea } from "./toast-area.tsx";
export { toast } from "./toasts.ts";

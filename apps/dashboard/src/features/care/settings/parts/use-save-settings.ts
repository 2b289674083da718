import { api, useCommand, useLeaveQuestion } from "../../../../app/index.ts";
import { type Settings, settingsBody } from "./words.ts";

type SettingsForm = NonNullable<NonNullable<Parameters<typeof useCommand>[1]>["form"]> & {
  isDirty: () => boolean;
  resetDirty: () => void;
};

/** Saves what one form changes of the settings, and sends the rest unchanged; asks before unsaved changes are left. */
export function useSaveSettings(form: SettingsForm, settings: Settings, done: string) {
  useLeaveQuestion(form.isDirty());
  const { run, isRunning } = useCommand(api.care.editCareSettings, { form, done, whenDone: () => form.resetDirty() });
  const save = (change: Partial<ReturnType<typeof settingsBody>>) =>
    void run({ body: { ...settingsBody(settings), ...change } });
  return { save, isSaving: isRunning };
}

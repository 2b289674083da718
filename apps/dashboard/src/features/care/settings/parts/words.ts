import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/settings");

export type Category = Awaited<ReturnType<typeof api.care.listCategories>>["items"][number];
export type CareFunction = Awaited<ReturnType<typeof api.care.listFunctions>>["items"][number];
export type Concierge = Awaited<ReturnType<typeof api.care.listConcierges>>["items"][number];
export type Settings = Awaited<ReturnType<typeof api.care.getCareSettings>>;

/** The body that saves the settings. Two forms each change a part of it, and send the rest unchanged. */
export const settingsBody = ({ hourlyRateCents, currency, hasForm, formIntro, formConsent }: Settings) => ({
  hourlyRateCents,
  currency,
  hasForm,
  formIntro,
  formConsent,
});

import type { ApplicationState } from "@stoep/contract/vacancies";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("vacancies");

export type Row = Awaited<ReturnType<typeof api.vacancies.listApplications>>["items"][number];
export type Application = Awaited<ReturnType<typeof api.vacancies.getApplication>>;

/** The contract's list, repeated here so that no schema is loaded for it. */
export const states = ["new", "in-contact", "accepted", "declined"] as const satisfies readonly ApplicationState[];
export type State = (typeof states)[number];

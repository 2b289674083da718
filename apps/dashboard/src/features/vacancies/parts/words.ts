import type { ApplicationState } from "@stoep/contract/vacancies";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("vacancies");

export type Row = Awaited<ReturnType<typeof api.vacancies.listApplications>>["items"][number];
export type Application = Awaited<ReturnType<typeof api.vacancies.getApplication>>;

export type State = ApplicationState;

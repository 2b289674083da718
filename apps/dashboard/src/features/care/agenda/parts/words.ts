import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/agenda");

export type Agenda = Awaited<ReturnType<typeof api.care.getCareAgenda>>;
export type Visit = Agenda["visits"]["today"]["items"][number];
export type Answer = Agenda["answers"]["items"][number];

/** Where all of them are. */
export const listHrefs = {
  today: "/care/tickets?visit=today&sort=visit",
  tomorrow: "/care/tickets?visit=tomorrow&sort=visit",
  passed: "/care/tickets?visit=passed&sort=visit",
  answers: "/care/tickets?answer=awaited&sort=waiting",
} as const;

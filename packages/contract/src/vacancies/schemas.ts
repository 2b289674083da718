import { z } from "zod";
import {
  Day,
  Email,
  fieldError,
  foundPageOf,
  Id,
  Instant,
  pageOf,
  queryList,
  textLine,
  textLines,
  Verdict,
} from "../kernel/index.ts";
import { Delivery } from "../notifications/index.ts";
import { applicationStates } from "./values.ts";

export const ApplicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** What an applicant writes. S1 §3 Vacancy */
export const ApplicationDraft = z.object({
  firstName: textLine(100).min(1, fieldError("firstNameRequired")),
  lastName: textLine(100).min(1, fieldError("lastNameRequired")),
  email: Email,
  phone: textLine(50).default(""),
  address: textLine(250).default(""),
  motivation: textLines(5000).min(1, fieldError("motivationRequired")),
});
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

/** As it was stored. */
const applicationFields = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  motivation: z.string(),
};

/** The applicant's own application. */
export const MyApplication = z.object({
  ...applicationFields,
  createdAt: Instant,
  updatedAt: Instant,
  state: ApplicationState,
  stateAt: Instant,
});
export type MyApplication = z.infer<typeof MyApplication>;

/** The vacancy, as an applicant sees it. */
const vacancyFields = z.object({
  postId: Id,
  title: z.string(),
  organisation: z.string(),
  applyUntil: Day.nullable(),
  /** False once it was deleted, or no longer reaches this resident. */
  isThere: z.boolean(),
});

export const MyVacancy = z.object({
  vacancy: vacancyFields,
  application: MyApplication.nullable(),
  /** Prefilled from the account. */
  suggested: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** `apply`: for the first time; `change`: what was sent. */
  can: z.object({ apply: Verdict, change: Verdict, withdraw: Verdict }),
});
export type MyVacancy = z.infer<typeof MyVacancy>;

export const MyApplicationRow = z.object({ ...vacancyFields.shape, createdAt: Instant, state: ApplicationState });
export const MyApplicationPage = pageOf(MyApplicationRow);

/** `replaces`: when the version that the resident saw was last changed; null if they saw none. */
export const ApplicationSubmission = z.object({ application: ApplicationDraft, replaces: Instant.nullable() });

/** An application in the editors' list; how to reach the applicant is in the application. */
export const ApplicationRow = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  state: ApplicationState,
  hasNote: z.boolean(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const ApplicationPage = foundPageOf(ApplicationRow).extend({
  /** Per state, ignoring the filter. */
  counts: z.object({
    new: z.number().int(),
    "in-contact": z.number().int(),
    accepted: z.number().int(),
    declined: z.number().int(),
  }),
});

export const Application = z.object({
  ...applicationFields,
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  state: ApplicationState,
  stateAt: Instant,
  /** Empty: nobody has set the state, or the account of the person who did is closed. */
  stateBy: z.string(),
  /** The decision that was mailed to the applicant. */
  toldState: ApplicationState.nullable(),
  /** Of that mail; null: none was sent, or too long ago to tell. */
  delivery: Delivery.nullable(),
  /** For colleagues only. */
  note: z.string(),
  noteBy: z.string(),
  noteAt: Instant.nullable(),
});
export type Application = z.infer<typeof Application>;

export const ApplicationFilter = z.object({
  /** Only applications with these ids. */
  ids: queryList(Id, 100),
  state: ApplicationState.optional(),
  search: textLine(100).optional(),
});

/** For one or several; `tells`: whether applicants are notified by e-mail, which only accepting and declining can do. */
export const ApplicationStateChange = z.object({
  applicationIds: z.array(Id).min(1, fieldError("required")).max(100, fieldError("tooMany")),
  state: ApplicationState,
  tells: z.boolean().default(false),
  /** Included in the e-mail. */
  reason: textLines(1000).default(""),
});

export const ApplicationNote = z.object({
  note: textLines(2000),
  /** The note being replaced, as it was shown. */
  replaces: z.string().max(2000),
});

/** A vacancy that has applications: how many are new, and how many there are in all. */
export const NewApplicationCount = z.object({
  postId: Id,
  applications: z.number().int(),
  total: z.number().int(),
});

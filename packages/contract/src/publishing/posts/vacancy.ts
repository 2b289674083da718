/** Vacancies: what is needed from whom, for how long, and how to apply. S1 §3, §5 Vacancy */
import { z } from "zod";
import { Day, OptionalEmail, textLine } from "../../kernel/index.ts";
import { durationUnits, vacancyEngagements } from "../values.ts";
import { type CompletenessRule, completenessRule, isBlank, placeFields } from "./kinds.ts";
import { isHttpLink } from "./links.ts";

export const VacancyEngagement = z.enum(vacancyEngagements);
export type VacancyEngagement = z.infer<typeof VacancyEngagement>;
export const DurationUnit = z.enum(durationUnits);
export type DurationUnit = z.infer<typeof DurationUnit>;

/** The fields that only a vacancy has; a draft may lack any of them. */
export const VacancyDraft = z.object({
  ...placeFields,
  engagement: VacancyEngagement.default("to-be-agreed"),
  duration: z.number().int().min(1).max(1000).nullable().default(null),
  durationUnit: DurationUnit.default("months"),
  contactFirstName: textLine(100).default(""),
  contactLastName: textLine(100).default(""),
  contactEmail: textLine(254).default(""),
  contactPhone: textLine(50).default(""),
  /** The last day to apply. */
  applyUntil: Day.nullable().default(null),
  /** The address of a form on another site; empty: residents apply in the app. */
  subscriptionUrl: textLine(1000).default(""),
});
export type VacancyDraft = z.output<typeof VacancyDraft>;

/** As readers see it. */
export const ReadVacancy = z.object({
  address: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  engagement: VacancyEngagement,
  duration: z.number().int().nullable(),
  durationUnit: DurationUnit,
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  applyUntil: Day.nullable(),
  subscriptionUrl: z.string(),
});
export type ReadVacancy = z.infer<typeof ReadVacancy>;

type CompletePost = { theme: string | null; vacancy: VacancyDraft | null };
const ifVacancy = (holds: (vacancy: VacancyDraft) => boolean) => (post: CompletePost) =>
  post.vacancy === null || holds(post.vacancy);

/** What a vacancy needs before anybody may read it. S1 §5 Vacancy */
export const vacancyRules: CompletenessRule<CompletePost>[] = [
  completenessRule((post) => post.vacancy === null || post.theme !== null, ["theme"], "themeRequired"),
  completenessRule(
    ifVacancy(({ address }) => !isBlank(address)),
    ["vacancy", "address"],
    "placeRequired",
  ),
  completenessRule(
    ifVacancy(({ contactEmail }) => OptionalEmail.safeParse(contactEmail).success),
    ["vacancy", "contactEmail"],
    "emailFormat",
  ),
  completenessRule(
    ifVacancy(({ subscriptionUrl }) => subscriptionUrl === "" || isHttpLink(subscriptionUrl)),
    ["vacancy", "subscriptionUrl"],
    "subscriptionUrlFormat",
  ),
];

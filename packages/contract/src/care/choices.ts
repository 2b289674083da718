/** The choices of care, as they are on the wire and in the database. S2 §3, §4 */
import { z } from "zod";

export const ticketStates = [
  "open",
  "looking",
  "waiting",
  "planned",
  "in-progress",
  "executed",
  "solved",
  "revoked",
] as const;
export const TicketState = z.enum(ticketStates);
export type TicketState = z.infer<typeof TicketState>;

export const revocationReasons = ["no-longer-needed", "other-solution"] as const;
export const RevocationReason = z.enum(revocationReasons);
export type RevocationReason = z.infer<typeof RevocationReason>;

/** How a ticket was created. `fast`: registered after the help was given. */
export const ticketSources = ["staff", "fast", "webform", "shout", "series", "import"] as const;
export const TicketSource = z.enum(ticketSources);
export type TicketSource = z.infer<typeof TicketSource>;

export const intervals = ["weekly", "two-weekly", "monthly"] as const;
export const Interval = z.enum(intervals);
export type Interval = z.infer<typeof Interval>;
export const Repeats = z.enum(["never", ...intervals]);
export type Repeats = z.infer<typeof Repeats>;

/**
 * The states of a candidate: `sent` is the specification's *message sent*; `confirmed`: has the ticket; `thanked`: someone else was
 * chosen.
 */
export const candidateStates = ["sent", "interested", "not-interested", "confirmed", "thanked"] as const;
export const CandidateState = z.enum(candidateStates);
export type CandidateState = z.infer<typeof CandidateState>;

export const Channel = z.enum(["mail", "text"]);
export type Channel = z.infer<typeof Channel>;
/** The states of a sent message. `unknown`: it may or may not have arrived. */
export const messageDeliveries = ["queued", "sent", "failed", "unknown"] as const;
export const MessageDelivery = z.enum(messageDeliveries);
export type MessageDelivery = z.infer<typeof MessageDelivery>;

/** The two people of a ticket, besides colleagues. */
export const ticketSides = ["member", "helper"] as const;
export const TicketSide = z.enum(ticketSides);
export type TicketSide = z.infer<typeof TicketSide>;

/** `phone`: the concierge called, and enters the answer. */
export const AskChannel = z.enum(["mail", "text", "phone"]);
export type AskChannel = z.infer<typeof AskChannel>;

export const momentKinds = [
  "created",
  "edited",
  "state",
  "assigned",
  "appointment",
  "comment",
  "note",
  "message",
  "asked",
  "answered",
  "linked",
  "unlinked",
  "entry",
  "confidential",
] as const;
export const MomentKind = z.enum(momentKinds);
export type MomentKind = z.infer<typeof MomentKind>;

export const leadSources = [
  "word-of-mouth",
  "letter",
  "ad",
  "referral",
  "stoep",
  "event",
  "outreach",
  "website",
  "social-media",
  "other",
] as const;
export const LeadSource = z.enum(leadSources);
export type LeadSource = z.infer<typeof LeadSource>;

export const genders = ["male", "female", "non-binary"] as const;
export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

export const activityLevels = ["active", "new", "inactive"] as const;
export const ActivityLevel = z.enum(activityLevels);
export type ActivityLevel = z.infer<typeof ActivityLevel>;

export const helperKinds = ["company", "organisation", "neighbour"] as const;
export const HelperKind = z.enum(helperKinds);
export type HelperKind = z.infer<typeof HelperKind>;

/** The specification's *helper type*. */
export const managements = ["none", "self-managed", "stoep-managed"] as const;
export const Management = z.enum(managements);
export type Management = z.infer<typeof Management>;

export const helperStatuses = ["pending", "accepted", "declined"] as const;
export const HelperStatus = z.enum(helperStatuses);
export type HelperStatus = z.infer<typeof HelperStatus>;

export const transports = ["unknown", "none", "bike", "car"] as const;
export const Transport = z.enum(transports);
export type Transport = z.infer<typeof Transport>;

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const partsOfDay = ["morning", "afternoon", "evening"] as const;
export const partsOfWeek = weekdays.flatMap((day) => partsOfDay.map((part) => `${day}-${part}` as const));
export type PartOfWeek = (typeof partsOfWeek)[number];
export const PartOfWeek = z.enum(partsOfWeek as [PartOfWeek, ...PartOfWeek[]]);

export const FunctionKind = z.enum(["volunteer", "community-worker"]);
export type FunctionKind = z.infer<typeof FunctionKind>;

export const tagColours = ["grey", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"] as const;
export const TagColour = z.enum(tagColours);
export type TagColour = z.infer<typeof TagColour>;

/** Icons of categories and functions; the dashboard draws them. */
export const careIcons = [
  "heart",
  "shopping",
  "car",
  "bus",
  "tools",
  "garden",
  "computer",
  "paper",
  "chat",
  "coffee",
  "walk",
  "dog",
  "meal",
  "child",
  "school",
  "health",
  "home",
  "moving",
  "money",
  "language",
  "hand",
  "other",
] as const;
export const CareIcon = z.enum(careIcons);
export type CareIcon = z.infer<typeof CareIcon>;

/** Languages that people speak, by ISO code: the four of the screens first. */
export const spokenLanguages = [
  "nl",
  "fr",
  "en",
  "tr",
  "de",
  "es",
  "it",
  "ar",
  "pl",
  "pt",
  "ro",
  "bg",
  "ru",
  "uk",
  "sk",
  "cs",
  "hu",
  "el",
  "sq",
  "sr",
  "hr",
  "fa",
  "ps",
  "ur",
  "hi",
  "zh",
  "vi",
  "so",
  "ti",
  "ku",
  "am",
  "zgh",
] as const;
export const SpokenLanguage = z.enum(spokenLanguages);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

/** What was read, according to a row of the reading log. */
export const readingKinds = ["file", "private", "contact", "print", "export", "import", "merge"] as const;
export const ReadingKind = z.enum(readingKinds);
export type ReadingKind = z.infer<typeof ReadingKind>;

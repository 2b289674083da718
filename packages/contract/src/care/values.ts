/** Lists and limits of care, for use without its schemas. */

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

/** The states in which somebody still works on a ticket. */
export const unsolvedStates = ticketStates.filter((state) => state !== "solved" && state !== "revoked");

/** The states in which a helper has a ticket that is not over. */
export const statesWithHelper = ["waiting", "planned", "in-progress", "executed"] as const;

export const revocationReasons = ["no-longer-needed", "other-solution"] as const;

/** How a ticket was created. `fast`: registered after the help was given. */
export const ticketSources = ["staff", "fast", "webform", "shout", "series", "import"] as const;

/**
 * Newest first; by the time of the visit, those without one last; longest in its state first; by the member's name, as in the list of
 * members.
 */
export const ticketOrders = ["newest", "visit", "waiting", "member"] as const;

/** When a visit is that is not closed: not over yet, tomorrow, over. */
export const visitTimes = ["today", "tomorrow", "passed"] as const;

export const intervals = ["weekly", "two-weekly", "monthly"] as const;

export const repeatsChoices = ["never", ...intervals] as const;

/**
 * The states of a candidate: `sent` is the specification's *message sent*; `confirmed`: has the ticket; `thanked`: someone else was
 * chosen.
 */
export const candidateStates = ["sent", "interested", "not-interested", "confirmed", "thanked"] as const;

/** The two people of a ticket, besides colleagues. */
export const ticketSides = ["member", "helper"] as const;

/** `phone`: the concierge called, and enters the answer. */
export const askChannels = ["mail", "text", "phone"] as const;

/** How helpers are asked: each as they like it, or one way; whom it does not reach is asked as they like it. */
export const askWays = ["usual", ...askChannels] as const;

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

export const genders = ["male", "female", "non-binary"] as const;

export const activityLevels = ["active", "new", "inactive"] as const;

export const helperKinds = ["company", "organisation", "neighbour"] as const;

/** The specification's *helper type*. */
export const managements = ["none", "self-managed", "stoep-managed"] as const;

export const helperStatuses = ["pending", "accepted", "declined"] as const;

/**
 * What keeps a helper from a task, unless a colleague overrides it, the gravest first. `check-expired`: a check or certificate has ended by
 * its day; `full`: they have as many tasks in its month as they want.
 */
export const helperObstacles = ["check-expired", "absent", "full"] as const;
/** What a match beyond each of them is refused with; the details of the refusal list them all. */
export const obstacleRefusals = {
  "check-expired": "helper_check_expired",
  absent: "helper_absent",
  full: "helper_full",
} as const satisfies Record<(typeof helperObstacles)[number], string>;
/** Why a colleague overrides it. `agreed`: the helper was asked about it. */
export const overrideReasons = ["agreed", "urgent", "no-one-else"] as const;

export const transports = ["unknown", "none", "bike", "car"] as const;

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const partsOfDay = ["morning", "afternoon", "evening"] as const;
export const partsOfWeek = weekdays.flatMap((day) => partsOfDay.map((part) => `${day}-${part}` as const));

export const functionKinds = ["volunteer", "community-worker"] as const;

export const tagColours = ["grey", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"] as const;

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

/** By the network's clocks; the periods that include this month end today. S2 §9 */
export const carePeriods = ["last-30-days", "this-month", "last-month", "this-year", "last-year"] as const;

export const helperAnswers = ["yes", "no", "another-time"] as const;

export const matchingLimits = { shown: 50, leftOut: 20, atOnce: 20, answer: 500, validDays: 7 } as const;

export const importKinds = ["members", "helpers"] as const;

/** `there`: the person exists already. `double`: an earlier row has the same person. `added`: was new, and has been created. */
export const importFates = ["new", "added", "there", "double", "wrong"] as const;

export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  /** Of a workbook, to choose from. */
  sheets: 100,
  samples: 3,
  pageSize: 50,
  cell: 5_000,
} as const;

export const ticketLimits = {
  title: 250,
  /** Fits into a text message, beside who sends it and the link. */
  helperLine: 100,
  description: 5000,
  work: 2000,
  workAddress: 250,
  preferredMoment: 200,
  outcome: 2000,
  explanation: 1000,
  referredTo: 200,
  text: 2000,
  /** For a text message, so that it costs only one. */
  textMessage: 160,
  links: 20,
  /** Pictures and documents together. */
  files: 20,
  altText: 250,
  pageSize: 30,
  /** Counting matches stops at this number. */
  counted: 1000,
  /** The most visits of a day, and of passed visits and awaited answers, that the agenda shows; the list has all. */
  agendaVisits: 30,
  agendaLines: 10,
} as const;

/** Characters of the form's introduction and consent text, in each language. */
export const formTextLimits = { intro: 1000, consent: 2000 } as const;

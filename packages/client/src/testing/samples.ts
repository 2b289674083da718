/** Complete samples: an account, its second steps, a message as its readers get it, and a date of an activity. */
import type { Factors, FactorView } from "@stoep/contract/accounts";
import type { CommentView } from "@stoep/contract/conversations";
import type { Notice } from "@stoep/contract/notifications";
import type { ReadProject } from "@stoep/contract/participation";
import type { ActivityDate, PostRow, ReadPost } from "@stoep/contract/publishing";
import type { Session } from "../session/index.ts";

export const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;
export const now = "2026-11-21T09:00:00.000Z";

/** Signed in, without an active place. */
export const bareSession = (change: Partial<Session> = {}): Session => ({
  account: {
    id: idOf(4),
    email: "els@gent.example",
    firstName: "Els",
    lastName: "Peeters",
    publicName: "Els",
    language: "en",
    isSystem: false,
    hasSecondFactor: false,
    picture: null,
  },
  memberships: [],
  residences: [],
  active: { kind: "none" },
  signedInAt: now,
  ...change,
});

export const aFactor = (change: Partial<FactorView> = {}): FactorView => ({
  id: idOf(60),
  kind: "app",
  name: "",
  createdAt: now,
  lastUsedAt: null,
  ...change,
});

export const someFactors = (factors: FactorView[] = [], change: Partial<Factors> = {}): Factors => ({
  factors,
  recoveryCodesLeft: factors.length > 0 ? 10 : 0,
  hasPassword: true,
  requiredFrom: null,
  confirmedUntil: null,
  can: { removeLast: true },
  ...change,
});

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHI${index}`);

/** A date of an activity, from 18:00 to 20:00 UTC on that day; nobody has signed up yet. */
export const aDate = (id: string, day: string, change: Partial<ActivityDate> = {}): ActivityDate => ({
  id,
  startsAt: `${day}T18:00:00.000Z`,
  endsAt: `${day}T20:00:00.000Z`,
  isOpenEnded: false,
  place: null,
  movedFrom: null,
  cancelled: null,
  closesAt: `${day}T18:00:00.000Z`,
  isClosed: false,
  isFull: false,
  coming: 0,
  waiting: 0,
  mine: null,
  ...change,
});

/** A message with a title and a text, and nothing else. */
export const aReadPost = (change: Partial<ReadPost> = {}): ReadPost => ({
  id: idOf(101),
  kind: "message",
  activity: null,
  vacancy: null,
  type: "standard",
  title: "Street works in Muide",
  textHtml: "<p>From Monday on.</p>",
  language: "en",
  isTranslated: false,
  originalLanguage: "en",
  organisation: { id: idOf(5), name: "Stad Gent", kind: "city", logo: null },
  publishedAt: now,
  isEdited: false,
  version: 1,
  theme: null,
  secondTheme: null,
  images: [],
  attachments: [],
  videoId: null,
  cta: null,
  link: null,
  poll: null,
  reactions: {},
  myReaction: null,
  commentCount: 0,
  followedIn: null,
  isCommentsDisabled: false,
  alert: null,
  can: { report: true },
  ...change,
});

/** A project of the whole spring, with a picture and three phases, of which the second is under way. */
export const aReadProject = (change: Partial<ReadProject> = {}): ReadProject => ({
  id: idOf(151),
  kind: "project",
  title: "A park by the water",
  introduction: "What should the park look like?",
  textHtml: "<p>The old quay becomes a park.</p>",
  language: "en",
  isTranslated: false,
  originalLanguage: "en",
  organisation: { id: idOf(5), name: "Stad Gent", kind: "city", logo: null },
  publishedAt: now,
  isEdited: false,
  version: 1,
  startsOn: "2026-11-01",
  endsOn: "2027-01-15",
  timing: "active",
  daysLeft: 56,
  theme: "nature",
  secondTheme: null,
  neighbourhoods: [{ id: idOf(3), name: "Muide" }],
  image: null,
  videoId: null,
  budget: { amount: 250_000, currency: "EUR" },
  phases: [
    aReadPhase({ id: idOf(161), title: "We listen", startsOn: "2026-11-01", endsOn: "2026-11-10", timing: "finished" }),
    aReadPhase({ id: idOf(162), title: "Your ideas", type: "ideation", budget: 50_000, takesIdeas: true }),
    aReadPhase({ id: idOf(163), title: "We build", startsOn: "2027-01-02", endsOn: "2027-01-15", timing: "upcoming" }),
  ],
  isFollowed: false,
  followers: 0,
  takesIdeas: { phaseId: idOf(162), until: "2027-01-01" },
  takesIdeasFrom: null,
  isReadFirst: false,
  ...change,
});

type ReadPhase = ReadProject["phases"][number];
const aReadPhase = (change: Partial<ReadPhase>): ReadPhase => ({
  id: idOf(160),
  type: "standard",
  title: "",
  text: "",
  startsOn: "2026-11-11",
  endsOn: "2027-01-01",
  timing: "active",
  videoId: null,
  budget: null,
  takesIdeas: false,
  ideaTypes: [],
  map: null,
  ...change,
});

/** A live message in the list of its organisation. */
export const aPostRow = (change: Partial<PostRow> = {}): PostRow => ({
  id: idOf(1),
  kind: "message",
  type: "standard",
  title: "Street works",
  state: "published",
  publishAt: null,
  publishedAt: "2026-11-20T07:25:00.000Z",
  savedAt: "2026-11-20T07:25:00.000Z",
  theme: "mobility",
  visibility: "everyone",
  neighbourhoodCount: 1,
  neighbourhoodNames: ["Muide"],
  languages: ["en"],
  createdBy: "Els Peeters",
  image: null,
  engagement: null,
  countedAt: null,
  rating: "none",
  openReports: 0,
  isCancelled: false,
  activity: null,
  vacancy: null,
  link: null,
  can: { copy: true, share: true, delete: true },
  ...change,
});

/** A comment of a resident, as a colleague reads it. */
export const aComment = (number: number, change: Partial<CommentView> = {}): CommentView => ({
  id: idOf(number),
  parentId: null,
  neighbourhoodId: null,
  author: { kind: "resident", name: `Fatma ${number}`, organisation: null, logo: null, isMe: false },
  text: `Words ${number}`,
  image: null,
  state: "visible",
  hiddenBecause: null,
  createdAt: now,
  isEdited: false,
  reactions: {},
  myReaction: null,
  reportCount: 0,
  decision: null,
  moreAnswers: null,
  can: {
    edit: "not_allowed",
    delete: "not_allowed",
    hide: "not_allowed",
    show: "not_allowed",
    moderate: "not_allowed",
    remove: "not_allowed",
    answer: true,
    report: true,
  },
  ...change,
});

/** A notification of the session's account, unread. */
export const aNotice = (number: number, change: Partial<Notice> = {}): Notice => ({
  id: idOf(number),
  kind: "conversations.commented",
  group: "answers",
  object: { kind: "shout", id: idOf(101) },
  part: null,
  actor: "Fatma D.",
  people: 1,
  values: { title: "Loose tile", words: "" },
  at: now,
  isRead: false,
  ...change,
});

// Made by `npm run generate` from the migrations: change those instead.
import type { Generated, GeneratedAlways } from "kysely";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface ActivityDateTable {
  id: string;
  postId: string;
  startsAt: Date;
  endsAt: Date;
  isOpenEnded: boolean;
  cancelledAt: Date | null;
  cancelReason: Generated<string>;
  movedFrom: Date | null;
  address: string | null;
  longitude: number | null;
  latitude: number | null;
  revision: Generated<number>;
  coming: Generated<number>;
  waiting: Generated<number>;
  nextTurn: Generated<number>;
  mayHoldNames: Generated<boolean>;
}

export interface AddressTable {
  id: string;
  streetId: string;
  houseNumber: string;
  longitude: number;
  latitude: number;
  neighbourhoodId: string | null;
  placedIn: string | null;
  placedAt: Date | null;
  placedBy: string | null;
}

export interface AttendanceTable {
  dateId: string;
  residentId: string;
  people: number;
  state: import("@stoep/contract/publishing").AttendanceState;
  turn: number;
  saidAt: Date;
}

export interface BallotTable {
  id: string;
  roundId: string;
  districtId: string;
  choices: number[];
  seal: Buffer;
}

export interface BallotCountRequestTable {
  roundId: string;
  askedAt: Date;
  times: number;
  percent: Generated<number>;
}

export interface BallotDistrictTable {
  roundId: string;
  id: string;
  position: number;
  name: string;
  budget: number | null;
}

export interface BallotDistrictNeighbourhoodTable {
  roundId: string;
  neighbourhoodId: string;
  districtId: string;
}

export interface BallotIdeaTable {
  roundId: string;
  ideaId: string;
  districtId: string | null;
  position: number;
  title: string | null;
  language: import("@stoep/contract/kernel").Language | null;
  cost: number | null;
}

export interface BallotKeyTable {
  roundId: string;
  key: string;
}

export interface BallotRecounterTable {
  roundId: string;
  districtId: string;
  accountId: string;
  namedAt: Date;
  takenAt: Date | null;
}

export interface BallotResultTable {
  roundId: string;
  districtId: string;
  ballots: number;
  outcome: import("@stoep/tally").Outcome;
  isToBeCut: boolean;
}

export interface BallotRightTable {
  id: string;
  projectId: string;
  phaseId: string;
  residentId: string | null;
  districtId: string | null;
  isUsed: boolean;
  lostIn: string | null;
  codeHash: Buffer | null;
  serial: number | null;
  codeDistrictId: string | null;
  issue: import("@stoep/contract/budgets").CodeIssue | null;
  isRevoked: Generated<boolean>;
}

export interface BallotRoundTable {
  id: string;
  projectId: string;
  phaseId: string;
  number: number;
  opensOn: string | null;
  endsOn: string | null;
  ballot: import("@stoep/contract/budgets").BallotKind;
  atLeast: number;
  atMost: number;
  rule: import("@stoep/contract/budgets").CountingRule;
  stopsAtFirst: boolean;
  roll: import("@stoep/contract/budgets").Roll;
  leastAge: number | null;
  currency: import("@stoep/contract/participation").Currency | null;
  version: Generated<number>;
  createdBy: string | null;
  savedBy: string | null;
  createdAt: Date;
  savedAt: Date;
  openedAt: Date | null;
  replacedAt: Date | null;
  replacedBecause: Generated<string>;
  countedAt: Date | null;
  remindedAt: Date | null;
  toldAt: Date | null;
  chosenAt: Date | null;
  importedFrom: string | null;
}

export interface BallotTurnoutTable {
  roundId: string;
  districtId: string;
  voters: number;
  asOf: Date;
}

export interface CalendarAddressTable {
  id: string;
  key: string;
  residentId: string | null;
  organisationId: string | null;
  createdAt: Date;
}

export interface CareAbsenceTable {
  id: string;
  personId: string;
  fromOn: string;
  untilOn: string;
  note: Generated<string>;
}

export interface CareCalendarTable {
  personId: string;
  keyHash: string;
  madeAt: Date;
}

export interface CareCandidateTable {
  id: string;
  ticketId: string;
  helperId: string;
  state: import("@stoep/contract/care").CandidateState;
  channel: import("@stoep/contract/care").AskChannel;
  tokenHash: string | null;
  expiresAt: Date;
  askedAt: Date;
  askedBy: string | null;
  answeredAt: Date | null;
  answer: Generated<string>;
  heldBack: import("@stoep/contract/care").HelperObstacle | null;
  offeredAt: Date | null;
  cancelledAt: Date | null;
}

export interface CareCategoryTable {
  id: string;
  organisationId: string;
  name: string;
  translations: Generated<Partial<Record<import("@stoep/contract/kernel").Language, string>>>;
  icon: import("@stoep/contract/care").CareIcon;
  position: number;
  archivedAt: Date | null;
}

export interface CareCertificateTable {
  id: string;
  personId: string;
  name: string;
  untilOn: string | null;
  remindedAt: Date | null;
}

export interface CareConsentTable {
  organisationId: string;
  version: number;
  text: string;
  since: Date;
  language: import("@stoep/contract/kernel").Language;
}

export interface CareDoubleTable {
  id: string;
  organisationId: string;
  oneId: string;
  otherId: string;
  because: import("@stoep/contract/care").DuplicateReason[];
  foundAt: Date;
  dismissedAt: Date | null;
  dismissedBy: string | null;
}

export interface CareDuoTable {
  helperId: string;
  memberId: string;
  organisationId: string;
  solved: number;
  lastAt: Date;
}

export interface CareEntryTable {
  id: string;
  organisationId: string;
  helperId: string;
  ticketId: string | null;
  onDay: string;
  minutes: number;
  text: Generated<string>;
  writtenBy: string | null;
  createdAt: Date;
}

export interface CareFormTable {
  ticketId: string;
  organisationId: string;
  memberId: string;
  stampHash: string;
  sentAt: Date;
  name: string;
  email: string;
  phone: string;
  address: string;
  isNew: boolean;
  consentVersion: number;
  postId: string | null;
}

export interface CareFunctionTable {
  id: string;
  organisationId: string;
  kind: import("@stoep/contract/care").FunctionKind;
  title: string;
  description: string;
  icon: import("@stoep/contract/care").CareIcon;
  position: number;
}

export interface CareHelperTable {
  personId: string;
  organisationId: string;
  kind: import("@stoep/contract/care").HelperKind;
  management: Generated<import("@stoep/contract/care").Management>;
  isProfessional: Generated<boolean>;
  status: import("@stoep/contract/care").HelperStatus;
  statusAt: Date;
  declinedBecause: Generated<string>;
  helperSince: Date;
  skills: Generated<string>;
  transport: Generated<import("@stoep/contract/care").Transport>;
  radiusKm: number | null;
  available: Generated<import("@stoep/contract/care").PartOfWeek[]>;
  monthlyCap: number | null;
  functionId: string | null;
  helped: Generated<number>;
  lastHelpedAt: Date | null;
  lastAskedAt: Date | null;
  lastRefusedAt: Date | null;
  preferredChannel: import("@stoep/contract/care").AskChannel | null;
}

export interface CareHelperCategoryTable {
  personId: string;
  categoryId: string;
}

export interface CareHelperLoadTable {
  helperId: string;
  month: string;
  tasks: number;
  confidentialTasks: Generated<number>;
}

export interface CareImportTable {
  id: string;
  organisationId: string;
  kind: import("@stoep/contract/care").ImportKind;
  state: import("@stoep/contract/care").ImportState;
  fileName: string;
  turn: Generated<number>;
  columns: { heading: string; field: import("@stoep/contract/care").ImportField | null }[];
  samples: Generated<string>;
  language: import("@stoep/contract/care").SpokenLanguage;
  skipsAddress: Generated<boolean>;
  rows: number;
  progress: Generated<number>;
  startedBy: string | null;
  confirmedBy: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  skipsDay: Generated<boolean>;
  dayOrder: Generated<import("@stoep/contract/care").DayOrder>;
  sheets: Generated<string[]>;
  sheet: Generated<number>;
  rowsUntil: Date | null;
}

export interface CareImportRowTable {
  importId: string;
  place: number;
  fate: import("@stoep/contract/care").ImportFate;
  name: string;
  personId: string | null;
  sameAs: number | null;
  faults: Generated<import("@stoep/contract/care").ImportFault[]>;
  draft: unknown | null;
  sealed: string | null;
  isTaken: Generated<boolean>;
}

export interface CareLinkTable {
  tokenHash: string;
  ticketId: string;
  personId: string;
  side: import("@stoep/contract/care").TicketSide;
  madeAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface CareLinkRequestTable {
  id: string;
  organisationId: string;
  personId: string;
  accountId: string | null;
  state: "asked" | "agreed" | "declined" | "withdrawn";
  askedBy: string | null;
  askedAt: Date;
  expiresAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

export interface CareMergeTable {
  id: string;
  organisationId: string;
  keptId: string;
  goneId: string;
  moved: Record<string, string[]>;
  mergedAt: Date;
  mergedBy: string | null;
  undoneAt: Date | null;
  before: Generated<unknown>;
  sealedWas: string | null;
  sealedBecame: string | null;
}

export interface CareNoteTable {
  id: string;
  organisationId: string;
  personId: string;
  text: string;
  writtenBy: string | null;
  createdAt: Date;
}

export interface CarePersonTable {
  id: string;
  organisationId: string;
  isMember: boolean;
  joinedAt: Date;
  firstName: string;
  lastName: string;
  companyName: Generated<string>;
  email: string | null;
  phone: string | null;
  phoneNational: Generated<string>;
  language: import("@stoep/contract/care").SpokenLanguage;
  languages: import("@stoep/contract/care").SpokenLanguage[];
  street: Generated<string>;
  houseNumber: Generated<string>;
  postalCode: Generated<string>;
  city: Generated<string>;
  longitude: number | null;
  latitude: number | null;
  neighbourhoodId: string | null;
  introduction: Generated<string>;
  keyRemark: Generated<string>;
  leadSource: import("@stoep/contract/care").LeadSource | null;
  leadExplanation: Generated<string>;
  referredBy: Generated<string>;
  memberOrganisation: Generated<string>;
  subscribedOn: string | null;
  pictureId: string | null;
  sealed: string | null;
  accountId: string | null;
  linkedAt: Date | null;
  suspendedAt: Date | null;
  suspendedBecause: Generated<string>;
  tickets: Generated<number>;
  solved: Generated<number>;
  lastTicketAt: Date | null;
  mergedInto: string | null;
  deletedAt: Date | null;
  createdBy: string | null;
  updatedAt: Date;
  version: Generated<number>;
  unlinkedAt: Date | null;
  typedFirstName: string | null;
  typedLastName: string | null;
  words: GeneratedAlways<string>;
  careHouseholdId: string | null;
}

export interface CarePersonTagTable {
  personId: string;
  tagId: string;
}

export interface CareSeriesTable {
  id: string;
  organisationId: string;
  every: import("@stoep/contract/care").Interval;
  firstOn: string;
  startsAt: string;
  endsAt: string;
  nextOn: string;
  untilOn: string | null;
  skipped: Generated<string[]>;
  endedAt: Date | null;
  createdAt: Date;
}

export interface CareSettingTable {
  organisationId: string;
  lastNumber: Generated<number>;
  hourlyRateCents: Generated<number>;
  currency: Generated<"EUR" | "GBP" | "USD">;
  hasForm: Generated<boolean>;
  updatedAt: Date;
  formIntro: Generated<Partial<Record<import("@stoep/contract/kernel").Language, string>>>;
  formConsent: Generated<Partial<Record<import("@stoep/contract/kernel").Language, string>>>;
}

export interface CareTagTable {
  id: string;
  organisationId: string;
  name: string;
  description: string;
  colour: import("@stoep/contract/care").TagColour;
}

export interface CareTicketTable {
  id: string;
  organisationId: string;
  number: number;
  memberId: string;
  categoryId: string | null;
  title: string;
  description: Generated<string>;
  state: import("@stoep/contract/care").TicketState;
  stateAt: Date;
  assigneeId: string | null;
  helperId: string | null;
  neighbourhoodId: string | null;
  repeats: Generated<import("@stoep/contract/care").Repeats>;
  seriesId: string | null;
  occurrenceOn: string | null;
  preferredMoment: Generated<string>;
  startsAt: Date | null;
  endsAt: Date | null;
  needsCar: Generated<boolean>;
  hourlyRateCents: number | null;
  work: Generated<string>;
  workAddress: Generated<string>;
  deadlineOn: string | null;
  deadlineRemindedAt: Date | null;
  isConfidential: Generated<boolean>;
  source: import("@stoep/contract/care").TicketSource;
  shoutId: string | null;
  referredTo: Generated<string>;
  revokedBecause: import("@stoep/contract/care").RevocationReason | null;
  revokedText: Generated<string>;
  outcome: Generated<string>;
  matchedAt: Date | null;
  executedAt: Date | null;
  solvedAt: Date | null;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  version: Generated<number>;
  erasedAt: Date | null;
  words: GeneratedAlways<string>;
  helperLine: Generated<string>;
  visitToldFrom: Date | null;
}

export interface CareTicketFileTable {
  ticketId: string;
  fileId: string;
  position: number;
  altText: Generated<string>;
}

export interface CareTicketLinkTable {
  ticketId: string;
  otherId: string;
}

export interface CareTicketMomentTable {
  id: string;
  ticketId: string;
  kind: import("@stoep/contract/care").MomentKind;
  at: Date;
  byAccount: string | null;
  byPerson: string | null;
  toPerson: string | null;
  toAccount: string | null;
  fromState: import("@stoep/contract/care").TicketState | null;
  toState: import("@stoep/contract/care").TicketState | null;
  channel: import("@stoep/contract/care").AskChannel | null;
  text: Generated<string>;
  mentions: Generated<string[]>;
  editedAt: Date | null;
  deletedAt: Date | null;
  delivery: import("@stoep/contract/notifications").DeliveryOutcome | null;
  answer: import("@stoep/contract/care").HelperAnswer["answer"] | null;
}

export interface CareTicketTallyTable {
  organisationId: string;
  state: import("@stoep/contract/care").TicketState;
  assigneeId: string;
  isConfidential: boolean;
  total: number;
}

export interface CareWaitingFormTable {
  id: string;
  organisationId: string;
  stampHash: string;
  tokenHash: string;
  sealed: string;
  expiresAt: Date;
}

export interface CareWorkerFunctionTable {
  organisationId: string;
  accountId: string;
  functionId: string;
}

export interface CommentTable {
  id: string;
  subjectKind: string;
  subjectId: string;
  organisationId: string;
  threadId: string;
  parentId: string | null;
  authorAccountId: string | null;
  authorResidentId: string | null;
  authorOrganisationId: string | null;
  neighbourhoodId: string | null;
  text: string;
  imageId: string | null;
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
  hiddenBecause: "staff" | "author" | "reports" | null;
  deletedAt: Date | null;
}

export interface CommentTallyTable {
  subjectId: string;
  threadId: string;
  total: number;
}

export interface ContentReportTable {
  id: string;
  subjectKind: string;
  subjectId: string;
  commentId: string | null;
  targetId: string;
  organisationId: string;
  residentId: string;
  reason: import("@stoep/contract/conversations").ReportReason;
  remark: string;
  createdAt: Date;
  settledAt: Date | null;
  caseId: string;
}

export interface CountedBallotTable {
  roundId: string;
  districtId: string;
  number: number;
  choices: number[];
}

export interface FileTable {
  id: string;
  key: string;
  kind: "image" | "attachment";
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  uploadedBy: string | null;
  createdAt: Date;
  usedAt: Date | null;
  secret: string;
}

export interface HouseholdTable {
  id: string;
  addressId: string | null;
  neighbourhoodId: string;
  streetId: string | null;
  pinnedLabel: string | null;
  longitude: number;
  latitude: number;
  createdAt: Date;
}

export interface IdeaTable {
  id: string;
  projectId: string;
  organisationId: string;
  phaseId: string | null;
  kind: import("@stoep/contract/participation").IdeaKind;
  title: string;
  text: string;
  language: import("@stoep/contract/kernel").Language;
  authorId: string | null;
  isFromCounter: Generated<boolean>;
  authorName: Generated<string>;
  enteredBy: string | null;
  showsName: Generated<boolean>;
  neighbourhoodId: string;
  longitude: number | null;
  latitude: number | null;
  shoutId: string | null;
  type: Generated<import("@stoep/contract/participation").IdeaType>;
  reason: Generated<string>;
  cost: number | null;
  currency: import("@stoep/contract/participation").Currency | null;
  answer: Generated<string>;
  answeredAt: Date | null;
  answeredBy: string | null;
  worksState: import("@stoep/contract/participation").WorksState | null;
  worksPercent: number | null;
  costToDate: number | null;
  version: Generated<number>;
  createdAt: Date;
  editedAt: Date | null;
  openAt: Date | null;
  hiddenAt: Date | null;
  hiddenBecause: "staff" | "reports" | null;
  mergedInto: string | null;
  mergedAt: Date | null;
  deletedAt: Date | null;
  remindedAt: Date | null;
  words: GeneratedAlways<string>;
  mergedUnder: string | null;
  authorLeftAt: Date | null;
  isChosenByVote: Generated<boolean>;
  formId: string | null;
  formVersion: number | null;
  takesSupport: Generated<boolean>;
}

export interface IdeaAnswerTable {
  ideaId: string;
  position: number;
  questionId: string;
  question: string;
  answer: string;
  value: import("@stoep/instrument").Answer;
  isPrivate: boolean;
}

export interface IdeaAttachmentTable {
  ideaId: string;
  fileId: string;
  position: number;
}

export interface IdeaImageTable {
  ideaId: string;
  fileId: string;
  position: number;
  altText: string;
}

export interface IdeaMomentTable {
  id: string;
  ideaId: string;
  kind: import("@stoep/contract/participation").IdeaMoment["kind"];
  at: Date;
  byAccount: string | null;
  type: import("@stoep/contract/participation").IdeaType | null;
  text: Generated<string>;
  cost: number | null;
  worksState: import("@stoep/contract/participation").WorksState | null;
  worksPercent: number | null;
  costToDate: number | null;
  otherId: string | null;
  day: string | null;
  correctedAt: Date | null;
  isByVote: Generated<boolean>;
}

export interface IdeaMomentImageTable {
  momentId: string;
  fileId: string;
  position: number;
  altText: string;
}

export interface IdeaSupportTable {
  ideaId: string;
  residentId: string;
  at: Date;
}

export interface IdeaTallyTable {
  ideaId: string;
  projectId: string;
  supporters: Generated<number>;
}

export interface LetterBatchTable {
  id: string;
  organisationId: string;
  neighbourhoodId: string;
  streetId: string | null;
  isReprint: boolean;
  state: "queued" | "running" | "done" | "failed";
  households: number;
  parts: Generated<number>;
  filesUntil: Date | null;
  requestedBy: string | null;
  createdAt: Date;
}

export interface LetterCodeTable {
  householdId: string;
  codeHash: string;
  printedAt: Date;
  expiresAt: Date;
}

export interface LetterUseTable {
  householdId: string;
  residentId: string;
  usedAt: Date;
}

export interface MapLayerTable {
  name: string;
  content: Buffer;
  sha256: string;
  attribution: string;
  createdAt: Date;
}

export interface ModerationCaseTable {
  id: string;
  organisationId: string;
  thing: string;
  subjectKind: string;
  subjectId: string;
  commentId: string | null;
  targetId: string;
  neighbourhoodId: string | null;
  authorAccountId: string | null;
  authorResidentId: string | null;
  openedAt: Date;
  reports: Generated<number>;
  households: Generated<number>;
  decidedAt: Date | null;
  decidedBy: string | null;
  decision: import("@stoep/contract/conversations").ReportDecision | null;
  ground: import("@stoep/contract/conversations").ReportReason | null;
  reason: Generated<string>;
  undoneAt: Date | null;
  undoneBy: string | null;
  emptiedAt: Date | null;
  appealedAt: Date | null;
  appealText: Generated<string>;
  appealDecidedAt: Date | null;
  appealDecidedBy: string | null;
  appealOutcome: import("@stoep/contract/conversations").AppealOutcome | null;
  appealReason: Generated<string>;
}

export interface NeighbourhoodTable {
  id: string;
  code: string;
  name: string;
  area: import("geojson").Polygon | import("geojson").MultiPolygon;
  west: number;
  south: number;
  east: number;
  north: number;
  centreLongitude: number;
  centreLatitude: number;
  surfaceKm2: number;
  adjacentIds: string[] | null;
  words: GeneratedAlways<string>;
}

export interface NoticeTable {
  id: string;
  readerId: string;
  accountId: string;
  kind: import("@stoep/contract/notifications").NoticeKind;
  objectKind: string | null;
  objectId: string | null;
  mergeId: string;
  isOpen: boolean;
  eventId: string;
  actorId: string | null;
  actor: string;
  people: string[];
  total: number;
  details: Record<string, string>;
  at: Date;
  readAt: Date | null;
  unmailed: Generated<number>;
  mailAs: "at-once" | "daily" | "weekly" | null;
  mailAt: Date | null;
  pushAt: Date | null;
  isPushed: Generated<boolean>;
}

export interface NoticePreferenceTable {
  readerId: string;
  kindGroup: import("@stoep/contract/notifications").NoticeGroup;
  accountId: string;
  mail: import("@stoep/contract/notifications").MailTiming;
  push: import("@stoep/contract/notifications").PushTiming;
  changedAt: Date;
}

export interface NoticeQuietTable {
  readerId: string;
  accountId: string;
  fromHour: number;
  untilHour: number;
  changedAt: Date;
}

export interface OrganisationProfileTable {
  organisationId: string;
  logoId: string | null;
  bannerId: string | null;
  textHtml: Generated<string>;
  website: string | null;
  phone: string | null;
  address: string | null;
  isBottomUpDisabled: Generated<boolean>;
  disabledKinds: Generated<("idea" | "alert" | "help-request" | "looking-for" | "give-away" | "borrow" | "general")[]>;
  bottomUpPlaceholder: Generated<string>;
}

export interface ParticipantTable {
  subjectId: string;
  accountId: string;
  neighbourhoodId: string;
  acts: number;
}

export interface ParticipationCountTable {
  organisationId: string;
  people: number[];
  countedAt: Date;
}

export interface PlaceGroupTable {
  id: string;
  organisationId: string;
  name: string;
  neighbourhoodIds: string[];
  streetIds: string[];
  narrowedIds: string[];
  createdAt: Date;
}

export interface PlaceGroupTotalTable {
  organisationId: string;
  total: number;
}

export interface PostTable {
  id: string;
  organisationId: string;
  type: import("@stoep/contract/publishing").MessageType;
  title: string;
  textHtml: string;
  text: string;
  language: import("@stoep/contract/kernel").Language;
  theme: import("@stoep/contract/publishing").Theme | null;
  secondTheme: import("@stoep/contract/publishing").Theme | null;
  videoUrl: Generated<string>;
  videoId: string | null;
  ctaLink: Generated<string>;
  ctaText: Generated<string>;
  ctaDescription: Generated<string>;
  visibility: import("@stoep/contract/publishing").Visibility;
  isCommentsDisabled: Generated<boolean>;
  hasCombinedComments: Generated<boolean>;
  pollClosesAt: Date | null;
  version: Generated<number>;
  previewedVersion: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  createdBy: string | null;
  savedBy: string | null;
  createdAt: Date;
  savedAt: Date;
  plannedBy: string | null;
  awaitsFigures: Generated<boolean>;
  neighbourhoodCount: Generated<number>;
  ctaType: Generated<import("@stoep/contract/publishing").CtaType>;
  isVotingDisabled: Generated<boolean>;
  kind: Generated<import("@stoep/contract/publishing").PostKind>;
  followsId: string | null;
  followUp: import("@stoep/contract/publishing").FollowUp | null;
  translated: Generated<string>;
  words: GeneratedAlways<string>;
  linkKind: string | null;
  linkId: string | null;
  linkPart: string | null;
}

export interface PostActivityTable {
  postId: string;
  fromDay: string | null;
  fromTime: string;
  untilDay: string | null;
  untilTime: string;
  repeat: import("@stoep/contract/publishing").Repeat;
  repeatUntil: string | null;
  address: string;
  longitude: number | null;
  latitude: number | null;
  hasRegistration: boolean;
  capacity: number | null;
  closesHoursBefore: number;
}

export interface PostAttachmentTable {
  postId: string;
  fileId: string;
  position: number;
}

export interface PostImageTable {
  postId: string;
  fileId: string;
  position: number;
  altText: string;
}

export interface PostNeighbourhoodTable {
  postId: string;
  neighbourhoodId: string;
  liveAt: Date | null;
  audience: Generated<"everyone" | "local-economy">;
  isNarrowed: Generated<boolean>;
}

export interface PostOptionTable {
  id: string;
  postId: string;
  position: number;
  text: string;
}

export interface PostPlaceCountTable {
  postId: string;
  neighbourhoodId: string;
  seen: number;
  opened: number;
  clicked: number;
}

export interface PostPresenceTable {
  postId: string;
  accountId: string;
  since: Date;
  saidAt: Date;
}

export interface PostStepCountTable {
  postId: string;
  hour: number;
  part: number;
  seen: number;
  opened: number;
  clicked: number;
}

export interface PostStreetTable {
  postId: string;
  streetId: string;
}

export interface PostTallyTable {
  organisationId: string;
  part: number;
  published: number;
}

export interface PostTotalTable {
  postId: string;
  reached: number;
  seen: number;
  opened: number;
  reactions: number;
  comments: number;
  votes: number;
  fewReached: number;
  fewSeen: number;
  fewOpened: number;
  rolledAt: Date | null;
  clicked: number;
  fewClicked: number;
  organisationId: string;
  seenTold: GeneratedAlways<number>;
}

export interface PostTranslationTable {
  postId: string;
  language: import("@stoep/contract/kernel").Language;
  title: string;
  textHtml: string;
  text: string;
  ctaText: string;
  ctaDescription: string;
  altTexts: Record<string, string>;
  optionTexts: Record<string, string>;
}

export interface PostVacancyTable {
  postId: string;
  address: string;
  longitude: number | null;
  latitude: number | null;
  engagement: import("@stoep/contract/publishing").VacancyEngagement;
  duration: number | null;
  durationUnit: import("@stoep/contract/publishing").DurationUnit;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  contactPhone: string;
  applyUntil: string | null;
  subscriptionUrl: string;
}

export interface PostVersionTable {
  postId: string;
  version: number;
  replacedAt: Date;
  replacedBy: string | null;
  content: { title: string; textHtml: string; [field: string]: unknown };
  changed: string[];
}

export interface PostViewTable {
  postId: string;
  residentId: string;
  neighbourhoodId: string;
  seenAt: Date;
  openedAt: Date | null;
  clickedAt: Date | null;
}

export interface ProjectTable {
  id: string;
  organisationId: string;
  kind: import("@stoep/contract/participation").ProjectKind;
  title: string;
  introduction: string;
  textHtml: string;
  text: string;
  textLength: number;
  language: import("@stoep/contract/kernel").Language;
  startsOn: string | null;
  endsOn: string | null;
  isBottomUpEnabled: Generated<boolean>;
  isPhased: Generated<boolean>;
  budget: number | null;
  currency: import("@stoep/contract/participation").Currency | null;
  theme: import("@stoep/contract/publishing").Theme | null;
  secondTheme: import("@stoep/contract/publishing").Theme | null;
  videoUrl: Generated<string>;
  videoId: string | null;
  imageId: string | null;
  imageAlt: Generated<string>;
  shoutId: string | null;
  isPublic: Generated<boolean>;
  endedAt: Date | null;
  version: Generated<number>;
  previewedVersion: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  createdBy: string | null;
  savedBy: string | null;
  plannedBy: string | null;
  createdAt: Date;
  savedAt: Date;
  neighbourhoodCount: Generated<number>;
  translated: Generated<string>;
  words: GeneratedAlways<string>;
  isReadFirst: Generated<boolean>;
}

export interface ProjectFollowerTable {
  projectId: string;
  residentId: string;
  followedAt: Date;
}

export interface ProjectNeighbourhoodTable {
  projectId: string;
  neighbourhoodId: string;
  liveAt: Date | null;
}

export interface ProjectParticipationTable {
  projectId: string;
  people: number[];
  countedAt: Date;
}

export interface ProjectPhaseTable {
  projectId: string;
  id: string;
  position: number;
  type: import("@stoep/contract/participation").PhaseType;
  title: string;
  text: string;
  startsOn: string | null;
  endsOn: string | null;
  videoUrl: Generated<string>;
  videoId: string | null;
  budget: number | null;
  isBottomUpEnabled: Generated<boolean>;
  ideaTypes: Generated<import("@stoep/contract/participation").IdeaType[]>;
  longitude: number | null;
  latitude: number | null;
  zoom: number | null;
}

export interface ProjectPhaseOpeningTable {
  projectId: string;
  phaseId: string;
  toldAt: Date;
}

export interface ProjectTranslationTable {
  projectId: string;
  language: import("@stoep/contract/kernel").Language;
  title: string;
  introduction: string;
  textHtml: string;
  text: string;
  altText: string;
  phases: Record<string, { title: string; text: string }>;
}

export interface ProjectViewTable {
  projectId: string;
  residentId: string;
  neighbourhoodId: string;
  openedAt: Date;
}

export interface ReactionTable {
  subjectId: string;
  accountId: string;
  neighbourhoodId: string | null;
  kind: import("@stoep/contract/conversations").ReactionKind;
  createdAt: Date;
}

export interface ReactionTallyTable {
  subjectId: string;
  kind: string;
  total: number;
}

export interface ReplyTemplateTable {
  id: string;
  organisationId: string;
  name: string;
  text: string;
  updatedAt: Date;
  updatedBy: string | null;
}

export interface ReplyTemplateTotalTable {
  organisationId: string;
  total: number;
}

export interface ResidenceDecisionTable {
  residentId: string;
  decision: "confirmed" | "declined";
  reason: string;
  decidedAt: Date;
  decidedBy: string | null;
}

export interface ResidentTable {
  id: string;
  accountId: string;
  householdId: string;
  neighbourhoodId: string;
  streetId: string | null;
  kind: import("@stoep/contract/kernel").ResidentKind;
  publicName: string;
  wantsAlertMails: Generated<boolean>;
  provenAt: Date | null;
  provenBy: string | null;
  createdAt: Date;
  leftAt: Date | null;
  movedAt: Date | null;
  wantsAlertTexts: Generated<boolean>;
  deniedAt: Date | null;
  deniedBy: string | null;
  followedIds: Generated<string[]>;
}

export interface SearchReadingTable {
  kind: "post" | "shout";
  upTo: string;
  beganOn: string;
}

export interface SearchWordTable {
  word: string;
  seenOn: string;
}

export interface ShoutTable {
  id: string;
  kind: import("@stoep/contract/shouts").ShoutKind;
  authorId: string;
  neighbourhoodId: string;
  organisationId: string;
  language: import("@stoep/contract/kernel").Language;
  title: string;
  text: string;
  theme: import("@stoep/contract/publishing").Theme | null;
  street: string | null;
  longitude: number | null;
  latitude: number | null;
  sharing: import("@stoep/contract/shouts").ShareChoice;
  arrivedAt: Date | null;
  status: Generated<import("@stoep/contract/shouts").ShoutStatus>;
  statusAt: Date;
  assigneeId: string | null;
  outcome: Generated<string>;
  doneAt: Date | null;
  solvedAs: import("@stoep/contract/shouts").SolvedWord | null;
  isReopened: Generated<boolean>;
  followers: Generated<number>;
  version: Generated<number>;
  askedAt: Date | null;
  askedBy: string | null;
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
  hiddenBecause: "staff" | "reports" | null;
  withdrawnAt: Date | null;
  answeredAt: Date | null;
  tidiedAt: Date | null;
  words: GeneratedAlways<string>;
  remindedAt: Date | null;
}

export interface ShoutDefaultHandlerTable {
  id: string;
  organisationId: string;
  neighbourhoodId: string | null;
  kind: import("@stoep/contract/shouts").ShoutKind | null;
  accountId: string;
}

export interface ShoutFollowerTable {
  shoutId: string;
  residentId: string;
  followedAt: Date;
}

export interface ShoutImageTable {
  shoutId: string;
  fileId: string;
  position: number;
  altText: string;
}

export interface ShoutMomentTable {
  id: string;
  shoutId: string;
  kind: import("@stoep/contract/shouts").ShoutMoment["kind"];
  at: Date;
  byKind: "author" | "staff" | "reports";
  byAccount: string | null;
  toAccount: string | null;
  text: Generated<string>;
}

export interface ShoutMonthTable {
  organisationId: string;
  month: string;
  part: "kind" | "theme" | "neighbourhood";
  key: string;
  arrived: Generated<number>;
  done: Generated<number>;
}

export interface ShoutNoteTable {
  id: string;
  shoutId: string;
  accountId: string | null;
  text: string;
  mentions: Generated<string[]>;
  createdAt: Date;
}

export interface ShoutPaceTable {
  organisationId: string;
  month: string;
  step: "answer" | "done";
  hours: number;
  total: number;
}

export interface ShoutTallyTable {
  organisationId: string;
  kind: import("@stoep/contract/shouts").ShoutKind;
  status: import("@stoep/contract/shouts").ShoutStatus;
  assigneeId: string;
  total: number;
}

export interface StreetTable {
  id: string;
  name: string;
  postcode: string;
  municipality: string;
  search: string;
}

export interface StreetNeighbourhoodTable {
  streetId: string;
  neighbourhoodId: string;
}

export interface SurveyTable {
  id: string;
  organisationId: string;
  kind: import("@stoep/contract/surveys").SurveyKind;
  language: import("@stoep/contract/kernel").Language;
  title: string;
  instrument: import("@stoep/contract/surveys").Instrument;
  questionCount: number;
  hasMap: boolean;
  introduction: { title: string; text: string; button: string } | null;
  videoUrl: Generated<string>;
  videoId: string | null;
  thanks: Generated<string>;
  startsOn: string | null;
  endsOn: string | null;
  hasNoEnd: Generated<boolean>;
  respondents: import("@stoep/contract/surveys").Respondents;
  asksProof: Generated<boolean>;
  canChange: Generated<boolean>;
  keptMonths: Generated<number>;
  projectId: string | null;
  phaseId: string | null;
  slug: string | null;
  isPublic: Generated<boolean>;
  endedAt: Date | null;
  form: NonNullable<import("@stoep/contract/surveys").SurveyContent["form"]> | null;
  instrumentVersion: Generated<number>;
  version: Generated<number>;
  previewedVersion: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  createdBy: string | null;
  savedBy: string | null;
  plannedBy: string | null;
  createdAt: Date;
  savedAt: Date;
  neighbourhoodCount: Generated<number>;
  translated: Generated<string>;
  words: GeneratedAlways<string>;
  remindedAt: Date | null;
}

export interface SurveyAnswerTable {
  id: string;
  surveyId: string;
  instrumentVersion: number;
  seal: Buffer | null;
  neighbourhoodId: string;
  language: import("@stoep/contract/kernel").Language;
  channel: import("@stoep/contract/surveys").AnswerChannel;
  day: string;
  answers: import("@stoep/contract/surveys").AnswersDraft;
  hasPersonal: Generated<boolean>;
}

export interface SurveyAnswerFileTable {
  answerId: string;
  fileId: string;
}

export interface SurveyAnswerSumTable {
  surveyId: string;
  instrumentVersion: number;
  neighbourhoodId: string;
  language: import("@stoep/contract/kernel").Language;
  channel: import("@stoep/contract/surveys").AnswerChannel;
  day: string;
  answers: number;
}

export interface SurveyCodeBatchTable {
  id: string;
  surveyId: string;
  requestedBy: string;
  form: import("@stoep/contract/surveys").SurveyCodeForm;
  length: number;
  state: import("@stoep/contract/budgets").CodeBatchState;
  codes: number;
  written: Generated<number>;
  firstSerial: number;
  parts: Generated<number>;
  filesUntil: Date | null;
  used: number | null;
  revoked: number | null;
  createdAt: Date;
}

export interface SurveyDraftTable {
  secretHash: Buffer;
  surveyId: string;
  kept: string;
  keptUntil: string;
}

export interface SurveyImageTable {
  surveyId: string;
  fileId: string;
}

export interface SurveyInstrumentTable {
  surveyId: string;
  version: number;
  instrument: import("@stoep/contract/surveys").Instrument;
  madeAt: Date;
}

export interface SurveyKeyTable {
  surveyId: string;
  key: string;
}

export interface SurveyNeighbourhoodTable {
  surveyId: string;
  neighbourhoodId: string;
  liveAt: Date | null;
}

export interface SurveyPaperEntryTable {
  id: string;
  surveyId: string;
  answerId: string;
  enteredBy: string | null;
  day: string;
  enteredAt: Date;
}

export interface SurveyRightTable {
  id: string;
  surveyId: string;
  residentId: string | null;
  codeHash: Buffer | null;
  serial: number | null;
  batchId: string | null;
  isUsed: Generated<boolean>;
  isRevoked: Generated<boolean>;
}

export interface SurveySumTable {
  surveyId: string;
  questionId: string;
  item: string;
  amount: number;
}

export interface SurveySumChangeTable {
  id: string;
  surveyId: string;
  instrumentVersion: number;
  neighbourhoodId: string;
  language: import("@stoep/contract/kernel").Language;
  channel: import("@stoep/contract/surveys").AnswerChannel;
  day: string;
  times: 1 | -1;
  answers: import("@stoep/contract/surveys").AnswersDraft;
}

export interface SurveyTestAnswerTable {
  id: string;
  surveyId: string;
  version: number;
  language: import("@stoep/contract/kernel").Language;
  answers: import("@stoep/contract/surveys").AnswersDraft;
}

export interface SurveyTranslationTable {
  surveyId: string;
  language: import("@stoep/contract/kernel").Language;
  introduction: { title: string; text: string; button: string };
  thanks: string;
  texts: Record<string, string>;
}

export interface SurveyTurnoutTable {
  surveyId: string;
  participants: number;
  asOf: Date;
}

export interface TalkTallyTable {
  subjectId: string;
  neighbourhoodId: string;
  people: number;
  reactions: number;
  comments: number;
  votes: number;
}

export interface VacancyApplicationTable {
  id: string;
  postId: string;
  residentId: string;
  organisationId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  motivation: string;
  createdAt: Date;
  updatedAt: Date;
  state: import("@stoep/contract/vacancies").ApplicationState;
  stateAt: Date;
  stateBy: string | null;
  toldState: "accepted" | "declined" | null;
  note: string;
  noteAt: Date | null;
  noteBy: string | null;
}

export interface VoteTable {
  subjectId: string;
  residentId: string;
  neighbourhoodId: string;
  kind: "up" | "down" | "perception" | "option";
  score: number | null;
  optionId: string | null;
  votedAt: Date;
}

export interface VoteTallyTable {
  subjectId: string;
  choice: string;
  total: number;
}

export interface VotingCodeBatchTable {
  id: string;
  roundId: string;
  districtId: string;
  requestedBy: string;
  issue: "letters" | "file";
  state: import("@stoep/contract/budgets").CodeBatchState;
  codes: number;
  written: Generated<number>;
  firstSerial: number | null;
  listDigest: Buffer | null;
  parts: Generated<number>;
  filesUntil: Date | null;
  createdAt: Date;
}

export interface VotingCodeNumberTable {
  roundId: string;
  districtId: string;
  issue: import("@stoep/contract/budgets").CodeIssue;
  made: number;
  used: number;
  revoked: number;
}

export interface VotingCodeSerialTable {
  projectId: string;
  phaseId: string;
  last: number;
}

export interface PublicAccountTable {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  publicName: string;
  language: import("@stoep/contract/kernel").Language;
  isSystem: Generated<boolean>;
  disabledAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
}

export interface PublicAccountProfileTable {
  accountId: string;
  jobTitle: Generated<string>;
  phone: string | null;
  picture: Buffer | null;
  pictureSha256: string | null;
  changedAt: Date;
}

export interface PublicAuditEntryTable {
  id: string;
  at: Date;
  organisationId: string | null;
  networkId: string | null;
  accountId: string | null;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectName: string;
  old: Record<string, unknown> | null | null;
  new: Record<string, unknown> | null | null;
  address: string;
  agent: string;
  requestId: string;
}

export interface PublicChallengeTable {
  id: string;
  accountId: string;
  sessionId: string;
  purpose: "second-step" | "confirm" | "add-app" | "add-text" | "add-passkey";
  codeHash: string | null;
  secret: string | null;
  phone: string | null;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicCredentialTable {
  accountId: string;
  passwordHash: string;
  changedAt: Date;
}

export interface PublicDeliveryTable {
  id: string;
  networkId: string | null;
  template: string;
  subjectId: string;
  accountId: string | null;
  recipient: string;
  language: import("@stoep/contract/kernel").Language;
  content: Record<string, string>;
  state: Generated<"queued" | "sending" | "accepted" | "failed" | "unknown">;
  lane: number;
  attempts: Generated<number>;
  nextTryAt: Date;
  leaseEpoch: Generated<number>;
  leasedUntil: Date | null;
  queuedAt: Date;
  settledAt: Date | null;
  answer: string | null;
  channel: Generated<"mail" | "push" | "text">;
  isRepeated: Generated<boolean>;
}

export interface PublicFactorTable {
  id: string;
  accountId: string;
  kind: "app" | "text" | "passkey";
  name: string;
  secret: string | null;
  phone: string | null;
  credentialId: string | null;
  publicKey: string | null;
  counter: Generated<number>;
  transports: string[] | null;
  lastStep: number | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PublicFirstAccountLinkTable {
  one: Generated<boolean>;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicIdempotencyTable {
  caller: string;
  key: string;
  route: string;
  requestHash: string;
  answer: Json | null;
  createdAt: Date;
}

export interface PublicIdentityTable {
  id: string;
  accountId: string;
  providerId: string | null;
  issuer: string;
  subject: string;
  email: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PublicIdentityProviderTable {
  id: string;
  organisationId: string | null;
  slug: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  admits: "nobody" | "pending";
  isEnabled: boolean;
  createdAt: Date;
  networkId: string | null;
  scope: "installation" | "network" | "organisation";
}

export interface PublicInstallationKeyTable {
  id: string;
  purpose: string;
  masterId: string | null;
  value: string;
  retiredAt: Date | null;
}

export interface PublicInvitationTable {
  id: string;
  organisationId: string;
  email: string;
  type: "user" | "owner";
  networkLevel: import("@stoep/contract/kernel").Level | null;
  participationLevel: import("@stoep/contract/kernel").Level | null;
  careLevel: import("@stoep/contract/kernel").Level | null;
  language: import("@stoep/contract/kernel").Language;
  tokenHash: string;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

export interface PublicLicenceTable {
  id: string;
  organisationId: string;
  module: import("@stoep/contract/kernel").Module;
  level: "essential" | "premium" | "oneoff";
  fromAt: Date;
  untilAt: Date | null;
  createdAt: Date;
  neighbourhoodIds: string[] | null;
  thingKind: string | null;
  thingId: string | null;
}

export interface PublicLicenceNoticeTable {
  id: string;
  licenceId: string;
  days: number;
  untilAt: Date;
  createdAt: Date;
}

export interface PublicLinkRequestTable {
  id: string;
  purpose: "reset-password" | "change-email" | "sign-in";
  email: string;
  accountId: string | null;
  path: string;
  createdAt: Date;
  belowHome: Generated<boolean>;
}

export interface PublicMailPreferenceTable {
  accountId: string;
  refusesAll: boolean;
  changedAt: Date;
}

export interface PublicMembershipTable {
  id: string;
  accountId: string;
  organisationId: string;
  type: import("@stoep/contract/kernel").MembershipType;
  networkLevel: import("@stoep/contract/kernel").Level | null;
  participationLevel: import("@stoep/contract/kernel").Level | null;
  careLevel: import("@stoep/contract/kernel").Level | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  careSince: Date | null;
}

export interface PublicMigrationTable {
  scope: string;
  number: number | null;
  name: string;
  sha256: string;
  appliedAt: Date;
}

export interface PublicNetworkTable {
  id: string;
  slug: string;
  name: string;
  schemaName: string;
  timeZone: string;
  languages: import("@stoep/contract/kernel").Language[];
  createdAt: Date;
  currency: Generated<"EUR" | "GBP" | "USD">;
  tiles: { url: string; attribution: string; maxZoom: number } | null | null;
  accent: string | null;
  logo: Buffer | null;
  logoSha256: string | null;
  dataLicence: Generated<import("@stoep/contract/neighbourhoods").DataLicence>;
}

export interface PublicNetworkImportTable {
  id: string;
  networkId: string;
  kind: "neighbourhoods" | "addresses";
  state: "checking" | "previewed" | "queued" | "running" | "done" | "failed";
  fileName: string;
  options: Record<string, string>;
  startedBy: string;
  read: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  rejected: Generated<number>;
  rejections: Generated<{ place: number; reason: import("@stoep/contract/neighbourhoods").RejectionReason; subject: string; detail: string | null }[]>;
  failure: { reason: import("@stoep/contract/neighbourhoods").ImportFailure; detail: string } | null | null;
  ground: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
  bytes: Generated<number>;
  bytesRead: Generated<number>;
}

export interface PublicNetworkMigrationTable {
  number: number | null;
  name: string;
  sha256: string;
  text: string;
}

export interface PublicOneTimeLinkTable {
  id: string;
  tokenHash: string;
  purpose: "reset-password" | "change-email";
  accountId: string;
  email: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicOrganisationTable {
  id: string;
  networkId: string;
  name: string;
  kind: "city" | "company" | "association";
  createdAt: Date;
  secondFactorFrom: Date | null;
  isCareSecured: Generated<boolean>;
}

export interface PublicPushDeviceTable {
  id: string;
  accountId: string;
  sessionId: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: import("@stoep/contract/kernel").Language;
  agent: string;
  createdAt: Date;
  reachedAt: Date | null;
}

export interface PublicPushKeyTable {
  id: number;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
}

export interface PublicRateLimitTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface PublicReadingTable {
  id: string;
  at: Date;
  networkId: string;
  organisationId: string;
  accountId: string;
  readerName: string;
  ticketId: string | null;
  what: import("@stoep/contract/audit").ReadingKind;
  people: Generated<number>;
  address: string;
  module: import("@stoep/contract/audit").ReadingModule;
  personIds: string[];
  filter: Record<string, unknown> | null;
  listName: import("@stoep/contract/audit").ReadingList | null;
}

export interface PublicReadingCountTable {
  membershipId: string;
  span: import("@stoep/contract/audit/values").ReadingSpan;
  people: number;
  endsAt: Date;
}

export interface PublicRecoveryCodeTable {
  accountId: string;
  codeHash: string;
  createdAt: Date;
  usedAt: Date | null;
}

export interface PublicRefreshTokenTable {
  tokenHash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicResidenceTable {
  accountId: string;
  networkId: string;
  residentId: string;
  lastUsedAt: Date | null;
}

export interface PublicSessionTable {
  id: string;
  accountId: string;
  membershipId: string | null;
  residentId: string | null;
  client: string;
  agent: string;
  createdAt: Date;
  refreshedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  secondStep: "waiting" | "done" | null;
  confirmedAt: Date | null;
  signOnOrganisationId: string | null;
  signOnScope: "installation" | "network" | "organisation" | null;
  signOnNetworkId: string | null;
  plainCookieUntil: Date | null;
  endsAt: Date | null;
}

export interface PublicSignInLinkTable {
  tokenHash: string;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicSignOnTable {
  stateHash: string;
  browserHash: string;
  providerId: string;
  accountId: string | null;
  verifier: string;
  nonce: string;
  language: import("@stoep/contract/kernel").Language;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicSignUpTable {
  id: string;
  tokenHash: string;
  networkId: string;
  accountId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  kind: import("@stoep/contract/kernel").ResidentKind;
  language: import("@stoep/contract/kernel").Language;
  addressId: string | null;
  pin: { longitude: number; latitude: number; street: string; houseNumber: string } | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PublicTextCeilingTable {
  organisationId: string;
  ceiling: number | null;
}

export interface PublicTextTallyTable {
  organisationId: string;
  month: string;
  senderId: string;
  sent: number;
}

export interface PublicTxGuardTable {
  id: number;
}

export interface PublicUnsubscribeKeyTable {
  id: number;
  value: string;
  createdAt: Date;
}

export interface Database {
  activityDate: ActivityDateTable;
  address: AddressTable;
  attendance: AttendanceTable;
  ballot: BallotTable;
  ballotCountRequest: BallotCountRequestTable;
  ballotDistrict: BallotDistrictTable;
  ballotDistrictNeighbourhood: BallotDistrictNeighbourhoodTable;
  ballotIdea: BallotIdeaTable;
  ballotKey: BallotKeyTable;
  ballotRecounter: BallotRecounterTable;
  ballotResult: BallotResultTable;
  ballotRight: BallotRightTable;
  ballotRound: BallotRoundTable;
  ballotTurnout: BallotTurnoutTable;
  calendarAddress: CalendarAddressTable;
  careAbsence: CareAbsenceTable;
  careCalendar: CareCalendarTable;
  careCandidate: CareCandidateTable;
  careCategory: CareCategoryTable;
  careCertificate: CareCertificateTable;
  careConsent: CareConsentTable;
  careDouble: CareDoubleTable;
  careDuo: CareDuoTable;
  careEntry: CareEntryTable;
  careForm: CareFormTable;
  careFunction: CareFunctionTable;
  careHelper: CareHelperTable;
  careHelperCategory: CareHelperCategoryTable;
  careHelperLoad: CareHelperLoadTable;
  careImport: CareImportTable;
  careImportRow: CareImportRowTable;
  careLink: CareLinkTable;
  careLinkRequest: CareLinkRequestTable;
  careMerge: CareMergeTable;
  careNote: CareNoteTable;
  carePerson: CarePersonTable;
  carePersonTag: CarePersonTagTable;
  careSeries: CareSeriesTable;
  careSetting: CareSettingTable;
  careTag: CareTagTable;
  careTicket: CareTicketTable;
  careTicketFile: CareTicketFileTable;
  careTicketLink: CareTicketLinkTable;
  careTicketMoment: CareTicketMomentTable;
  careTicketTally: CareTicketTallyTable;
  careWaitingForm: CareWaitingFormTable;
  careWorkerFunction: CareWorkerFunctionTable;
  comment: CommentTable;
  commentTally: CommentTallyTable;
  contentReport: ContentReportTable;
  countedBallot: CountedBallotTable;
  file: FileTable;
  household: HouseholdTable;
  idea: IdeaTable;
  ideaAnswer: IdeaAnswerTable;
  ideaAttachment: IdeaAttachmentTable;
  ideaImage: IdeaImageTable;
  ideaMoment: IdeaMomentTable;
  ideaMomentImage: IdeaMomentImageTable;
  ideaSupport: IdeaSupportTable;
  ideaTally: IdeaTallyTable;
  letterBatch: LetterBatchTable;
  letterCode: LetterCodeTable;
  letterUse: LetterUseTable;
  mapLayer: MapLayerTable;
  moderationCase: ModerationCaseTable;
  neighbourhood: NeighbourhoodTable;
  notice: NoticeTable;
  noticePreference: NoticePreferenceTable;
  noticeQuiet: NoticeQuietTable;
  organisationProfile: OrganisationProfileTable;
  participant: ParticipantTable;
  participationCount: ParticipationCountTable;
  placeGroup: PlaceGroupTable;
  placeGroupTotal: PlaceGroupTotalTable;
  post: PostTable;
  postActivity: PostActivityTable;
  postAttachment: PostAttachmentTable;
  postImage: PostImageTable;
  postNeighbourhood: PostNeighbourhoodTable;
  postOption: PostOptionTable;
  postPlaceCount: PostPlaceCountTable;
  postPresence: PostPresenceTable;
  postStepCount: PostStepCountTable;
  postStreet: PostStreetTable;
  postTally: PostTallyTable;
  postTotal: PostTotalTable;
  postTranslation: PostTranslationTable;
  postVacancy: PostVacancyTable;
  postVersion: PostVersionTable;
  postView: PostViewTable;
  project: ProjectTable;
  projectFollower: ProjectFollowerTable;
  projectNeighbourhood: ProjectNeighbourhoodTable;
  projectParticipation: ProjectParticipationTable;
  projectPhase: ProjectPhaseTable;
  projectPhaseOpening: ProjectPhaseOpeningTable;
  projectTranslation: ProjectTranslationTable;
  projectView: ProjectViewTable;
  reaction: ReactionTable;
  reactionTally: ReactionTallyTable;
  replyTemplate: ReplyTemplateTable;
  replyTemplateTotal: ReplyTemplateTotalTable;
  residenceDecision: ResidenceDecisionTable;
  resident: ResidentTable;
  searchReading: SearchReadingTable;
  searchWord: SearchWordTable;
  shout: ShoutTable;
  shoutDefaultHandler: ShoutDefaultHandlerTable;
  shoutFollower: ShoutFollowerTable;
  shoutImage: ShoutImageTable;
  shoutMoment: ShoutMomentTable;
  shoutMonth: ShoutMonthTable;
  shoutNote: ShoutNoteTable;
  shoutPace: ShoutPaceTable;
  shoutTally: ShoutTallyTable;
  street: StreetTable;
  streetNeighbourhood: StreetNeighbourhoodTable;
  survey: SurveyTable;
  surveyAnswer: SurveyAnswerTable;
  surveyAnswerFile: SurveyAnswerFileTable;
  surveyAnswerSum: SurveyAnswerSumTable;
  surveyCodeBatch: SurveyCodeBatchTable;
  surveyDraft: SurveyDraftTable;
  surveyImage: SurveyImageTable;
  surveyInstrument: SurveyInstrumentTable;
  surveyKey: SurveyKeyTable;
  surveyNeighbourhood: SurveyNeighbourhoodTable;
  surveyPaperEntry: SurveyPaperEntryTable;
  surveyRight: SurveyRightTable;
  surveySum: SurveySumTable;
  surveySumChange: SurveySumChangeTable;
  surveyTestAnswer: SurveyTestAnswerTable;
  surveyTranslation: SurveyTranslationTable;
  surveyTurnout: SurveyTurnoutTable;
  talkTally: TalkTallyTable;
  vacancyApplication: VacancyApplicationTable;
  vote: VoteTable;
  voteTally: VoteTallyTable;
  votingCodeBatch: VotingCodeBatchTable;
  votingCodeNumber: VotingCodeNumberTable;
  votingCodeSerial: VotingCodeSerialTable;
  "public.account": PublicAccountTable;
  "public.accountProfile": PublicAccountProfileTable;
  "public.auditEntry": PublicAuditEntryTable;
  "public.challenge": PublicChallengeTable;
  "public.credential": PublicCredentialTable;
  "public.delivery": PublicDeliveryTable;
  "public.factor": PublicFactorTable;
  "public.firstAccountLink": PublicFirstAccountLinkTable;
  "public.idempotency": PublicIdempotencyTable;
  "public.identity": PublicIdentityTable;
  "public.identityProvider": PublicIdentityProviderTable;
  "public.installationKey": PublicInstallationKeyTable;
  "public.invitation": PublicInvitationTable;
  "public.licence": PublicLicenceTable;
  "public.licenceNotice": PublicLicenceNoticeTable;
  "public.linkRequest": PublicLinkRequestTable;
  "public.mailPreference": PublicMailPreferenceTable;
  "public.membership": PublicMembershipTable;
  "public.migration": PublicMigrationTable;
  "public.network": PublicNetworkTable;
  "public.networkImport": PublicNetworkImportTable;
  "public.networkMigration": PublicNetworkMigrationTable;
  "public.oneTimeLink": PublicOneTimeLinkTable;
  "public.organisation": PublicOrganisationTable;
  "public.pushDevice": PublicPushDeviceTable;
  "public.pushKey": PublicPushKeyTable;
  "public.rateLimit": PublicRateLimitTable;
  "public.reading": PublicReadingTable;
  "public.readingCount": PublicReadingCountTable;
  "public.recoveryCode": PublicRecoveryCodeTable;
  "public.refreshToken": PublicRefreshTokenTable;
  "public.residence": PublicResidenceTable;
  "public.session": PublicSessionTable;
  "public.signInLink": PublicSignInLinkTable;
  "public.signOn": PublicSignOnTable;
  "public.signUp": PublicSignUpTable;
  "public.textCeiling": PublicTextCeilingTable;
  "public.textTally": PublicTextTallyTable;
  "public.txGuard": PublicTxGuardTable;
  "public.unsubscribeKey": PublicUnsubscribeKeyTable;
}

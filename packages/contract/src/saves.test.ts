/**
 * Every command of staff either asks for a confirmation of what it does to people, or tells people as its own purpose, or reaches nobody.
 * A new one has to say which. S1 §4
 */
import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "./index.ts";
import { type CommandRoute, kindOf, type Route } from "./kernel/index.ts";

/** `asks`: the server computes what the change does to people, and refuses it until exactly that is confirmed. */
type Reach = "asks" | `act: ${string}` | `nobody: ${string}`;

/** The same reason for several commands. */
const each = (reach: Reach, commands: string): Record<string, Reach> =>
  Object.fromEntries(
    commands
      .trim()
      .split(/\s+/)
      .map((name) => [name, reach]),
  );

const reaches: Record<string, Record<string, Reach>> = {
  files: {},
  feed: {},
  audit: {},
  licences: {},
  neighbourhoods: {},
  accounts: {
    ...each(
      "act: the dialog lists what the member loses; colleagues hear of it",
      "editMembership updateVerticalType deleteMember",
    ),
    ...each("act: invites the people it names", "invite sendInvitationAgain"),
    ...each("nobody: an invitation that was not accepted", "deleteInvite"),
    ...each("nobody: the organisation's own page", "editOrganisation setBottomUp deleteLogo deleteBanner"),
    ...each("act: members are told when it begins", "requireSecondFactor secureCare"),
    ...each("nobody: settings of the organisation", "setTextCeiling createProvider editProvider deleteProvider"),
  },
  notifications: each(
    "nobody: one's own notifications",
    "markNoticeRead markAllNoticesRead markObjectRead setNoticePreferences",
  ),
  residents: {
    printLetters: "nobody: a file, whose letters are posted by hand",
    ...each("act: decides about one resident, who is told", "proveResident declineResident undoResidenceDecision"),
    moveAddress: "act: names the address, whose residents move with it",
  },
  care: {
    ...each(
      "nobody: settings of the team",
      `setConciergeFunction saveTag deleteTag createCategory createUsualCategories editCategory archiveCategory
       orderCategories createFunction editFunction deleteFunction editCareSettings`,
    ),
    ...each(
      "nobody: the team's record of people",
      `createMember makeMember editPerson suspendMember deletePerson createHelper makeHelper editHelper setHelperStatus
       suspendHelper addAbsence deleteAbsence addCertificate deleteCertificate addEntry deleteEntry tagPeople
       deletePersonPicture savePrivate checkPeopleImport chooseImportSheet confirmPeopleImport discardPeopleImport dismissDouble
       mergeDoubles undoMerge linkHousehold leaveHousehold`,
    ),
    ...each("nobody: notes among colleagues", "writeNote noteHelper deleteNote commentTicket noteTicket"),
    ...each(
      "nobody: the team's record of help",
      `createTicket createFastTicket editTicket assignTicket enterHours deleteTicket startTicket finishTicket solveTicket
       linkTicket unlinkTicket describeTicketPicture removeTicketFile enterAnswer previewAsk`,
    ),
    ...each(
      "act: a step of one ticket, told to its member and helper",
      "setAppointment updateTicketState lookForHelper matchTicket planTicket revokeTicket",
    ),
    ...each("act: tells member and helper, as the screen says beside it", "repeatTicket skipOccurrence endSeries"),
    ...each("act: sends what is shown to those it names", "messageTicket sendMessageAgain askHelpers askAgain"),
    ...each("act: asks or tells the one person", "askAccountLink endAccountLink"),
  },
  platform: {
    ...each(
      "nobody: the provider's own settings",
      `createNetwork editNetwork deleteNetworkLogo confirmImport createOrganisation editOrganisation grantLicence
       setLicenceEnd addSharedProvider editSharedProvider removeSharedProvider`,
    ),
    ...each(
      "act: concerns the one account",
      "endSessions disableAccount enableAccount removeFactors setSystem sendReset",
    ),
    inviteOwner: "act: invites the person it names",
  },
  conversations: {
    createComment: "act: its author writes to those who follow the conversation",
    updateComment: "nobody: nobody is notified of a change",
    deleteComment: "nobody: nobody is notified",
    hideComment: "act: its author is told why",
    showComment: "nobody: it is shown again where it was",
    reactToComment: "nobody: a count",
    react: "nobody: a count",
    moderateComment: "act: its author is told why",
    decideReports: "act: the authors are told why",
    undoDecisions: "act: takes decisions back, so that what was hidden is shown",
    decideAppeal: "act: its author is told the decision",
  },
  publishing: {
    moveDates: "asks",
    cancelDates: "asks",
    restoreDates: "asks",
    renewOrganisationCalendar: "nobody: an address of staff",
    endOrganisationCalendar: "nobody: an address of staff",
    keepPresent: "nobody: colleagues with the same message open",
    leavePost: "nobody: colleagues with the same message open",
    copyPost: "nobody: a draft",
    ...each(
      "nobody: names for colleagues; messages keep their places",
      "createPlaceGroup renamePlaceGroup deletePlaceGroup",
    ),
    createPost: "nobody: a draft",
    createFollowUp: "nobody: a draft",
    updatePost: "asks",
    setPostLink: "nobody: readers of a live one see it there; it reaches no one else",
    restoreVersion: "asks",
    deletePost: "asks",
    undeletePost: "act: undoes a deletion; those who were told of it are told that it is back",
    previewPost: "nobody: counts",
    publishPost: "act: refused without a preview, which says how many people and how",
    unschedulePost: "nobody: it is not live",
    deletePosts: "asks",
    undeletePosts: "act: as undeletePost",
    reschedulePosts: "nobody: live ones are left out",
  },
  vacancies: {
    setApplicationState: "act: the applicants are told the decision",
    notifyApplicantAgain: "act: sends what did not arrive",
    noteApplication: "nobody: a note among colleagues",
  },
  participation: {
    ...each("nobody: a draft, or one that is not live", "createProject unscheduleProject previewProject"),
    updateProject: "nobody: nobody is notified of a change",
    publishProject: "act: refused without a preview, which says how many people; the author of its message is told",
    enterIdea: "act: the author of the message that it takes up is told",
    editEnteredIdea: "nobody: nobody is notified of a change",
    admitIdea: "act: its author is told",
    hideIdea: "act: its author is told why",
    showIdea: "act: its author is told",
    ...each(
      "act: authors, supporters and followers are told, whose number the screen says before",
      "setIdeaType setIdeaCost answerIdea updateWorks",
    ),
    mergeIdeas: "act: their authors are told",
    takeIdeaApart: "nobody: what readers find, without a notice",
    correctWorks: "nobody: the correction stands in the timeline",
    ...each(
      "nobody: what readers find, without a notice",
      "setProjectPublic endProject reopenProject deleteProject undeleteProject",
    ),
  },
  budgets: {
    ...each("nobody: a vote that is prepared", "createRound updateRound deleteRound"),
    ...each("nobody: what readers find, without a notice", "openRound repeatRound"),
    nameRecounters: "nobody: colleagues",
    takeRecountFile: "nobody: a file for a colleague",
    ...each("nobody: paper, which staff hand out themselves", "makeCodeLetters discardCodeList makeCodeFile issueCode"),
    revokeCode: "nobody: who has the code is known to nobody",
  },
  surveys: {
    ...each(
      "nobody: a draft, or one that is not live",
      "createSurvey copySurvey unscheduleSurvey previewSurvey sendTestAnswer",
    ),
    updateSurvey: "nobody: nobody is notified of a change, and what answers mean stays",
    publishSurvey: "act: refused without a preview, which says how many people",
    ...each(
      "nobody: what readers find, without a notice",
      "setSurveyPublic setSurveyDays endSurvey reopenSurvey deleteSurvey undeleteSurvey",
    ),
    ...each("nobody: an answer that somebody gave on paper", "enterPaperAnswer takeBackPaperAnswer"),
    makeSurveyCodes: "nobody: paper, which staff hand out themselves",
    ...each("nobody: who has the code is known to nobody", "revokeSurveyCode revokeSurveyCodes"),
  },
  shouts: {
    assignShouts: "nobody: colleagues",
    setShoutStatus: "act: authors and followers are told the state",
    noteShout: "nobody: a note among colleagues",
    deleteShoutNote: "nobody: a note among colleagues",
    hideShout: "act: its author is told why",
    showShout: "nobody: it is shown again where it was",
    askToShare: "act: asks its author",
    createReplyTemplate: "nobody: a text for colleagues",
    editReplyTemplate: "nobody: a text for colleagues",
    deleteReplyTemplate: "nobody: a text for colleagues",
    setDefaultHandlers: "nobody: colleagues, each from the next message",
  },
};

const ofStaff = ["staff", "resident-or-staff", "subject", "owner", "system"];
const isOfStaff = ({ access }: Route): boolean => ofStaff.includes(access.to);
const commandsOf = (table: Record<string, Route>) =>
  Object.entries(table).filter(([, route]) => kindOf(route) === "command" && isOfStaff(route)) as [
    string,
    CommandRoute,
  ][];

test.each(Object.entries(contract))("every command of staff in %s says what it does to people", (capability, table) => {
  const commands = commandsOf(table).map(([name]) => name);
  expect(commands.sort()).toEqual(Object.keys(reaches[capability] ?? {}).sort());
});

const commands = Object.entries(contract).flatMap(([capability, table]) =>
  commandsOf(table).map(([name, route]) => [capability, name, route] as const),
);

test.each(commands)("%s.%s takes a confirmation if and only if it asks for one", (capability, name, route) => {
  const asks = reaches[capability]?.[name] === "asks";
  expect(route.refusals.includes("consequences_unconfirmed")).toBe(asks);
  const shape = ((route.body ?? route.query) as z.ZodObject | undefined)?.shape;
  if (asks) expect(Object.keys(shape ?? {})).toContain("confirmed");
});

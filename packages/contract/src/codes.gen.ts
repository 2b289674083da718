// Made by `npm run generate` from kernel/own-codes.ts and the codes.ts of each capability.
export const refusals = {
  "invalid_input": [
    422,
    "One or more fields are not accepted; `fields` names them."
  ],
  "not_found": [
    404,
    "It does not exist, or it is not yours to see."
  ],
  "sign_in_required": [
    401,
    "The caller is not signed in, or the session has ended."
  ],
  "second_factor_required": [
    403,
    "The organisation asks for a second factor; add one first."
  ],
  "too_many_requests": [
    429,
    "Too many requests from one place; wait before the next."
  ],
  "proof_required": [
    428,
    "Many are sent at the moment: a new computed proof is needed, or a confirmation by mail."
  ],
  "wrong_kind_of_session": [
    403,
    "Staff and residents each use their own application."
  ],
  "membership_pending": [
    403,
    "The membership waits for approval."
  ],
  "membership_disabled": [
    403,
    "The membership is switched off."
  ],
  "no_licence": [
    403,
    "The organisation has no licence for this module."
  ],
  "licence_expired": [
    403,
    "The licence has ended; what was made can be read for 30 days."
  ],
  "module_not_included": [
    403,
    "The licence does not cover this module."
  ],
  "licence_level_too_low": [
    403,
    "This needs a higher licence level."
  ],
  "no_module_access": [
    403,
    "The membership has no access to this module; ask an administrator of the organisation."
  ],
  "level_too_low": [
    403,
    "The membership's level in this module does not allow this."
  ],
  "owner_only": [
    403,
    "Only an owner of the organisation may do this."
  ],
  "system_only": [
    403,
    "Only the provider's own people may do this."
  ],
  "not_allowed": [
    403,
    "This cannot be done by this person."
  ],
  "cross_site": [
    403,
    "The request came from another site."
  ],
  "already_exists": [
    409,
    "It exists already."
  ],
  "already_closed": [
    409,
    "It was closed before."
  ],
  "changed_meanwhile": [
    409,
    "Somebody else saved a newer version."
  ],
  "file_too_large": [
    413,
    "The file is larger than allowed."
  ],
  "file_kind_refused": [
    415,
    "Files of this kind are not accepted, or the content is not what the name says."
  ],
  "file_infected": [
    422,
    "A virus was found in the file; nothing of it was kept."
  ],
  "file_not_scanned": [
    503,
    "The virus scanner does not answer; nothing of the file was kept, try again later."
  ],
  "request_too_large": [
    413,
    "The request is larger than allowed."
  ],
  "malformed_request": [
    400,
    "The request could not be read."
  ],
  "key_in_use": [
    409,
    "A request with the same idempotency key is under way."
  ],
  "key_reused": [
    422,
    "The idempotency key was used for a different request."
  ],
  "unavailable": [
    503,
    "The service is not reachable for a moment; try again."
  ],
  "unexpected": [
    500,
    "Something went wrong here; the request id finds it in the log."
  ],
  "import_not_a_table": [
    422,
    "The file is no table: save it as CSV or as an Excel workbook (.xlsx)."
  ],
  "import_empty": [
    422,
    "The table has no rows below its heading."
  ],
  "import_too_long": [
    422,
    "The table has more rows or columns than can be read at once."
  ],
  "import_too_complex": [
    422,
    "Besides its rows the file holds more parts, elements or text than a table needs."
  ],
  "import_too_slow": [
    422,
    "Reading the file takes more than ten seconds of processor time."
  ],
  "already_sent": [
    409,
    "It was delivered, or is on its way."
  ],
  "words_not_kept": [
    409,
    "What it said is no longer kept, so it cannot be sent again."
  ],
  "push_service_unknown": [
    403,
    "The browser's push service is not one that this installation calls."
  ],
  "read_too_much": [
    429,
    "This membership has read the contact details of as many people as it may for now."
  ],
  "place_changed": [
    412,
    "The session is active in another membership or residence than the request was made for."
  ],
  "credentials_wrong": [
    400,
    "The e-mail address or the password is incorrect."
  ],
  "token_invalid": [
    400,
    "The token was used, has expired, or was never given out."
  ],
  "session_over": [
    400,
    "The session has reached its longest life, or was not used for too long; sign in again."
  ],
  "code_wrong": [
    400,
    "The code is wrong."
  ],
  "second_step_required": [
    400,
    "The password was right; the second step is still to come."
  ],
  "challenge_over": [
    400,
    "Too many wrong codes, or too late; begin again."
  ],
  "confirmation_required": [
    403,
    "This asks to show once more who one is, within ten minutes before."
  ],
  "last_factor": [
    409,
    "The organisation asks for a second factor, and this is the last one."
  ],
  "texts_spent": [
    409,
    "The organisation has used up its text messages of this month."
  ],
  "no_texts_there": [
    403,
    "No text messages are sent to the country of this number."
  ],
  "too_many_tries": [
    429,
    "Too many tries; wait before the next."
  ],
  "invitation_for_other": [
    403,
    "The invitation is for another address."
  ],
  "invitation_closed": [
    409,
    "The invitation was used or revoked, or has expired."
  ],
  "handover_unconfirmed": [
    409,
    "The member handles what they may not have any more; `details` lists it by kind. Send the same again with `handovers`."
  ],
  "last_owner": [
    409,
    "An organisation keeps at least one owner."
  ],
  "system_account": [
    403,
    "The provider's own people are taken out by a colleague first."
  ],
  "identity_not_linked": [
    403,
    "This sign-on is not linked to an account here."
  ],
  "identity_in_use": [
    409,
    "This sign-on is linked to another account."
  ],
  "sign_on_refused": [
    400,
    "What the sign-on provider answered was not accepted."
  ],
  "provider_unavailable": [
    503,
    "The sign-on provider cannot be reached."
  ],
  "licence_out_of_scope": [
    403,
    "The one-off licence does not cover this."
  ],
  "addresses_loading": [
    409,
    "Addresses or neighbourhoods of this network are being loaded."
  ],
  "moved_lately": [
    409,
    "The resident moved within the last 30 days; until a day after the move it can be put right."
  ],
  "letters_running": [
    409,
    "Letters of this network are being made; the next can be printed once they are ready."
  ],
  "no_letters": [
    409,
    "Nobody there waits for a letter."
  ],
  "denied_by_housemate": [
    409,
    "Somebody of the household said that this person does not live there; the city decides."
  ],
  "residence_not_proven": [
    403,
    "Voting waits until it is shown that the resident lives here."
  ],
  "comments_off": [
    409,
    "Comments are switched off here."
  ],
  "voting_closed": [
    409,
    "The poll has closed."
  ],
  "no_poll": [
    409,
    "There is nothing to vote on."
  ],
  "about_yourself": [
    403,
    "Nobody decides about what they wrote themselves."
  ],
  "own_decision": [
    403,
    "An appeal is answered by someone other than the person who decided."
  ],
  "appeal_over": [
    409,
    "It was decided more than 30 days ago."
  ],
  "decision_final": [
    409,
    "There is an appeal: an administrator has the last word."
  ],
  "consequences_unconfirmed": [
    409,
    "The change reaches people; `details` says how many and how. Send the same again with these as `confirmed`."
  ],
  "not_your_neighbourhood": [
    403,
    "Only residents of the neighbourhoods it was sent to take part."
  ],
  "already_published": [
    409,
    "The message is already live."
  ],
  "not_published": [
    409,
    "It is not published, so nobody could open its link."
  ],
  "not_previewed": [
    409,
    "This version was not previewed yet."
  ],
  "not_scheduled": [
    409,
    "The message is not planned."
  ],
  "no_place_left": [
    409,
    "The streets it was narrowed to lie in none of its neighbourhoods any more; choose them anew."
  ],
  "poll_closes_earlier": [
    422,
    "Its poll closes before that moment."
  ],
  "schedule_in_past": [
    422,
    "The moment has passed; choose one to come."
  ],
  "date_begun": [
    409,
    "This date has begun already."
  ],
  "date_cancelled": [
    409,
    "This date was cancelled."
  ],
  "registration_closed": [
    409,
    "Nobody can say any more that they are coming."
  ],
  "applications_closed": [
    409,
    "The last day to apply has passed."
  ],
  "applied_elsewhere": [
    409,
    "People apply for this vacancy with a form elsewhere."
  ],
  "application_decided": [
    409,
    "The organisation has accepted or declined the application."
  ],
  "shouts_off": [
    409,
    "The organisation does not take messages of this kind."
  ],
  "unproven_limit": [
    429,
    "Until it is shown that the resident lives here, few messages a day are taken."
  ],
  "already_shared": [
    409,
    "It is shared with the municipality already."
  ],
  "shout_withdrawn": [
    404,
    "Its author has withdrawn it."
  ],
  "reopening_over": [
    409,
    "It was done more than 30 days ago."
  ],
  "project_not_live": [
    409,
    "The project is not published yet."
  ],
  "project_ended": [
    409,
    "The project was ended already."
  ],
  "project_not_ended": [
    409,
    "The project was not ended early."
  ],
  "ideas_closed": [
    409,
    "The project takes no ideas now."
  ],
  "idea_decided": [
    409,
    "The idea was decided on and cannot be changed any more."
  ],
  "idea_not_waiting": [
    409,
    "The idea does not wait to be read."
  ],
  "idea_not_open": [
    409,
    "The idea waits to be read, or was hidden."
  ],
  "idea_merged": [
    409,
    "The idea was merged into another."
  ],
  "idea_not_merged": [
    409,
    "The idea is not merged into another."
  ],
  "apart_too_late": [
    409,
    "The 30 days in which it could be taken apart are over."
  ],
  "idea_not_chosen": [
    409,
    "Only a chosen idea can be carried out."
  ],
  "support_closed": [
    409,
    "The project is over, or the idea was decided on."
  ],
  "own_address": [
    409,
    "The place is the author's own address; they have to say that it may be shown."
  ],
  "round_locked": [
    409,
    "The vote is open, or was: nothing of it changes any more."
  ],
  "round_not_open": [
    409,
    "The vote was not opened, is over, or was given up."
  ],
  "phase_not_budgeting": [
    409,
    "The phase is not one in which a budget is decided."
  ],
  "phase_has_round": [
    409,
    "The phase has a vote already."
  ],
  "not_a_budget": [
    409,
    "Only a citizen budget is decided by vote."
  ],
  "round_not_active": [
    409,
    "Ballots are cast, changed and withdrawn from the first day of the vote to its last."
  ],
  "not_on_roll": [
    403,
    "Only who lives in the neighbourhoods of the vote may vote."
  ],
  "code_required": [
    403,
    "Only who has a code may vote."
  ],
  "ballot_sealed": [
    409,
    "The ballot counts, but can no longer be found: the database was restored while the vote ran."
  ],
  "nothing_cast": [
    409,
    "No ballot was cast, or it was withdrawn."
  ],
  "round_not_counted": [
    409,
    "The vote is not counted."
  ],
  "ballots_public": [
    409,
    "The ballots of this district are published: everybody has them."
  ],
  "ballots_gone": [
    409,
    "The ballots of this district were deleted."
  ],
  "recount_named": [
    409,
    "Who counts this district again was named before."
  ],
  "recount_taken": [
    409,
    "Each has the file once, and the caller has had it."
  ],
  "codes_not_asked": [
    409,
    "The vote asks for no codes."
  ],
  "code_used": [
    409,
    "A ballot was cast with the code: it cannot be revoked."
  ],
  "code_revoked": [
    409,
    "The code was revoked."
  ],
  "too_many_codes": [
    409,
    "As many codes were made as the vote of a phase may have."
  ],
  "ballot_file_wrong": [
    422,
    "The file is no vote that can be counted here; the details say what is wrong, and in which line."
  ],
  "too_many_rounds": [
    409,
    "The project has as many votes as a project may have."
  ],
  "survey_not_live": [
    409,
    "It is not published yet."
  ],
  "survey_ended": [
    409,
    "It was ended already."
  ],
  "survey_not_ended": [
    409,
    "It is not over."
  ],
  "survey_not_active": [
    409,
    "Answers are taken from the first day to the last."
  ],
  "survey_locked": [
    409,
    "There are answers: what would change their meaning stays as it is."
  ],
  "paper_closed": [
    409,
    "Answers from paper are entered until 14 days after the end."
  ],
  "paper_needs_code": [
    409,
    "Who answers with a code does so online."
  ],
  "paper_of_form": [
    409,
    "What comes in by a contribution form on paper is entered as a contribution of the project."
  ],
  "already_answered": [
    409,
    "It was answered already, and answers cannot be changed."
  ],
  "answer_sealed": [
    409,
    "The answer counts, but can no longer be found."
  ],
  "survey_without_codes": [
    409,
    "It is not answered by code."
  ],
  "survey_code_used": [
    409,
    "It was answered with the code: it cannot be revoked."
  ],
  "survey_code_revoked": [
    409,
    "The code was revoked."
  ],
  "too_many_survey_codes": [
    409,
    "As many codes were made as a survey may have."
  ],
  "slug_taken": [
    409,
    "Another survey has this link."
  ],
  "questionnaire_file_wrong": [
    422,
    "The file cannot be read: `faults` says what is wrong, and where."
  ],
  "person_exists": [
    409,
    "Somebody in care has this e-mail address or phone number already."
  ],
  "no_contact_of_own": [
    409,
    "They have no e-mail address or phone number of their own."
  ],
  "already_helper": [
    409,
    "They are a helper already."
  ],
  "helper_busy": [
    409,
    "They are the helper of a ticket that is not finished."
  ],
  "step_not_possible": [
    409,
    "A ticket in this state cannot take this step."
  ],
  "already_taken": [
    409,
    "A colleague has this ticket already."
  ],
  "helper_unavailable": [
    409,
    "This helper is not accepted, or suspended."
  ],
  "already_asked": [
    409,
    "Everybody chosen was asked for this ticket already."
  ],
  "helper_absent": [
    409,
    "This helper is absent on that day."
  ],
  "helper_check_expired": [
    409,
    "A check or certificate of this helper has expired by that day."
  ],
  "helper_full": [
    409,
    "This helper has as many tasks in that month as they want."
  ],
  "person_suspended": [
    409,
    "This person is suspended."
  ],
  "person_gone": [
    409,
    "This person was deleted."
  ],
  "no_contact": [
    409,
    "They have no e-mail address or no phone number for this."
  ],
  "newer_message": [
    409,
    "A later message was sent to this person; the earlier one would mislead them."
  ],
  "merge_own_ticket": [
    409,
    "One of them helps, or was asked to help, with a ticket of the other."
  ],
  "merge_two_accounts": [
    409,
    "Each of them is linked to a resident's account."
  ],
  "already_linked": [
    409,
    "This person is linked with a resident's account already."
  ],
  "link_asked": [
    409,
    "That was asked already, and is not answered yet."
  ],
  "import_running": [
    409,
    "Another import into this network is under way."
  ]
} as const;
export const fieldCodes = [
  "required",
  "invalid",
  "tooLong",
  "tooShort",
  "tooMany",
  "unknownField",
  "emailRequired",
  "emailFormat",
  "passwordRequired",
  "passwordTooLong",
  "fileUnknown",
  "timeSkipped",
  "choiceRequired",
  "passwordTooShort",
  "passwordTooCommon",
  "firstNameRequired",
  "lastNameRequired",
  "termsRequired",
  "typeFormat",
  "nameRequired",
  "nameTaken",
  "websiteFormat",
  "bottomUpPlaceholderRequired",
  "phoneRequired",
  "phoneFormat",
  "phoneCountry",
  "codeFormat",
  "oldPasswordRequired",
  "oldPasswordWrong",
  "emailTaken",
  "alreadyMember",
  "returnUrlOutside",
  "pictureRequired",
  "slugTaken",
  "issuerFormat",
  "secretRequired",
  "neighbourhoodUnknown",
  "streetUnknown",
  "addressRequired",
  "addressUnknown",
  "addressOutside",
  "addressSame",
  "declineReasonRequired",
  "letterCodeExpired",
  "letterCodeRequired",
  "letterCodeUsed",
  "letterCodeWrong",
  "neighbourhoodFar",
  "neighbourhoodRequired",
  "phoneNotConfirmed",
  "textRequired",
  "optionUnknown",
  "reasonRequired",
  "decisionReasonRequired",
  "groundRequired",
  "scoreOutOfRange",
  "parentUnknown",
  "titleRequired",
  "titleTooLong",
  "neighbourhoodsRequired",
  "notEnoughOptionsMessage",
  "tooManyOptions",
  "emptyOptionsMessage",
  "videoUrlFormat",
  "customCtaLinkFormat",
  "customCtaTextRequired",
  "contactFormOff",
  "linkUnknown",
  "linkPartUnknown",
  "linkNotLive",
  "altTextRequired",
  "tooManyImages",
  "categoryTwice",
  "momentRequired",
  "momentInPast",
  "pollCloseInPast",
  "pollHasVotes",
  "languageTwice",
  "themeRequired",
  "placeRequired",
  "fromDayRequired",
  "untilDayRequired",
  "timeFormat",
  "untilNotBeforeStart",
  "repeatUntilRequired",
  "tooManyDates",
  "subscriptionUrlFormat",
  "partySize",
  "partyTooLarge",
  "notEnoughPlaces",
  "seriesLocked",
  "dateBegun",
  "motivationRequired",
  "outcomeRequired",
  "reopenReasonRequired",
  "assigneeUnknown",
  "mentionUnknown",
  "introductionRequired",
  "introductionTooLong",
  "textTooLong",
  "startRequired",
  "endRequired",
  "budgetNumber",
  "currencyRequired",
  "currencyOfCosts",
  "phasesRequired",
  "tooManyPhases",
  "phaseTitleRequired",
  "phaseTitleTooLong",
  "phaseTextTooLong",
  "phaseStartRequired",
  "phaseEndRequired",
  "phaseUntilNotBeforeStart",
  "phaseVideoUrlFormat",
  "endPassed",
  "costNotForType",
  "doneIsWhole",
  "placeIsHome",
  "choicesNumber",
  "ageNumber",
  "tooManyDistricts",
  "tooManyIdeas",
  "startPassed",
  "atMostBelowAtLeast",
  "tooFewIdeas",
  "budgetRequired",
  "neighbourhoodTwice",
  "ideasRequired",
  "ideaNotEligible",
  "ideaTwice",
  "costRequired",
  "costsTooHigh",
  "districtRequired",
  "ideaNotOnBallot",
  "choicesRequired",
  "tooFewChoices",
  "tooManyChoices",
  "basketTooDear",
  "ageUnconfirmed",
  "recountersNumber",
  "codeWrong",
  "codesNumber",
  "serialUnknown",
  "districtHasCodes",
  "amountNumber",
  "amountsLeft",
  "amountsOver",
  "answerDate",
  "answerEmail",
  "answerKind",
  "answerNumber",
  "answerOption",
  "answerRange",
  "answerRequired",
  "answerTooLong",
  "codeLength",
  "columnsRequired",
  "conditionEmpty",
  "conditionLater",
  "conditionLoop",
  "conditionNumber",
  "conditionOption",
  "conditionUnknown",
  "filesNumber",
  "imageRequired",
  "labelsRequired",
  "mapPartsRequired",
  "monthsNumber",
  "neverReached",
  "notOffered",
  "optionTextRequired",
  "optionTwice",
  "optionsRequired",
  "otherRequired",
  "phaseRequired",
  "placeEmpty",
  "placesNumber",
  "questionsRequired",
  "rangeOrder",
  "rankAll",
  "recallLater",
  "recallUnknown",
  "rowsMissing",
  "rowsRequired",
  "slugLength",
  "surveyCodesNumber",
  "slugRequired",
  "tooManyColumns",
  "tooManyFiles",
  "tooManyPages",
  "tooManyPlaces",
  "tooManyQuestions",
  "tooManyRows",
  "translationIncomplete",
  "typeRequired",
  "projectRequired",
  "contactRequired",
  "languageRequired",
  "ibanFormat",
  "swiftFormat",
  "consentRequired",
  "emailToConfirm",
  "addressNeeded",
  "appointmentRequired",
  "emailNotOfProvider",
  "timeZoneUnknown",
  "untilNotAfterFrom",
  "scopeRequired",
  "thingUnknown"
] as const;
export const liveTopics = [
  "notifications",
  "accounts",
  "residents",
  "conversations",
  "publishing",
  "presence",
  "vacancies",
  "shouts",
  "participation",
  "budgets",
  "surveys",
  "feed",
  "care"
] as const;
export const logActions = [
  "files.refuseInfected",
  "accounts.invite",
  "accounts.sendInvitationAgain",
  "accounts.revokeInvitation",
  "accounts.acceptInvitation",
  "accounts.acceptMember",
  "accounts.editMember",
  "accounts.removeMember",
  "accounts.declineMember",
  "accounts.editOrganisation",
  "accounts.setLogo",
  "accounts.setBanner",
  "accounts.setBottomUp",
  "accounts.requireSecondFactor",
  "accounts.secureCare",
  "accounts.setTextCeiling",
  "accounts.addProvider",
  "accounts.editProvider",
  "accounts.removeProvider",
  "accounts.closeAccount",
  "licences.grant",
  "licences.changeEnd",
  "licences.end",
  "residents.prove",
  "residents.decline",
  "residents.undoDecision",
  "residents.move",
  "residents.leave",
  "residents.printLetters",
  "residents.moveAddress",
  "conversations.hideComment",
  "conversations.showComment",
  "conversations.deleteComment",
  "conversations.settleReport",
  "conversations.undoDecision",
  "conversations.decideAppeal",
  "publishing.publish",
  "publishing.schedule",
  "publishing.edit",
  "publishing.delete",
  "publishing.undelete",
  "publishing.restoreVersion",
  "publishing.moveDates",
  "publishing.cancelDates",
  "publishing.restoreDates",
  "publishing.renewCalendar",
  "publishing.endCalendar",
  "publishing.savePlaceGroup",
  "publishing.renamePlaceGroup",
  "publishing.deletePlaceGroup",
  "vacancies.setState",
  "vacancies.notifyAgain",
  "vacancies.note",
  "shouts.assign",
  "shouts.setStatus",
  "shouts.askToShare",
  "shouts.hide",
  "shouts.delete",
  "shouts.show",
  "shouts.createTemplate",
  "shouts.editTemplate",
  "shouts.deleteTemplate",
  "shouts.setDefaultHandlers",
  "participation.publish",
  "participation.schedule",
  "participation.edit",
  "participation.delete",
  "participation.undelete",
  "participation.setPublic",
  "participation.end",
  "participation.reopen",
  "participation.enterIdea",
  "participation.editIdea",
  "participation.admitIdea",
  "participation.hideIdea",
  "participation.deleteIdea",
  "participation.showIdea",
  "participation.decideIdea",
  "participation.costIdea",
  "participation.answerIdea",
  "participation.mergeIdeas",
  "participation.takeIdeaApart",
  "participation.updateWorks",
  "participation.correctWorks",
  "budgets.prepareRound",
  "budgets.editRound",
  "budgets.deleteRound",
  "budgets.openRound",
  "budgets.repeatRound",
  "budgets.importRound",
  "budgets.chooseIdeas",
  "budgets.nameRecounters",
  "budgets.takeBallots",
  "budgets.makeCodes",
  "budgets.issueCode",
  "budgets.revokeCode",
  "surveys.publish",
  "surveys.schedule",
  "surveys.edit",
  "surveys.delete",
  "surveys.undelete",
  "surveys.setPublic",
  "surveys.setDays",
  "surveys.end",
  "surveys.reopen",
  "surveys.enterPaper",
  "surveys.makeCodes",
  "surveys.revokeCode",
  "surveys.revokeCodes",
  "care.createTag",
  "care.editTag",
  "care.deleteTag",
  "care.createCategory",
  "care.editCategory",
  "care.archiveCategory",
  "care.createFunction",
  "care.editFunction",
  "care.deleteFunction",
  "care.setFunction",
  "care.editSettings",
  "care.createPerson",
  "care.editPerson",
  "care.suspendPerson",
  "care.reactivatePerson",
  "care.deletePerson",
  "care.deleteNote",
  "care.makeHelper",
  "care.setHelperStatus",
  "care.addAbsence",
  "care.deleteAbsence",
  "care.addCertificate",
  "care.deleteCertificate",
  "care.addEntry",
  "care.deleteEntry",
  "care.askHelpers",
  "care.enterAnswer",
  "care.overrideObstacle",
  "care.tagPeople",
  "care.editPrivate",
  "care.setPicture",
  "care.deletePicture",
  "care.askLink",
  "care.endLink",
  "care.importPeople",
  "care.mergePeople",
  "care.undoMerge",
  "care.linkHousehold",
  "care.leaveHousehold",
  "care.dismissDouble",
  "care.createTicket",
  "care.editTicket",
  "care.assignTicket",
  "care.appointTicket",
  "care.moveTicket",
  "care.deleteTicket",
  "care.linkTicket",
  "care.unlinkTicket",
  "care.repeatTicket",
  "care.skipOccurrence",
  "care.keepOccurrence",
  "care.endSeries",
  "care.messageTicket",
  "care.sendAgain",
  "platform.createNetwork",
  "platform.editNetwork",
  "platform.setNetworkLogo",
  "platform.importNeighbourhoods",
  "platform.importAddresses",
  "platform.importLines",
  "platform.createOrganisation",
  "platform.editOrganisation",
  "platform.createAccount",
  "platform.disableAccount",
  "platform.enableAccount",
  "platform.endSessions",
  "platform.removeFactors",
  "platform.sendReset",
  "platform.makeSignInLink",
  "platform.makeSystem"
] as const;
export const securityEvents = {
  "limited": [
    "too_many_requests",
    "read_too_much",
    "too_many_tries"
  ],
  "virusFound": [
    "file_infected"
  ],
  "passwordWrong": [
    "credentials_wrong",
    "oldPasswordWrong"
  ],
  "codeWrong": [
    "code_wrong",
    "challenge_over",
    "letterCodeWrong",
    "letterCodeUsed",
    "letterCodeExpired"
  ],
  "tokenWrong": [
    "token_invalid"
  ],
  "rightsChanged": [
    "accounts.invite",
    "accounts.revokeInvitation",
    "accounts.acceptInvitation",
    "accounts.acceptMember",
    "accounts.editMember",
    "accounts.removeMember",
    "accounts.declineMember",
    "accounts.requireSecondFactor",
    "accounts.secureCare",
    "accounts.closeAccount",
    "licences.grant",
    "licences.changeEnd",
    "licences.end",
    "platform.createAccount",
    "platform.disableAccount",
    "platform.enableAccount",
    "platform.makeSystem"
  ],
  "keysChanged": [
    "accounts.addProvider",
    "accounts.editProvider",
    "accounts.removeProvider",
    "publishing.renewCalendar",
    "publishing.endCalendar"
  ],
  "credentialsChanged": [
    "platform.endSessions",
    "platform.sendReset",
    "platform.makeSignInLink"
  ]
} as const;
export const notices = {
  "accounts.textsLow": {
    "for": "staff",
    "group": "mine"
  },
  "accounts.textsSpent": {
    "for": "staff",
    "group": "mine"
  },
  "accounts.handedOver": {
    "for": "staff",
    "group": "mine"
  },
  "accounts.leftBehind": {
    "for": "staff",
    "group": "mine"
  },
  "residents.confirmed": {
    "for": "residents",
    "group": "residence"
  },
  "residents.declined": {
    "for": "residents",
    "group": "residence"
  },
  "residents.placed": {
    "for": "residents",
    "group": "residence"
  },
  "residents.waiting": {
    "for": "staff",
    "group": "residents",
    "merges": true
  },
  "conversations.commented": {
    "for": "residents",
    "group": "answers",
    "merges": true
  },
  "conversations.answered": {
    "for": "residents",
    "group": "answers",
    "merges": true
  },
  "conversations.reacted": {
    "for": "residents",
    "group": "reactions",
    "merges": true
  },
  "conversations.reactedToComment": {
    "for": "residents",
    "group": "reactions",
    "merges": true
  },
  "conversations.commentedOnOurs": {
    "for": "staff",
    "group": "comments",
    "merges": true
  },
  "conversations.reported": {
    "for": "staff",
    "group": "reports",
    "merges": true
  },
  "conversations.hidden": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.hiddenByReports": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.deleted": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.shown": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.upheld": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.reversed": {
    "for": "residents",
    "group": "progress"
  },
  "conversations.appealed": {
    "for": "staff",
    "group": "mine"
  },
  "publishing.published": {
    "for": "residents",
    "group": "neighbourhood",
    "merges": true
  },
  "publishing.alerted": {
    "for": "residents",
    "group": "alerts"
  },
  "publishing.movedUp": {
    "for": "residents",
    "group": "activities"
  },
  "publishing.datesMoved": {
    "for": "residents",
    "group": "activities"
  },
  "publishing.datesCancelled": {
    "for": "residents",
    "group": "activities"
  },
  "publishing.datesRestored": {
    "for": "residents",
    "group": "activities"
  },
  "vacancies.applied": {
    "for": "staff",
    "group": "mine"
  },
  "vacancies.muchRead": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.inProgress": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.resumed": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.done": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.replied": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.solved": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.notDone": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.asked": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.hidden": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.shown": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.hiddenByReports": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.withdrawn": {
    "for": "residents",
    "group": "progress"
  },
  "shouts.authorSolved": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.authorEdited": {
    "for": "staff",
    "group": "mine",
    "merges": true
  },
  "shouts.authorWithdrew": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.assigned": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.mentioned": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.shared": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.reopened": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.commented": {
    "for": "staff",
    "group": "mine",
    "merges": true
  },
  "shouts.arrived": {
    "for": "staff",
    "group": "mine"
  },
  "shouts.waiting": {
    "for": "staff",
    "group": "mine",
    "merges": true
  },
  "shouts.written": {
    "for": "staff",
    "group": "arrivals",
    "merges": true
  },
  "participation.begun": {
    "for": "residents",
    "group": "progress"
  },
  "participation.phaseOpened": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaTakenUp": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaAdmitted": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaHidden": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaHiddenByReports": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaShown": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaProposed": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaInvestigated": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaAccepted": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaBudgeted": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaChosen": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaRejected": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaCosted": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaAnswered": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideaAnsweredAgain": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideasMerged": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideasSeparated": {
    "for": "residents",
    "group": "progress"
  },
  "participation.worksUpdated": {
    "for": "residents",
    "group": "progress"
  },
  "participation.worksDone": {
    "for": "residents",
    "group": "progress"
  },
  "participation.ideasWait": {
    "for": "staff",
    "group": "arrivals",
    "module": "participation",
    "merges": true
  },
  "budgets.voteEnds": {
    "for": "residents",
    "group": "progress"
  },
  "budgets.voteCounted": {
    "for": "residents",
    "group": "progress"
  },
  "budgets.voteGivenUp": {
    "for": "residents",
    "group": "progress"
  },
  "budgets.recounterNamed": {
    "for": "staff",
    "group": "mine",
    "module": "participation"
  },
  "surveys.ends": {
    "for": "residents",
    "group": "progress"
  },
  "care.assigned": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.asked": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.mentioned": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.answered": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.dropped": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.untold": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.deadline": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.overdue": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.certificate": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.muchRead": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.linked": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.unlinked": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.linkUnanswered": {
    "for": "staff",
    "group": "mine",
    "module": "care"
  },
  "care.linkAsked": {
    "for": "residents",
    "group": "progress"
  },
  "care.linkEnded": {
    "for": "residents",
    "group": "progress"
  }
} as const;
export const foundKinds = [
  "message",
  "activity",
  "vacancy",
  "shout",
  "ticket",
  "member",
  "helper",
  "person",
  "neighbourhood",
  "project",
  "idea",
  "survey"
] as const;

// Made by `npm run generate`: what a client must know of each route without loading the schemas.
import type { PathTable } from "./kernel/client.ts";
import type { AppContract } from "./index.ts";

export const paths: PathTable<AppContract> = {
  "files": {
    "uploadImage": {
      "method": "POST",
      "path": "/files/images",
      "kind": "upload"
    },
    "uploadAttachment": {
      "method": "POST",
      "path": "/files/attachments",
      "kind": "upload"
    },
    "readFile": {
      "method": "GET",
      "path": "/files/:networkSlug/:fileKey/:variant",
      "kind": "download"
    }
  },
  "notifications": {
    "listNotices": {
      "method": "GET",
      "path": "/notices",
      "kind": "query"
    },
    "countUnreadNotices": {
      "method": "GET",
      "path": "/notices/unread",
      "kind": "query"
    },
    "markNoticeRead": {
      "method": "PUT",
      "path": "/notices/:noticeId/read",
      "kind": "command"
    },
    "markAllNoticesRead": {
      "method": "POST",
      "path": "/notices/read",
      "kind": "command"
    },
    "markObjectRead": {
      "method": "POST",
      "path": "/notices/opened",
      "kind": "command"
    },
    "getNoticePreferences": {
      "method": "GET",
      "path": "/notices/preferences",
      "kind": "query"
    },
    "setNoticePreferences": {
      "method": "PUT",
      "path": "/notices/preferences",
      "kind": "command"
    },
    "readUnsubscribe": {
      "method": "POST",
      "path": "/unsubscribe/read",
      "kind": "command"
    },
    "unsubscribe": {
      "method": "POST",
      "path": "/unsubscribe/:token",
      "kind": "command"
    },
    "listen": {
      "method": "GET",
      "path": "/live",
      "kind": "stream"
    },
    "getPushKey": {
      "method": "GET",
      "path": "/push/key",
      "kind": "query"
    },
    "listDevices": {
      "method": "GET",
      "path": "/push/devices",
      "kind": "query"
    },
    "addDevice": {
      "method": "PUT",
      "path": "/push/devices",
      "kind": "command"
    },
    "removeDevice": {
      "method": "DELETE",
      "path": "/push/devices/:deviceId",
      "kind": "command"
    },
    "testDevice": {
      "method": "POST",
      "path": "/push/devices/:deviceId/test",
      "kind": "command"
    }
  },
  "audit": {
    "listEntries": {
      "method": "GET",
      "path": "/audit",
      "kind": "query"
    },
    "listPeople": {
      "method": "GET",
      "path": "/audit/people",
      "kind": "query"
    },
    "exportEntries": {
      "method": "GET",
      "path": "/audit/export",
      "kind": "download"
    }
  },
  "accounts": {
    "getPasswordRules": {
      "method": "GET",
      "path": "/password-rules",
      "kind": "query"
    },
    "getToken": {
      "method": "POST",
      "path": "/token",
      "kind": "command",
      "form": true
    },
    "sendStepCode": {
      "method": "POST",
      "path": "/token/text-code",
      "kind": "command"
    },
    "startStepPasskey": {
      "method": "POST",
      "path": "/token/passkey",
      "kind": "command"
    },
    "endSession": {
      "method": "POST",
      "path": "/token/end",
      "kind": "command"
    },
    "registerLogOn": {
      "method": "POST",
      "path": "/businessprofileapi/registerlogon",
      "kind": "command"
    },
    "getSession": {
      "method": "GET",
      "path": "/businessprofileapi/profiledetails",
      "kind": "query"
    },
    "activateMembership": {
      "method": "POST",
      "path": "/businessprofileapi/activateMembership",
      "kind": "command"
    },
    "activateResidence": {
      "method": "POST",
      "path": "/businessprofileapi/activateResidence",
      "kind": "command"
    },
    "setLanguage": {
      "method": "POST",
      "path": "/businessprofileapi/culture",
      "kind": "command"
    },
    "forgotPassword": {
      "method": "POST",
      "path": "/businessprofileapi/forgotpassword",
      "kind": "command"
    },
    "sendSignInLink": {
      "method": "POST",
      "path": "/businessprofileapi/signinlink",
      "kind": "command"
    },
    "resetPassword": {
      "method": "POST",
      "path": "/businessprofileapi/resetpassword",
      "kind": "command"
    },
    "getProfile": {
      "method": "GET",
      "path": "/businessprofileapi/profile",
      "kind": "query"
    },
    "editProfile": {
      "method": "POST",
      "path": "/businessprofileapi/edit",
      "kind": "command"
    },
    "editPhoneNumber": {
      "method": "POST",
      "path": "/businessprofileapi/editphonenumber",
      "kind": "command"
    },
    "setPicture": {
      "method": "POST",
      "path": "/businessprofileapi/picture",
      "kind": "upload"
    },
    "deletePicture": {
      "method": "DELETE",
      "path": "/businessprofileapi/picture",
      "kind": "command"
    },
    "readPicture": {
      "method": "GET",
      "path": "/businessprofileapi/picture/:accountId",
      "kind": "download"
    },
    "getMailSettings": {
      "method": "GET",
      "path": "/businessprofileapi/mailsettings",
      "kind": "query"
    },
    "setMailSettings": {
      "method": "POST",
      "path": "/businessprofileapi/mailsettings",
      "kind": "command"
    },
    "listSessions": {
      "method": "GET",
      "path": "/businessprofileapi/sessions",
      "kind": "query"
    },
    "endOtherSessions": {
      "method": "DELETE",
      "path": "/businessprofileapi/sessions",
      "kind": "command"
    },
    "endOtherSession": {
      "method": "DELETE",
      "path": "/businessprofileapi/sessions/:sessionId",
      "kind": "command"
    },
    "changePassword": {
      "method": "POST",
      "path": "/businessprofileapi/changePassword",
      "kind": "command"
    },
    "changeEmail": {
      "method": "POST",
      "path": "/businessprofileapi/changeemail",
      "kind": "command"
    },
    "confirmEmail": {
      "method": "POST",
      "path": "/businessprofileapi/confirmemail",
      "kind": "command"
    },
    "confirmIdentity": {
      "method": "POST",
      "path": "/businessprofileapi/confirm",
      "kind": "command"
    },
    "sendConfirmCode": {
      "method": "POST",
      "path": "/businessprofileapi/confirm/text-code",
      "kind": "command"
    },
    "sendConfirmMail": {
      "method": "POST",
      "path": "/businessprofileapi/confirm/mail-code",
      "kind": "command"
    },
    "startConfirmPasskey": {
      "method": "POST",
      "path": "/businessprofileapi/confirm/passkey",
      "kind": "command"
    },
    "listFactors": {
      "method": "GET",
      "path": "/businessprofileapi/factors",
      "kind": "query"
    },
    "addApp": {
      "method": "POST",
      "path": "/businessprofileapi/factors/app",
      "kind": "command"
    },
    "confirmApp": {
      "method": "POST",
      "path": "/businessprofileapi/factors/app/confirm",
      "kind": "command"
    },
    "addText": {
      "method": "POST",
      "path": "/businessprofileapi/factors/text",
      "kind": "command"
    },
    "confirmText": {
      "method": "POST",
      "path": "/businessprofileapi/factors/text/confirm",
      "kind": "command"
    },
    "addPasskey": {
      "method": "POST",
      "path": "/businessprofileapi/factors/passkey",
      "kind": "command"
    },
    "confirmPasskey": {
      "method": "POST",
      "path": "/businessprofileapi/factors/passkey/confirm",
      "kind": "command"
    },
    "removeFactor": {
      "method": "DELETE",
      "path": "/businessprofileapi/factors/:factorId",
      "kind": "command"
    },
    "renewRecoveryCodes": {
      "method": "POST",
      "path": "/businessprofileapi/factors/recovery-codes",
      "kind": "command"
    },
    "listMembers": {
      "method": "GET",
      "path": "/businessmembersapi/members",
      "kind": "query"
    },
    "exportMembers": {
      "method": "GET",
      "path": "/businessmembersapi/members/export",
      "kind": "download"
    },
    "editMembership": {
      "method": "POST",
      "path": "/businessmembersapi/editmembership",
      "kind": "command"
    },
    "updateVerticalType": {
      "method": "POST",
      "path": "/businessmembersapi/updateverticaltype",
      "kind": "command"
    },
    "deleteMember": {
      "method": "DELETE",
      "path": "/businessmembersapi/deletemember/:membershipId",
      "kind": "command"
    },
    "listInvitations": {
      "method": "GET",
      "path": "/businessmembersapi/invitations",
      "kind": "query"
    },
    "exportInvitations": {
      "method": "GET",
      "path": "/businessmembersapi/invitations/export",
      "kind": "download"
    },
    "deleteInvite": {
      "method": "DELETE",
      "path": "/businessmembersapi/deleteinvite/:invitationId",
      "kind": "command"
    },
    "invite": {
      "method": "POST",
      "path": "/businessprofileapi/invite",
      "kind": "command"
    },
    "getClaimInfo": {
      "method": "GET",
      "path": "/businessprofileapi/claiminfo",
      "kind": "query"
    },
    "claim": {
      "method": "POST",
      "path": "/businessprofileapi/claim",
      "kind": "command"
    },
    "getOrganisation": {
      "method": "GET",
      "path": "/businessapi/details",
      "kind": "query"
    },
    "editOrganisation": {
      "method": "POST",
      "path": "/businessapi/details",
      "kind": "command"
    },
    "setBottomUp": {
      "method": "POST",
      "path": "/businessapi/bottomup",
      "kind": "command"
    },
    "requireSecondFactor": {
      "method": "POST",
      "path": "/businessapi/secondfactor",
      "kind": "command"
    },
    "countSecondFactors": {
      "method": "GET",
      "path": "/businessapi/secondfactor",
      "kind": "query"
    },
    "setLogo": {
      "method": "POST",
      "path": "/businessapi/image",
      "kind": "upload"
    },
    "deleteLogo": {
      "method": "DELETE",
      "path": "/businessapi/image",
      "kind": "command"
    },
    "setBanner": {
      "method": "POST",
      "path": "/businessapi/banner",
      "kind": "upload"
    },
    "deleteBanner": {
      "method": "DELETE",
      "path": "/businessapi/banner",
      "kind": "command"
    },
    "readOrganisation": {
      "method": "GET",
      "path": "/networks/:networkSlug/organisations/:organisationId",
      "kind": "query"
    },
    "findProvider": {
      "method": "GET",
      "path": "/azuread/:providerSlug",
      "kind": "query"
    },
    "listSignOns": {
      "method": "GET",
      "path": "/azuread",
      "kind": "query"
    },
    "startSignOn": {
      "method": "POST",
      "path": "/azuread/:providerSlug/start",
      "kind": "command"
    },
    "finishSignOn": {
      "method": "POST",
      "path": "/azuread",
      "kind": "command"
    },
    "listIdentities": {
      "method": "GET",
      "path": "/businessprofileapi/identities",
      "kind": "query"
    },
    "startLink": {
      "method": "POST",
      "path": "/businessprofileapi/identities/:providerSlug",
      "kind": "command"
    },
    "unlinkIdentity": {
      "method": "DELETE",
      "path": "/businessprofileapi/identities/:identityId",
      "kind": "command"
    },
    "listProviders": {
      "method": "GET",
      "path": "/businessapi/providers",
      "kind": "query"
    },
    "createProvider": {
      "method": "POST",
      "path": "/businessapi/providers",
      "kind": "command"
    },
    "editProvider": {
      "method": "PUT",
      "path": "/businessapi/providers/:providerId",
      "kind": "command"
    },
    "deleteProvider": {
      "method": "DELETE",
      "path": "/businessapi/providers/:providerId",
      "kind": "command"
    },
    "getClosing": {
      "method": "GET",
      "path": "/businessprofileapi/closing",
      "kind": "query"
    },
    "closeAccount": {
      "method": "POST",
      "path": "/businessprofileapi/close",
      "kind": "command"
    }
  },
  "neighbourhoods": {
    "listNetworks": {
      "method": "GET",
      "path": "/networks",
      "kind": "query"
    },
    "listNeighbourhoods": {
      "method": "GET",
      "path": "/networks/:networkSlug/neighbourhoods",
      "kind": "query"
    },
    "readAreas": {
      "method": "GET",
      "path": "/networks/:networkSlug/map/areas",
      "kind": "download"
    },
    "readLines": {
      "method": "GET",
      "path": "/networks/:networkSlug/map/lines",
      "kind": "download"
    },
    "getTileConfig": {
      "method": "GET",
      "path": "/networks/:networkSlug/tileconfig",
      "kind": "query"
    },
    "readLogo": {
      "method": "GET",
      "path": "/networks/:networkSlug/logo",
      "kind": "download"
    },
    "findAddresses": {
      "method": "GET",
      "path": "/networks/:networkSlug/addresses",
      "kind": "query"
    },
    "locate": {
      "method": "GET",
      "path": "/networks/:networkSlug/locate",
      "kind": "query"
    },
    "findPlaces": {
      "method": "GET",
      "path": "/neighbourhoods/places",
      "kind": "query"
    },
    "listStreets": {
      "method": "GET",
      "path": "/neighbourhoods/streets",
      "kind": "query"
    }
  },
  "licences": {
    "listLicences": {
      "method": "GET",
      "path": "/licences",
      "kind": "query"
    },
    "listOwners": {
      "method": "GET",
      "path": "/licences/owners",
      "kind": "query"
    },
    "getLinks": {
      "method": "GET",
      "path": "/licences/links",
      "kind": "query"
    }
  },
  "residents": {
    "signUp": {
      "method": "POST",
      "path": "/networks/:networkSlug/residents",
      "kind": "command"
    },
    "getSignUp": {
      "method": "GET",
      "path": "/networks/:networkSlug/residents/complete",
      "kind": "query"
    },
    "completeSignUp": {
      "method": "POST",
      "path": "/networks/:networkSlug/residents/complete",
      "kind": "command"
    },
    "getMyResidence": {
      "method": "GET",
      "path": "/residents/me",
      "kind": "query"
    },
    "updateMyResidence": {
      "method": "PUT",
      "path": "/residents/me",
      "kind": "command"
    },
    "downloadMyData": {
      "method": "GET",
      "path": "/residents/me/data",
      "kind": "download"
    },
    "getLeaving": {
      "method": "GET",
      "path": "/residents/me/leaving",
      "kind": "query"
    },
    "deleteMyAccount": {
      "method": "POST",
      "path": "/residents/me/delete",
      "kind": "command"
    },
    "moveHouse": {
      "method": "POST",
      "path": "/residents/me/move",
      "kind": "command"
    },
    "listAdjacentNeighbourhoods": {
      "method": "GET",
      "path": "/residents/me/neighbourhoods",
      "kind": "query"
    },
    "followNeighbourhoods": {
      "method": "PUT",
      "path": "/residents/me/neighbourhoods",
      "kind": "command"
    },
    "vouchForHousemate": {
      "method": "POST",
      "path": "/residents/:residentId/vouch",
      "kind": "command"
    },
    "denyHousemate": {
      "method": "PUT",
      "path": "/residents/:residentId/denial",
      "kind": "command"
    },
    "enterLetterCode": {
      "method": "POST",
      "path": "/residents/me/letter-code",
      "kind": "command"
    },
    "printLetters": {
      "method": "POST",
      "path": "/residents/letters",
      "kind": "command"
    },
    "listLetters": {
      "method": "GET",
      "path": "/residents/letters",
      "kind": "query"
    },
    "readLetters": {
      "method": "GET",
      "path": "/residents/letters/:batchId/parts/:part",
      "kind": "download"
    },
    "listWaitingResidents": {
      "method": "GET",
      "path": "/residents/waiting",
      "kind": "query"
    },
    "listDecidedResidents": {
      "method": "GET",
      "path": "/residents/decided",
      "kind": "query"
    },
    "exportWaitingResidents": {
      "method": "GET",
      "path": "/residents/waiting/export",
      "kind": "download"
    },
    "proveResident": {
      "method": "POST",
      "path": "/residents/:residentId/prove",
      "kind": "command"
    },
    "declineResident": {
      "method": "POST",
      "path": "/residents/:residentId/decline",
      "kind": "command"
    },
    "undoResidenceDecision": {
      "method": "POST",
      "path": "/residents/:residentId/undo-decision",
      "kind": "command"
    },
    "listMovedAddresses": {
      "method": "GET",
      "path": "/residents/addresses",
      "kind": "query"
    },
    "getBorderAddress": {
      "method": "GET",
      "path": "/residents/addresses/:addressId",
      "kind": "query"
    },
    "moveAddress": {
      "method": "PUT",
      "path": "/residents/addresses/:addressId/neighbourhood",
      "kind": "command"
    },
    "listHouseholdCounts": {
      "method": "GET",
      "path": "/residents/households",
      "kind": "query"
    },
    "listRegistrations": {
      "method": "GET",
      "path": "/residents/registrations",
      "kind": "query"
    }
  },
  "conversations": {
    "listComments": {
      "method": "GET",
      "path": "/conversations/:subjectKind/:subjectId/comments",
      "kind": "query"
    },
    "createComment": {
      "method": "POST",
      "path": "/conversations/:subjectKind/:subjectId/comments",
      "kind": "command"
    },
    "listAnswers": {
      "method": "GET",
      "path": "/comments/:commentId/answers",
      "kind": "query"
    },
    "updateComment": {
      "method": "PUT",
      "path": "/comments/:commentId",
      "kind": "command"
    },
    "deleteComment": {
      "method": "DELETE",
      "path": "/comments/:commentId",
      "kind": "command"
    },
    "hideComment": {
      "method": "POST",
      "path": "/comments/:commentId/hide",
      "kind": "command"
    },
    "showComment": {
      "method": "POST",
      "path": "/comments/:commentId/show",
      "kind": "command"
    },
    "reactToComment": {
      "method": "PUT",
      "path": "/comments/:commentId/reaction",
      "kind": "command"
    },
    "react": {
      "method": "PUT",
      "path": "/conversations/:subjectKind/:subjectId/reaction",
      "kind": "command"
    },
    "listOwnActs": {
      "method": "GET",
      "path": "/conversations/mine",
      "kind": "query"
    },
    "vote": {
      "method": "PUT",
      "path": "/conversations/:subjectKind/:subjectId/vote",
      "kind": "command"
    },
    "reportSubject": {
      "method": "POST",
      "path": "/conversations/:subjectKind/:subjectId/reports",
      "kind": "command"
    },
    "reportComment": {
      "method": "POST",
      "path": "/comments/:commentId/reports",
      "kind": "command"
    },
    "moderateComment": {
      "method": "POST",
      "path": "/comments/:commentId/moderate",
      "kind": "command"
    },
    "listReports": {
      "method": "GET",
      "path": "/conversations/:subjectKind/:subjectId/reports",
      "kind": "query"
    },
    "listReported": {
      "method": "GET",
      "path": "/reports",
      "kind": "query"
    },
    "exportReported": {
      "method": "GET",
      "path": "/reports/export",
      "kind": "download"
    },
    "getReported": {
      "method": "GET",
      "path": "/reports/:caseId",
      "kind": "query"
    },
    "decideReports": {
      "method": "POST",
      "path": "/reports/decide",
      "kind": "command"
    },
    "undoDecisions": {
      "method": "POST",
      "path": "/reports/undo",
      "kind": "command"
    },
    "decideAppeal": {
      "method": "POST",
      "path": "/reports/:caseId/appeal",
      "kind": "command"
    },
    "readDecision": {
      "method": "GET",
      "path": "/decisions/:caseId",
      "kind": "query"
    },
    "appeal": {
      "method": "POST",
      "path": "/decisions/:caseId/appeal",
      "kind": "command"
    }
  },
  "publishing": {
    "sayComing": {
      "method": "PUT",
      "path": "/activities/dates/:dateId/coming",
      "kind": "command"
    },
    "sayNotComing": {
      "method": "DELETE",
      "path": "/activities/dates/:dateId/coming",
      "kind": "command"
    },
    "listDates": {
      "method": "GET",
      "path": "/posts/:postId/dates",
      "kind": "query"
    },
    "listComing": {
      "method": "GET",
      "path": "/activities/dates/:dateId/people",
      "kind": "query"
    },
    "exportComing": {
      "method": "GET",
      "path": "/activities/dates/:dateId/people/export",
      "kind": "download"
    },
    "moveDates": {
      "method": "POST",
      "path": "/activities/dates/:dateId/move",
      "kind": "command"
    },
    "cancelDates": {
      "method": "POST",
      "path": "/activities/dates/:dateId/cancel",
      "kind": "command"
    },
    "restoreDates": {
      "method": "POST",
      "path": "/activities/dates/:dateId/restore",
      "kind": "command"
    },
    "readActivityCalendar": {
      "method": "GET",
      "path": "/activities/:postId/calendar.ics",
      "kind": "download"
    },
    "readPublicActivityCalendar": {
      "method": "GET",
      "path": "/networks/:networkSlug/activities/:postId/calendar.ics",
      "kind": "download"
    },
    "readCalendar": {
      "method": "GET",
      "path": "/networks/:networkSlug/calendars/:calendarKey/activities.ics",
      "kind": "download"
    },
    "readPublicCalendar": {
      "method": "GET",
      "path": "/networks/:networkSlug/organisations/:organisationId/activities.ics",
      "kind": "download"
    },
    "getMyCalendar": {
      "method": "GET",
      "path": "/me/calendar",
      "kind": "query"
    },
    "renewMyCalendar": {
      "method": "POST",
      "path": "/me/calendar",
      "kind": "command"
    },
    "endMyCalendar": {
      "method": "DELETE",
      "path": "/me/calendar",
      "kind": "command"
    },
    "getOrganisationCalendar": {
      "method": "GET",
      "path": "/organisation/calendar",
      "kind": "query"
    },
    "renewOrganisationCalendar": {
      "method": "POST",
      "path": "/organisation/calendar",
      "kind": "command"
    },
    "endOrganisationCalendar": {
      "method": "DELETE",
      "path": "/organisation/calendar",
      "kind": "command"
    },
    "keepPresent": {
      "method": "PUT",
      "path": "/posts/:postId/presence",
      "kind": "command"
    },
    "leavePost": {
      "method": "DELETE",
      "path": "/posts/:postId/presence",
      "kind": "command"
    },
    "copyPost": {
      "method": "POST",
      "path": "/posts/:postId/copy",
      "kind": "command"
    },
    "listPosts": {
      "method": "GET",
      "path": "/posts",
      "kind": "query"
    },
    "exportPosts": {
      "method": "GET",
      "path": "/posts/export",
      "kind": "download"
    },
    "getPost": {
      "method": "GET",
      "path": "/posts/:postId",
      "kind": "query"
    },
    "createPost": {
      "method": "POST",
      "path": "/posts",
      "kind": "command"
    },
    "createFollowUp": {
      "method": "POST",
      "path": "/posts/:postId/follow-ups",
      "kind": "command"
    },
    "updatePost": {
      "method": "PUT",
      "path": "/posts/:postId",
      "kind": "command"
    },
    "deletePost": {
      "method": "DELETE",
      "path": "/posts/:postId",
      "kind": "command"
    },
    "undeletePost": {
      "method": "POST",
      "path": "/posts/:postId/undelete",
      "kind": "command"
    },
    "previewPost": {
      "method": "POST",
      "path": "/posts/:postId/preview",
      "kind": "command"
    },
    "listPostedAround": {
      "method": "GET",
      "path": "/posts/:postId/posted-around",
      "kind": "query"
    },
    "publishPost": {
      "method": "POST",
      "path": "/posts/:postId/publish",
      "kind": "command"
    },
    "unschedulePost": {
      "method": "POST",
      "path": "/posts/:postId/unschedule",
      "kind": "command"
    },
    "listVersions": {
      "method": "GET",
      "path": "/posts/:postId/versions",
      "kind": "query"
    },
    "restoreVersion": {
      "method": "POST",
      "path": "/posts/:postId/versions/:version/restore",
      "kind": "command"
    },
    "getStatistics": {
      "method": "GET",
      "path": "/posts/:postId/statistics",
      "kind": "query"
    },
    "exportStatistics": {
      "method": "GET",
      "path": "/posts/:postId/statistics/export",
      "kind": "download"
    },
    "exportReport": {
      "method": "GET",
      "path": "/posts/:postId/statistics/report",
      "kind": "download"
    },
    "getMedians": {
      "method": "GET",
      "path": "/posts/statistics/medians",
      "kind": "query"
    },
    "checkVideoUrl": {
      "method": "GET",
      "path": "/posts/check-video",
      "kind": "query"
    },
    "readPost": {
      "method": "GET",
      "path": "/posts/:postId/reading",
      "kind": "query"
    },
    "readPublicPost": {
      "method": "GET",
      "path": "/networks/:networkSlug/posts/:postId",
      "kind": "query"
    },
    "listPublicPosts": {
      "method": "GET",
      "path": "/networks/:networkSlug/posts",
      "kind": "query"
    },
    "listPublicSenders": {
      "method": "GET",
      "path": "/networks/:networkSlug/public-senders",
      "kind": "query"
    },
    "markSeen": {
      "method": "POST",
      "path": "/posts/seen",
      "kind": "command"
    },
    "listCalendar": {
      "method": "GET",
      "path": "/posts/calendar",
      "kind": "query"
    },
    "listDeletedPosts": {
      "method": "GET",
      "path": "/posts/deleted",
      "kind": "query"
    },
    "listAuthors": {
      "method": "GET",
      "path": "/posts/authors",
      "kind": "query"
    },
    "getOwnFigures": {
      "method": "GET",
      "path": "/posts/figures",
      "kind": "query"
    },
    "listTrending": {
      "method": "GET",
      "path": "/posts/trending",
      "kind": "query"
    },
    "countThemes": {
      "method": "GET",
      "path": "/posts/themes",
      "kind": "query"
    },
    "countActivity": {
      "method": "GET",
      "path": "/posts/activity",
      "kind": "query"
    },
    "deletePosts": {
      "method": "POST",
      "path": "/posts/together/delete",
      "kind": "command"
    },
    "undeletePosts": {
      "method": "POST",
      "path": "/posts/together/undelete",
      "kind": "command"
    },
    "reschedulePosts": {
      "method": "POST",
      "path": "/posts/together/reschedule",
      "kind": "command"
    }
  },
  "vacancies": {
    "getMyApplication": {
      "method": "GET",
      "path": "/vacancies/:postId/application",
      "kind": "query"
    },
    "apply": {
      "method": "PUT",
      "path": "/vacancies/:postId/application",
      "kind": "command"
    },
    "withdrawApplication": {
      "method": "DELETE",
      "path": "/vacancies/:postId/application",
      "kind": "command"
    },
    "listMyApplications": {
      "method": "GET",
      "path": "/vacancies/my-applications",
      "kind": "query"
    },
    "listNewApplications": {
      "method": "GET",
      "path": "/vacancies/new-applications",
      "kind": "query"
    },
    "listApplications": {
      "method": "GET",
      "path": "/vacancies/:postId/applications",
      "kind": "query"
    },
    "exportApplications": {
      "method": "GET",
      "path": "/vacancies/:postId/applications/export",
      "kind": "download"
    },
    "getApplication": {
      "method": "GET",
      "path": "/vacancies/:postId/applications/:applicationId",
      "kind": "query"
    },
    "setApplicationState": {
      "method": "POST",
      "path": "/vacancies/:postId/applications/state",
      "kind": "command"
    },
    "noteApplication": {
      "method": "PUT",
      "path": "/vacancies/:postId/applications/:applicationId/note",
      "kind": "command"
    }
  },
  "shouts": {
    "getShoutSettings": {
      "method": "GET",
      "path": "/shouts/settings",
      "kind": "query"
    },
    "listNeighbourhoodShouts": {
      "method": "GET",
      "path": "/shouts",
      "kind": "query"
    },
    "listMyShouts": {
      "method": "GET",
      "path": "/shouts/mine",
      "kind": "query"
    },
    "listFollowedShouts": {
      "method": "GET",
      "path": "/shouts/followed",
      "kind": "query"
    },
    "findSimilarShouts": {
      "method": "POST",
      "path": "/shouts/similar",
      "kind": "command"
    },
    "writeShout": {
      "method": "POST",
      "path": "/shouts",
      "kind": "command"
    },
    "readShout": {
      "method": "GET",
      "path": "/shouts/:shoutId",
      "kind": "query"
    },
    "editShout": {
      "method": "PUT",
      "path": "/shouts/:shoutId",
      "kind": "command"
    },
    "withdrawShout": {
      "method": "DELETE",
      "path": "/shouts/:shoutId",
      "kind": "command"
    },
    "solveShout": {
      "method": "POST",
      "path": "/shouts/:shoutId/solve",
      "kind": "command"
    },
    "reopenShout": {
      "method": "POST",
      "path": "/shouts/:shoutId/reopen",
      "kind": "command"
    },
    "shareShout": {
      "method": "POST",
      "path": "/shouts/:shoutId/share",
      "kind": "command"
    },
    "followShout": {
      "method": "PUT",
      "path": "/shouts/:shoutId/follow",
      "kind": "command"
    },
    "unfollowShout": {
      "method": "DELETE",
      "path": "/shouts/:shoutId/follow",
      "kind": "command"
    },
    "listShouts": {
      "method": "GET",
      "path": "/shouts/inbox",
      "kind": "query"
    },
    "exportShouts": {
      "method": "GET",
      "path": "/shouts/inbox/export",
      "kind": "download"
    },
    "listShoutPoints": {
      "method": "GET",
      "path": "/shouts/inbox/points",
      "kind": "query"
    },
    "countShouts": {
      "method": "GET",
      "path": "/shouts/inbox/counters",
      "kind": "query"
    },
    "listTrendingShouts": {
      "method": "GET",
      "path": "/shouts/inbox/trending",
      "kind": "query"
    },
    "listAlertShouts": {
      "method": "GET",
      "path": "/shouts/inbox/alerts",
      "kind": "query"
    },
    "getShoutFigures": {
      "method": "GET",
      "path": "/shouts/inbox/figures",
      "kind": "query"
    },
    "exportShoutFigures": {
      "method": "GET",
      "path": "/shouts/inbox/figures/export",
      "kind": "download"
    },
    "listShoutColleagues": {
      "method": "GET",
      "path": "/shouts/inbox/colleagues",
      "kind": "query"
    },
    "getShout": {
      "method": "GET",
      "path": "/shouts/inbox/:shoutId",
      "kind": "query"
    },
    "assignShouts": {
      "method": "POST",
      "path": "/shouts/inbox/assign",
      "kind": "command"
    },
    "setShoutStatus": {
      "method": "POST",
      "path": "/shouts/inbox/status",
      "kind": "command"
    },
    "noteShout": {
      "method": "POST",
      "path": "/shouts/inbox/:shoutId/notes",
      "kind": "command"
    },
    "deleteShoutNote": {
      "method": "DELETE",
      "path": "/shouts/inbox/:shoutId/notes/:noteId",
      "kind": "command"
    },
    "hideShout": {
      "method": "POST",
      "path": "/shouts/inbox/:shoutId/hide",
      "kind": "command"
    },
    "showShout": {
      "method": "POST",
      "path": "/shouts/inbox/:shoutId/show",
      "kind": "command"
    },
    "listUnsharedShouts": {
      "method": "GET",
      "path": "/shouts/unshared",
      "kind": "query"
    },
    "exportUnsharedShouts": {
      "method": "GET",
      "path": "/shouts/unshared/export",
      "kind": "download"
    },
    "askToShare": {
      "method": "POST",
      "path": "/shouts/unshared/:shoutId/ask",
      "kind": "command"
    },
    "countNeighbourhoodShouts": {
      "method": "GET",
      "path": "/shouts/counts",
      "kind": "query"
    },
    "exportNeighbourhoodShouts": {
      "method": "GET",
      "path": "/shouts/counts/export",
      "kind": "download"
    },
    "listReplyTemplates": {
      "method": "GET",
      "path": "/shouts/templates",
      "kind": "query"
    },
    "createReplyTemplate": {
      "method": "POST",
      "path": "/shouts/templates",
      "kind": "command"
    },
    "editReplyTemplate": {
      "method": "PUT",
      "path": "/shouts/templates/:templateId",
      "kind": "command"
    },
    "deleteReplyTemplate": {
      "method": "DELETE",
      "path": "/shouts/templates/:templateId",
      "kind": "command"
    }
  },
  "feed": {
    "search": {
      "method": "GET",
      "path": "/search",
      "kind": "query"
    },
    "searchReadable": {
      "method": "GET",
      "path": "/feed/search",
      "kind": "query"
    },
    "getFeed": {
      "method": "GET",
      "path": "/feed",
      "kind": "query"
    },
    "getFeedIds": {
      "method": "GET",
      "path": "/feed/ids",
      "kind": "query"
    },
    "getFeedItems": {
      "method": "GET",
      "path": "/feed/items",
      "kind": "query"
    },
    "getAgenda": {
      "method": "GET",
      "path": "/agenda",
      "kind": "query"
    },
    "getAgendaMonth": {
      "method": "GET",
      "path": "/agenda/month",
      "kind": "query"
    },
    "getPublicAgenda": {
      "method": "GET",
      "path": "/networks/:networkSlug/agenda",
      "kind": "query"
    },
    "getPublicAgendaMonth": {
      "method": "GET",
      "path": "/networks/:networkSlug/agenda/month",
      "kind": "query"
    }
  },
  "care": {
    "getSelfInCare": {
      "method": "GET",
      "path": "/care/user/self",
      "kind": "query"
    },
    "listConcierges": {
      "method": "GET",
      "path": "/care/user/concierges",
      "kind": "query"
    },
    "setConciergeFunction": {
      "method": "PUT",
      "path": "/care/user/concierges/:accountId/function",
      "kind": "command"
    },
    "listTags": {
      "method": "GET",
      "path": "/care/tag/all",
      "kind": "query"
    },
    "getTag": {
      "method": "GET",
      "path": "/care/tag/:tagId",
      "kind": "query"
    },
    "saveTag": {
      "method": "POST",
      "path": "/care/tag/updateorcreate",
      "kind": "command"
    },
    "deleteTag": {
      "method": "DELETE",
      "path": "/care/tag/:tagId",
      "kind": "command"
    },
    "listCategories": {
      "method": "GET",
      "path": "/care/category/all",
      "kind": "query"
    },
    "createCategory": {
      "method": "POST",
      "path": "/care/category/create",
      "kind": "command"
    },
    "createUsualCategories": {
      "method": "POST",
      "path": "/care/category/usual",
      "kind": "command"
    },
    "editCategory": {
      "method": "PUT",
      "path": "/care/category/:categoryId",
      "kind": "command"
    },
    "archiveCategory": {
      "method": "POST",
      "path": "/care/category/:categoryId/archive",
      "kind": "command"
    },
    "orderCategories": {
      "method": "POST",
      "path": "/care/category/order",
      "kind": "command"
    },
    "listFunctions": {
      "method": "GET",
      "path": "/care/function/all",
      "kind": "query"
    },
    "createFunction": {
      "method": "POST",
      "path": "/care/function/create",
      "kind": "command"
    },
    "editFunction": {
      "method": "PUT",
      "path": "/care/function/:functionId",
      "kind": "command"
    },
    "deleteFunction": {
      "method": "DELETE",
      "path": "/care/function/:functionId",
      "kind": "command"
    },
    "getCareSettings": {
      "method": "GET",
      "path": "/care/settings",
      "kind": "query"
    },
    "editCareSettings": {
      "method": "PUT",
      "path": "/care/settings",
      "kind": "command"
    },
    "findCareAddresses": {
      "method": "GET",
      "path": "/care/address",
      "kind": "query"
    },
    "findPeople": {
      "method": "GET",
      "path": "/care/user/all",
      "kind": "query"
    },
    "queryMembers": {
      "method": "GET",
      "path": "/care/member/query",
      "kind": "query"
    },
    "findSamePerson": {
      "method": "GET",
      "path": "/care/person/same",
      "kind": "query"
    },
    "getPerson": {
      "method": "GET",
      "path": "/care/user/:personId",
      "kind": "query"
    },
    "listMembers": {
      "method": "GET",
      "path": "/care/member",
      "kind": "query"
    },
    "summariseMembers": {
      "method": "GET",
      "path": "/care/member/summary",
      "kind": "query"
    },
    "createMember": {
      "method": "POST",
      "path": "/care/member/create",
      "kind": "command"
    },
    "makeMember": {
      "method": "POST",
      "path": "/care/member/:personId/use",
      "kind": "command"
    },
    "editPerson": {
      "method": "POST",
      "path": "/care/member/:personId/update",
      "kind": "command"
    },
    "suspendMember": {
      "method": "POST",
      "path": "/care/member/:personId/togglesuspended",
      "kind": "command"
    },
    "deletePerson": {
      "method": "DELETE",
      "path": "/care/member/:personId",
      "kind": "command"
    },
    "writeNote": {
      "method": "POST",
      "path": "/care/user/:personId/comment",
      "kind": "command"
    },
    "searchNotes": {
      "method": "GET",
      "path": "/care/comment/search",
      "kind": "query"
    },
    "deleteNote": {
      "method": "DELETE",
      "path": "/care/comment/:noteId",
      "kind": "command"
    },
    "listHelpers": {
      "method": "GET",
      "path": "/care/dashboard/supplier",
      "kind": "query"
    },
    "exportHelpers": {
      "method": "GET",
      "path": "/care/dashboard/supplier/export",
      "kind": "download"
    },
    "findHelpers": {
      "method": "GET",
      "path": "/care/dashboard/supplier/search",
      "kind": "query"
    },
    "summariseHelpers": {
      "method": "GET",
      "path": "/care/dashboard/supplier/summary",
      "kind": "query"
    },
    "listHelperRegions": {
      "method": "GET",
      "path": "/care/dashboard/supplier/regions",
      "kind": "query"
    },
    "getHelper": {
      "method": "GET",
      "path": "/care/dashboard/supplier/:personId",
      "kind": "query"
    },
    "createHelper": {
      "method": "POST",
      "path": "/care/dashboard/supplier/create",
      "kind": "command"
    },
    "makeHelper": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/use",
      "kind": "command"
    },
    "editHelper": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/update",
      "kind": "command"
    },
    "setHelperStatus": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/status",
      "kind": "command"
    },
    "suspendHelper": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/togglesuspended",
      "kind": "command"
    },
    "listHelped": {
      "method": "GET",
      "path": "/care/dashboard/supplier/:personId/members",
      "kind": "query"
    },
    "countHelperTickets": {
      "method": "GET",
      "path": "/care/dashboard/supplier/:personId/ticketspermonth",
      "kind": "query"
    },
    "addAbsence": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/absences",
      "kind": "command"
    },
    "deleteAbsence": {
      "method": "DELETE",
      "path": "/care/dashboard/supplier/:personId/absences/:absenceId",
      "kind": "command"
    },
    "addCertificate": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/certificates",
      "kind": "command"
    },
    "deleteCertificate": {
      "method": "DELETE",
      "path": "/care/dashboard/supplier/:personId/certificates/:certificateId",
      "kind": "command"
    },
    "listEntries": {
      "method": "GET",
      "path": "/care/dashboard/supplier/:personId/entries",
      "kind": "query"
    },
    "addEntry": {
      "method": "POST",
      "path": "/care/dashboard/supplier/:personId/entries",
      "kind": "command"
    },
    "deleteEntry": {
      "method": "DELETE",
      "path": "/care/dashboard/supplier/:personId/entries/:entryId",
      "kind": "command"
    },
    "exportMembers": {
      "method": "GET",
      "path": "/care/member/export",
      "kind": "download"
    },
    "tagPeople": {
      "method": "POST",
      "path": "/care/person/tags",
      "kind": "command"
    },
    "showPrivate": {
      "method": "GET",
      "path": "/care/person/:personId/private",
      "kind": "query"
    },
    "savePrivate": {
      "method": "PUT",
      "path": "/care/person/:personId/private",
      "kind": "command"
    },
    "listReadings": {
      "method": "GET",
      "path": "/care/person/:personId/readings",
      "kind": "query"
    },
    "printReadings": {
      "method": "GET",
      "path": "/care/person/:personId/readings/print",
      "kind": "download"
    },
    "listTickets": {
      "method": "GET",
      "path": "/care/ticket/all",
      "kind": "query"
    },
    "listMemberTickets": {
      "method": "GET",
      "path": "/care/ticket/user",
      "kind": "query"
    },
    "listHelperTickets": {
      "method": "GET",
      "path": "/care/ticket/supplier",
      "kind": "query"
    },
    "listPlannedTickets": {
      "method": "GET",
      "path": "/care/ticket/planned",
      "kind": "query"
    },
    "getTicket": {
      "method": "GET",
      "path": "/care/ticket/:ticketId",
      "kind": "query"
    },
    "createTicket": {
      "method": "POST",
      "path": "/care/ticket/create",
      "kind": "command"
    },
    "createFastTicket": {
      "method": "POST",
      "path": "/care/ticket/fast",
      "kind": "command"
    },
    "editTicket": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/update",
      "kind": "command"
    },
    "assignTicket": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/assign",
      "kind": "command"
    },
    "setAppointment": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/appointment",
      "kind": "command"
    },
    "commentTicket": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/comment",
      "kind": "command"
    },
    "noteTicket": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/note",
      "kind": "command"
    },
    "enterHours": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/entry",
      "kind": "command"
    },
    "deleteTicket": {
      "method": "DELETE",
      "path": "/care/ticket/:ticketId",
      "kind": "command"
    },
    "updateTicketState": {
      "method": "POST",
      "path": "/care/ticket/:ticketId/state/update",
      "kind": "command"
    },
    "lookForHelper": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/looking",
      "kind": "command"
    },
    "matchTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/waiting",
      "kind": "command"
    },
    "planTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/confirmed",
      "kind": "command"
    },
    "startTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/inprogress",
      "kind": "command"
    },
    "finishTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/executed",
      "kind": "command"
    },
    "solveTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/solved",
      "kind": "command"
    },
    "revokeTicket": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/revoked",
      "kind": "command"
    },
    "listMatches": {
      "method": "GET",
      "path": "/care/ticketstate/:ticketId/suppliers",
      "kind": "query"
    },
    "listCandidates": {
      "method": "GET",
      "path": "/care/ticketstate/:ticketId/candidates",
      "kind": "query"
    },
    "askHelpers": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/ask",
      "kind": "command"
    },
    "enterAnswer": {
      "method": "POST",
      "path": "/care/ticketstate/:ticketId/candidates/:candidateId/answer",
      "kind": "command"
    },
    "readAsked": {
      "method": "GET",
      "path": "/networks/:networkSlug/care/answers/:token",
      "kind": "query"
    },
    "answerAsked": {
      "method": "POST",
      "path": "/networks/:networkSlug/care/answers/:token",
      "kind": "command"
    },
    "getSidebarTotals": {
      "method": "GET",
      "path": "/care/sidebar/totals",
      "kind": "query"
    },
    "getTicketSummary": {
      "method": "GET",
      "path": "/care/ticket/summary",
      "kind": "query"
    },
    "getTicketImpact": {
      "method": "GET",
      "path": "/care/ticket/impact",
      "kind": "query"
    },
    "getCareStatistics": {
      "method": "GET",
      "path": "/care/statistics",
      "kind": "query"
    },
    "exportCareStatistics": {
      "method": "GET",
      "path": "/care/statistics/export",
      "kind": "download"
    },
    "reportCareStatistics": {
      "method": "GET",
      "path": "/care/statistics/report",
      "kind": "download"
    },
    "getCareMap": {
      "method": "GET",
      "path": "/care/map",
      "kind": "query"
    }
  },
  "platform": {
    "listNetworks": {
      "method": "GET",
      "path": "/platformapi/networks",
      "kind": "query"
    },
    "getNetwork": {
      "method": "GET",
      "path": "/platformapi/networks/:networkId",
      "kind": "query"
    },
    "createNetwork": {
      "method": "POST",
      "path": "/platformapi/networks",
      "kind": "command"
    },
    "editNetwork": {
      "method": "POST",
      "path": "/platformapi/networks/:networkId",
      "kind": "command"
    },
    "setNetworkLogo": {
      "method": "POST",
      "path": "/platformapi/networks/:networkId/logo",
      "kind": "upload"
    },
    "deleteNetworkLogo": {
      "method": "DELETE",
      "path": "/platformapi/networks/:networkId/logo",
      "kind": "command"
    },
    "listImports": {
      "method": "GET",
      "path": "/platformapi/networks/:networkId/imports",
      "kind": "query"
    },
    "previewNeighbourhoods": {
      "method": "POST",
      "path": "/platformapi/networks/:networkId/imports/neighbourhoods",
      "kind": "upload"
    },
    "previewAddresses": {
      "method": "POST",
      "path": "/platformapi/networks/:networkId/imports/addresses",
      "kind": "upload"
    },
    "getImport": {
      "method": "GET",
      "path": "/platformapi/imports/:importId",
      "kind": "query"
    },
    "readPreviewAreas": {
      "method": "GET",
      "path": "/platformapi/imports/:importId/areas",
      "kind": "download"
    },
    "readRejections": {
      "method": "GET",
      "path": "/platformapi/imports/:importId/rejections",
      "kind": "download"
    },
    "confirmImport": {
      "method": "POST",
      "path": "/platformapi/imports/:importId/confirm",
      "kind": "command"
    },
    "listOrganisations": {
      "method": "GET",
      "path": "/platformapi/organisations",
      "kind": "query"
    },
    "exportOrganisations": {
      "method": "GET",
      "path": "/platformapi/organisations/export",
      "kind": "download"
    },
    "getOrganisation": {
      "method": "GET",
      "path": "/platformapi/organisations/:organisationId",
      "kind": "query"
    },
    "createOrganisation": {
      "method": "POST",
      "path": "/platformapi/organisations",
      "kind": "command"
    },
    "editOrganisation": {
      "method": "POST",
      "path": "/platformapi/organisations/:organisationId",
      "kind": "command"
    },
    "inviteOwner": {
      "method": "POST",
      "path": "/platformapi/organisations/:organisationId/owners",
      "kind": "command"
    },
    "grantLicence": {
      "method": "POST",
      "path": "/platformapi/organisations/:organisationId/licences",
      "kind": "command"
    },
    "setLicenceEnd": {
      "method": "POST",
      "path": "/platformapi/licences/:licenceId/end",
      "kind": "command"
    },
    "listAccounts": {
      "method": "GET",
      "path": "/platformapi/accounts",
      "kind": "query"
    },
    "exportAccounts": {
      "method": "GET",
      "path": "/platformapi/accounts/export",
      "kind": "download"
    },
    "getAccount": {
      "method": "GET",
      "path": "/platformapi/accounts/:accountId",
      "kind": "query"
    },
    "endSessions": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/end-sessions",
      "kind": "command"
    },
    "disableAccount": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/disable",
      "kind": "command"
    },
    "enableAccount": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/enable",
      "kind": "command"
    },
    "removeFactors": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/remove-factors",
      "kind": "command"
    },
    "setSystem": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/system",
      "kind": "command"
    },
    "sendReset": {
      "method": "POST",
      "path": "/platformapi/accounts/:accountId/reset",
      "kind": "command"
    },
    "listLog": {
      "method": "GET",
      "path": "/platformapi/log",
      "kind": "query"
    },
    "exportLog": {
      "method": "GET",
      "path": "/platformapi/log/export",
      "kind": "download"
    },
    "createFirstAccount": {
      "method": "POST",
      "path": "/platformapi/first-account",
      "kind": "command"
    },
    "listSharedProviders": {
      "method": "GET",
      "path": "/platformapi/providers",
      "kind": "query"
    },
    "addSharedProvider": {
      "method": "POST",
      "path": "/platformapi/providers",
      "kind": "command"
    },
    "editSharedProvider": {
      "method": "PUT",
      "path": "/platformapi/providers/:providerId",
      "kind": "command"
    },
    "removeSharedProvider": {
      "method": "DELETE",
      "path": "/platformapi/providers/:providerId",
      "kind": "command"
    }
  }
};

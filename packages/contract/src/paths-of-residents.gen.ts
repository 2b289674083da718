// Made by `npm run generate`: the part of paths.gen.ts that the residents' app may call.
export const paths = {
  "files": {
    "uploadImage": {
      "method": "POST",
      "path": "/files/images",
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
  "audit": {},
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
    }
  },
  "feed": {
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
    "readAsked": {
      "method": "GET",
      "path": "/networks/:networkSlug/care/answers/:token",
      "kind": "query"
    },
    "answerAsked": {
      "method": "POST",
      "path": "/networks/:networkSlug/care/answers/:token",
      "kind": "command"
    }
  },
  "platform": {
    "createFirstAccount": {
      "method": "POST",
      "path": "/platformapi/first-account",
      "kind": "command"
    }
  }
};

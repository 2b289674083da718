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
    "listen": {
      "method": "GET",
      "path": "/live",
      "kind": "stream"
    }
  },
  "accounts": {
    "getToken": {
      "method": "POST",
      "path": "/token",
      "kind": "command",
      "form": true
    },
    "endSession": {
      "method": "POST",
      "path": "/token/end",
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
    }
  },
  "licences": {
    "listLicences": {
      "method": "GET",
      "path": "/licences",
      "kind": "query"
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
    "listStreets": {
      "method": "GET",
      "path": "/neighbourhoods/streets",
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
    "vouchForHousemate": {
      "method": "POST",
      "path": "/residents/:residentId/vouch",
      "kind": "command"
    },
    "listWaitingResidents": {
      "method": "GET",
      "path": "/residents/waiting",
      "kind": "query"
    },
    "proveResident": {
      "method": "POST",
      "path": "/residents/:residentId/prove",
      "kind": "command"
    },
    "listHouseholdCounts": {
      "method": "GET",
      "path": "/residents/households",
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
    "listReports": {
      "method": "GET",
      "path": "/conversations/:subjectKind/:subjectId/reports",
      "kind": "query"
    },
    "settleReport": {
      "method": "POST",
      "path": "/reports/:reportId/settle",
      "kind": "command"
    }
  },
  "publishing": {
    "listPosts": {
      "method": "GET",
      "path": "/posts",
      "kind": "query"
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
    "previewPost": {
      "method": "POST",
      "path": "/posts/:postId/preview",
      "kind": "command"
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
    "getStatistics": {
      "method": "GET",
      "path": "/posts/:postId/statistics",
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
    "markSeen": {
      "method": "POST",
      "path": "/posts/seen",
      "kind": "command"
    }
  },
  "feed": {
    "getFeed": {
      "method": "GET",
      "path": "/feed",
      "kind": "query"
    }
  }
};

import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    import_running: [409, "Another import into this network is under way."],
  },
  fields: ["emailNotOfProvider", "timeZoneUnknown", "untilNotAfterFrom", "scopeRequired", "thingUnknown"],
  logActions: [
    "createNetwork",
    "editNetwork",
    "setNetworkLogo",
    "importNeighbourhoods",
    "importAddresses",
    "importLines",
    "createOrganisation",
    "editOrganisation",
    "createAccount",
    "disableAccount",
    "enableAccount",
    "endSessions",
    "removeFactors",
    "sendReset",
    "makeSignInLink",
    "makeSystem",
  ],
  securityEvents: {
    credentialsChanged: ["endSessions", "sendReset", "makeSignInLink"],
    rightsChanged: ["createAccount", "disableAccount", "enableAccount", "makeSystem"],
  },
} as const satisfies Codes;

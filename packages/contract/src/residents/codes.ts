import type { Codes } from "../kernel/codes.ts";
import type { NoticeCodes } from "../notice-codes.ts";

export const codes = {
  refusals: {
    addresses_loading: [409, "Addresses or neighbourhoods of this network are being loaded."],
    moved_lately: [409, "The resident moved within the last 30 days; until a day after the move it can be put right."],
    letters_running: [409, "Letters of this network are being made; the next can be printed once they are ready."],
    no_letters: [409, "Nobody there waits for a letter."],
    denied_by_housemate: [
      409,
      "Somebody of the household said that this person does not live there; the city decides.",
    ],
    residence_not_proven: [403, "Voting waits until it is shown that the resident lives here."],
  },
  fields: [
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
  ],
  liveTopics: ["residents"],
  logActions: ["prove", "decline", "undoDecision", "move", "leave", "printLetters", "moveAddress"],
  securityEvents: { codeWrong: ["letterCodeWrong", "letterCodeUsed", "letterCodeExpired"] },
  notices: {
    confirmed: { for: "residents", group: "residence" },
    declined: { for: "residents", group: "residence" },
    placed: { for: "residents", group: "residence" },
    waiting: { for: "staff", group: "residents", merges: true },
  },
} as const satisfies Codes & NoticeCodes;

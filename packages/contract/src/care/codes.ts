import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    person_exists: [409, "Somebody in care has this e-mail address or phone number already."],
    helper_busy: [409, "They are the helper of a ticket that is not finished."],
  },
  fields: ["contactRequired", "languageRequired", "ibanFormat", "swiftFormat", "consentRequired", "addressNeeded"],
  liveTopics: ["care"],
  logActions: [
    "createTag",
    "editTag",
    "deleteTag",
    "createCategory",
    "editCategory",
    "archiveCategory",
    "createFunction",
    "editFunction",
    "deleteFunction",
    "setFunction",
    "editSettings",
    "createPerson",
    "editPerson",
    "suspendPerson",
    "reactivatePerson",
    "deletePerson",
    "deleteNote",
  ],
} as const satisfies Codes;

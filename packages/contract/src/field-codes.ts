/** What can be wrong with a field. The code is the 422's value and the translation's key. S1 §5 */
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
  "passwordTooShort",
  "passwordTooLong",
  "passwordTooCommon",
  "firstNameRequired",
  "lastNameRequired",
  "addressRequired",
  "addressUnknown",
  "addressOutside",
  "termsRequired",
  "titleRequired",
  "titleTooLong",
  "textRequired",
  "neighbourhoodsRequired",
  "neighbourhoodUnknown",
  "streetUnknown",
  "fileUnknown",
  "optionUnknown",
  "notEnoughOptionsMessage",
  "tooManyOptions",
  "emptyOptionsMessage",
  "videoUrlFormat",
  "customCtaLinkFormat",
  "customCtaTextRequired",
  "altTextRequired",
  "tooManyImages",
  "categoryTwice",
  "momentRequired",
  "momentInPast",
  "pollCloseInPast",
  "pollHasVotes",
  "reasonRequired",
  "scoreOutOfRange",
  "languageTwice",
  "parentUnknown",
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** Gives a zod check its field code: `z.string().max(250, say("titleTooLong"))`. */
export function say(code: FieldCode): { error: string } {
  return { error: code };
}

import type { FoundPlace } from "../../../app/index.ts";

const ownerOnly = { isForOwners: true } as const;

/** Parts of the settings and of the personal account. */
export const places: FoundPlace[] = [
  { key: "profilePreview", href: "/settings/preview", ...ownerOnly },
  { key: "organisationForm", href: "/settings#organisationForm", ...ownerOnly },
  { key: "organisationPictures", href: "/settings#organisationPictures", ...ownerOnly },
  { key: "receivingMessages", href: "/settings/bottom-up#receivingMessages", ...ownerOnly },
  { key: "stepForEveryone", href: "/settings/security#stepForEveryone", ...ownerOnly },
  { key: "stepForCare", href: "/settings/security#stepForCare", ...ownerOnly },
  { key: "textsThisMonth", href: "/settings/texts#textsThisMonth", ...ownerOnly },
  { key: "textLimit", href: "/settings/texts#textLimit", ...ownerOnly },
  { key: "ownAccount", href: "/account" },
  { key: "aboutYou", href: "/account#aboutYou" },
  { key: "ownPicture", href: "/account#ownPicture" },
  { key: "closeAccount", href: "/account#closeAccount" },
  { key: "ownNotices", href: "/account/notifications", licence: "notifications" },
  { key: "ownMails", href: "/account/mails" },
  { key: "ownSecurity", href: "/account/security" },
  { key: "secondStep", href: "/account/security#secondStep" },
  { key: "password", href: "/account/security#password" },
  { key: "emailAddress", href: "/account/security#emailAddress" },
  { key: "otherSignIns", href: "/account/security#otherSignIns" },
  { key: "sessions", href: "/account/sessions" },
];

/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

export const mails = defineMails(words, {
  invitation: mailKind<{ organisation: string; network: string; inviter: string; link: string; days: string }>({
    lane: 0,
  }),
  memberAccepted: mailKind<{ name: string; organisation: string; network: string; link: string }>({ lane: 2 }),
  memberDeclined: mailKind<{ name: string; organisation: string; network: string; link: string }>({ lane: 2 }),
  signInLink: mailKind<{ name: string; link: string; minutes: string }>({ lane: 0 }),
  resetPassword: mailKind<{ name: string; link: string; minutes: string }>({ lane: 0 }),
  changeEmail: mailKind<{ link: string; email: string; hours: string }>({ lane: 0 }),
  changeEmailTaken: mailKind<{ name: string; link: string }>({ lane: 0 }),
  emailChanged: mailKind<{ name: string; link: string; email: string }>({ lane: 0 }),
  confirmCode: mailKind<{ name: string; link: string; code: string; minutes: string }>({ lane: 0 }),
  passwordChanged: mailKind<{ name: string; link: string }>({ lane: 0 }),
  factorAdded: mailKind<{ name: string; link: string; factor: string }>({ lane: 0 }),
  factorRemoved: mailKind<{ name: string; link: string; factor: string }>({ lane: 0 }),
  recoveryCodesRenewed: mailKind<{ name: string; link: string }>({ lane: 0 }),
  recoveryCodeUsed: mailKind<{ name: string; link: string; left: string }>({ lane: 0 }),
  signOnLinked: mailKind<{ name: string; link: string; provider: string; organisation: string }>({ lane: 0 }),
  signOnUnlinked: mailKind<{ name: string; link: string; provider: string; organisation: string }>({ lane: 0 }),
  signOnAdmitted: mailKind<{ link: string; provider: string; organisation: string }>({ lane: 0 }),
  accountClosed: mailKind<{ name: string; link: string }>({ lane: 0 }),
  staffSideClosed: mailKind<{ name: string; link: string; organisations: string; networks: string }>({ lane: 0 }),
  newDevice: mailKind<{ name: string; link: string; browser: string; moment: string }>({ lane: 2 }),
});

/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

const invited = {
  shownBy: ["accounts.listInvitations", "platform.getOrganisation"],
  sentAgainBy: ["accounts.sendInvitationAgain", "platform.inviteOwner"],
};
const askedAnew = { notShown: "The screen says that it is on its way, and offers another one." };
/** What people must know, and nobody looks at. */
const repeats = { repeats: true } as const;

export const mails = defineMails(words, {
  invitation: mailKind<{ organisation: string; network: string; inviter: string; link: string; days: string }>({
    lane: 0,
    outcome: invited,
  }),
  memberAccepted: mailKind<{ name: string; organisation: string; network: string; link: string }>({
    lane: 2,
    outcome: repeats,
  }),
  memberDeclined: mailKind<{ name: string; organisation: string; network: string; link: string }>({
    lane: 2,
    outcome: repeats,
  }),
  signInLink: mailKind<{ name: string; link: string; minutes: string }>({ lane: 0, outcome: askedAnew }),
  resetPassword: mailKind<{ name: string; link: string; minutes: string }>({ lane: 0, outcome: askedAnew }),
  changeEmail: mailKind<{ link: string; email: string; hours: string }>({ lane: 0, outcome: askedAnew }),
  changeEmailTaken: mailKind<{ name: string; link: string }>({ lane: 0, outcome: repeats }),
  emailChanged: mailKind<{ name: string; link: string; email: string }>({ lane: 0, outcome: repeats }),
  confirmCode: mailKind<{ name: string; link: string; code: string; minutes: string }>({ lane: 0, outcome: askedAnew }),
  passwordChanged: mailKind<{ name: string; link: string }>({ lane: 0, outcome: repeats }),
  factorAdded: mailKind<{ name: string; link: string; factor: string }>({ lane: 0, outcome: repeats }),
  factorRemoved: mailKind<{ name: string; link: string; factor: string }>({ lane: 0, outcome: repeats }),
  recoveryCodesRenewed: mailKind<{ name: string; link: string }>({ lane: 0, outcome: repeats }),
  recoveryCodeUsed: mailKind<{ name: string; link: string; left: string }>({ lane: 0, outcome: repeats }),
  signOnLinked: mailKind<{ name: string; link: string; provider: string; organisation: string }>({
    lane: 0,
    outcome: repeats,
  }),
  signOnUnlinked: mailKind<{ name: string; link: string; provider: string; organisation: string }>({
    lane: 0,
    outcome: repeats,
  }),
  signOnAdmitted: mailKind<{ link: string; provider: string; organisation: string }>({ lane: 0, outcome: repeats }),
  accountClosed: mailKind<{ name: string; link: string }>({ lane: 0, outcome: repeats }),
  staffSideClosed: mailKind<{ name: string; link: string; organisations: string; networks: string }>({
    lane: 0,
    outcome: repeats,
  }),
  newDevice: mailKind<{ name: string; link: string; browser: string; moment: string }>({ lane: 2, outcome: repeats }),
});

/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mail } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    invitation: mail<{ organisation: string; network: string; inviter: string; link: string; days: string }>({
      lane: 0,
    }),
    memberAccepted: mail<{ name: string; organisation: string; network: string; link: string }>({ lane: 2 }),
    memberDeclined: mail<{ name: string; organisation: string; network: string; link: string }>({ lane: 2 }),
    signInLink: mail<{ name: string; link: string; minutes: string }>({ lane: 0 }),
    resetPassword: mail<{ name: string; link: string; minutes: string }>({ lane: 0 }),
    changeEmail: mail<{ link: string; email: string; hours: string }>({ lane: 0 }),
    changeEmailTaken: mail<{ name: string; link: string }>({ lane: 0 }),
    emailChanged: mail<{ name: string; link: string; email: string }>({ lane: 0 }),
    confirmCode: mail<{ name: string; link: string; code: string; minutes: string }>({ lane: 0 }),
    passwordChanged: mail<{ name: string; link: string }>({ lane: 0 }),
    factorAdded: mail<{ name: string; link: string; factor: string }>({ lane: 0 }),
    factorRemoved: mail<{ name: string; link: string; factor: string }>({ lane: 0 }),
    recoveryCodesRenewed: mail<{ name: string; link: string }>({ lane: 0 }),
    recoveryCodeUsed: mail<{ name: string; link: string; left: string }>({ lane: 0 }),
    signOnLinked: mail<{ name: string; link: string; provider: string; organisation: string }>({ lane: 0 }),
    signOnUnlinked: mail<{ name: string; link: string; provider: string; organisation: string }>({ lane: 0 }),
    signOnAdmitted: mail<{ link: string; provider: string; organisation: string }>({ lane: 0 }),
    accountClosed: mail<{ name: string; link: string }>({ lane: 0 }),
    staffSideClosed: mail<{ name: string; link: string; organisations: string; networks: string }>({ lane: 0 }),
    newDevice: mail<{ name: string; link: string; browser: string; moment: string }>({ lane: 2 }),
  },
);

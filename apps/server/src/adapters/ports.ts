/** The outside world as the settings describe it, with local stand-ins for what they leave out. */
import type { Config } from "#kernel/config.ts";
import type { Ports } from "#kernel/ports.ts";
import { folderFiles } from "./files-folder.ts";
import { s3Files } from "./files-s3.ts";
import { mailboxMail } from "./mail-mailbox.ts";
import { smtpMail } from "./mail-smtp.ts";
import { webPush } from "./push/push-web.ts";
import { clamdScanner } from "./scanner-clamd.ts";
import { isAtHome, oidcSignOn } from "./sign-on-oidc.ts";
import { httpText } from "./text-http.ts";
import { mailboxText } from "./text-mailbox.ts";

export function openPorts(config: Config): Ports {
  const { mailUrl, mailFrom, textUrl, pushServices, s3, folder } = config;
  return {
    mail: mailUrl ? smtpMail({ url: mailUrl, from: mailFrom }) : mailboxMail(folder, mailFrom),
    text: textUrl ? httpText(textUrl) : mailboxText(folder),
    // At home, a local push service can be tried out; on a server, its own ports must stay out of reach.
    push: webPush({
      sender: mailFrom,
      nearness: isAtHome(new URL(config.publicUrl)) ? "home" : "outside",
      services: pushServices,
    }),
    files: s3 ? s3Files(s3) : folderFiles(folder),
    signOn: openSignOn(config),
    scanner: config.clamav && clamdScanner({ address: config.clamav }),
  };
}

export function openSignOn({ publicUrl, privateSignOn }: Config): Ports["signOn"] {
  // At home, a local provider can be tried out; on a server, its own ports must stay out of reach.
  return oidcSignOn({ nearness: isAtHome(new URL(publicUrl)) ? "home" : privateSignOn ? "inside" : "outside" });
}

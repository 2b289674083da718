/** The world outside as the settings describe it; where they are silent, its local stand-in. */
import type { Config } from "#kernel/config.ts";
import type { Ports } from "#kernel/ports.ts";
import { folderFiles } from "./files-folder.ts";
import { s3Files } from "./files-s3.ts";
import { mailboxMail } from "./mail-mailbox.ts";
import { smtpMail } from "./mail-smtp.ts";
import { isAtHome, oidcSignOn } from "./sign-on-oidc.ts";
import { httpText } from "./text-http.ts";
import { mailboxText } from "./text-mailbox.ts";

export function openPorts(config: Config): Ports {
  const { mailUrl, mailFrom, textUrl, s3, folder } = config;
  return {
    mail: mailUrl ? smtpMail({ url: mailUrl, from: mailFrom }) : mailboxMail(folder, mailFrom),
    text: textUrl ? httpText(textUrl) : mailboxText(folder),
    files: s3 ? s3Files(s3) : folderFiles(folder),
    signOn: openSignOn(config),
  };
}

export function openSignOn({ publicUrl, privateSignOn }: Config): Ports["signOn"] {
  // Who tries Stoep at home may try it with a provider at home; on a server, its own ports are nobody's business.
  return oidcSignOn({ nearness: isAtHome(new URL(publicUrl)) ? "home" : privateSignOn ? "inside" : "outside" });
}

/** The templates of mails: words in four languages, one layout, and the short form for push and text messages. */
export {
  defineMails,
  gatherMails,
  inTheBell,
  mailKind,
  mailsByOutcome,
  renderMail,
  renderMessage,
  renderShort,
  renderText,
  type Template,
  templateOf,
} from "./templates.ts";

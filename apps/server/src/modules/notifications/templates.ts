/** What a mail says: words per language, one layout for all, and a text part that says the same. */
import type { Language } from "@stoep/contract/kernel";
import { layout } from "./mail/layout.gen.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

/** The holes of each template. Links lie under the public URL of the installation. */
export interface MailValues {
  signUp: { name: string; network: string; link: string; hours: string };
  signUpKnown: { name: string; network: string; link: string; hours: string };
  alreadyResident: { name: string; network: string; link: string };
  invitation: { organisation: string; network: string; inviter: string; link: string; days: string };
  memberAccepted: { name: string; organisation: string; network: string; link: string };
  memberDeclined: { name: string; organisation: string; network: string; link: string };
  signInLink: { name: string; link: string; minutes: string };
  resetPassword: { name: string; link: string; minutes: string };
  changeEmail: { name: string; link: string; email: string; hours: string };
  changeEmailTaken: { name: string; link: string };
  emailChanged: { name: string; link: string; email: string };
  confirmCode: { name: string; link: string; code: string; minutes: string };
  passwordChanged: { name: string; link: string };
  factorAdded: { name: string; link: string; factor: string };
  factorRemoved: { name: string; link: string; factor: string };
  recoveryCodesRenewed: { name: string; link: string };
  recoveryCodeUsed: { name: string; link: string; left: string };
  signOnLinked: { name: string; link: string; provider: string; organisation: string };
  signOnUnlinked: { name: string; link: string; provider: string; organisation: string };
  signOnAdmitted: { name: string; link: string; provider: string; organisation: string };
  newDevice: { name: string; link: string; browser: string; moment: string };
  licenceEnds: {
    name: string;
    organisation: string;
    network: string;
    module: string;
    days: string;
    until: string;
    link: string;
  };
  urgentMessage: {
    title: string;
    text: string;
    organisation: string;
    network: string;
    link: string;
    preferencesLink: string;
  };
}
export type Template = keyof MailValues;

/** 0: somebody waits for it, or should know at once; 1: urgent; 2: the rest. */
export const laneOf: Record<Template, 0 | 1 | 2> = {
  signUp: 0,
  signUpKnown: 0,
  alreadyResident: 0,
  signInLink: 0,
  invitation: 0,
  memberAccepted: 2,
  memberDeclined: 2,
  resetPassword: 0,
  changeEmail: 0,
  changeEmailTaken: 0,
  emailChanged: 0,
  confirmCode: 0,
  passwordChanged: 0,
  factorAdded: 0,
  factorRemoved: 0,
  recoveryCodesRenewed: 0,
  recoveryCodeUsed: 0,
  signOnLinked: 0,
  signOnUnlinked: 0,
  signOnAdmitted: 0,
  newDevice: 2,
  licenceEnds: 2,
  urgentMessage: 1,
};

/** What those who refuse all mails do not get. The rest concerns the safety of their account, lets them in, or answers what they asked. */
export const canBeRefused: Record<Template, boolean> = {
  signUp: false,
  signUpKnown: false,
  alreadyResident: false,
  signInLink: false,
  resetPassword: false,
  changeEmail: false,
  changeEmailTaken: false,
  emailChanged: false,
  confirmCode: false,
  passwordChanged: false,
  factorAdded: false,
  factorRemoved: false,
  recoveryCodesRenewed: false,
  recoveryCodeUsed: false,
  signOnLinked: false,
  signOnUnlinked: false,
  signOnAdmitted: false,
  newDevice: false,
  invitation: false,
  memberAccepted: false,
  memberDeclined: false,
  licenceEnds: true,
  urgentMessage: true,
};

export const isTemplate = (name: string): name is Template => name in laneOf;

const texts = { en, nl, fr, tr } satisfies Record<Language, object>;
type Values = Record<string, string>;

export interface Rendered {
  subject: string;
  html: string;
  text: string;
}

export function render(template: Template, language: Language, values: Values): Rendered {
  const words = texts[language][template];
  const say = (part: keyof typeof words) => fill(words[part], values);
  const subject = oneLine(say("subject"));
  const { link = "" } = values;
  const { fallback } = texts[language];
  const plain = [say("label"), say("heading"), say("text"), `${say("button")}: ${link}`, say("note")].join("\n\n");
  const html = fill(layout, {
    lang: language,
    subject: escaped(subject),
    preview: escaped(oneLine(say("text"))),
    label: escaped(say("label")),
    heading: escaped(say("heading")),
    text: paragraphs(say("text")),
    button: escaped(say("button")),
    link: escaped(link),
    fallback: escaped(fallback),
    note: linked(escaped(say("note"))),
  });
  return { subject, html: urgentColours(template, html), text: `${plain}\n` };
}

/** In one pass: what a value contains is never taken for a hole. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const paragraphs = (text: string) => escaped(text).replace(/\r?\n/g, "<br>");
const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#4d5b5b">${url}</a>`);
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 200);

/** Brick is for urgent messages alone. LOOK */
const urgentColours = (template: Template, html: string) =>
  template === "urgentMessage" ? html.replaceAll("#0b6e66", "#b4472f") : html;

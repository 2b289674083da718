/** The content of mails: words per language, one layout for all, and a text part with the same content. */
import type { Language } from "@stoep/contract/kernel";
import { shortened } from "@stoep/contract/rich-text";
import { fillHoles } from "@stoep/contract/texts";
import { gatherByName, type Provided } from "#kernel/provided.ts";
import { mark, type Translations } from "#kernel/texts.ts";
import { escapeMarkup } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import { layout } from "./layout.gen.ts";

type TemplateValues = Record<string, string>;

/** Where the outcome of a mail is shown, so that no place says that something was sent which may not have been. */
export type MailOutcome =
  /** Sent again by itself while it is not known whether it arrived: nobody looks at it, and twice is better than never. */
  | { repeats: true }
  /** Shown to the people who sent it, who can send it again: the routes that show it, and those that send it again. */
  | { shownBy: readonly string[]; sentAgainBy: readonly string[] }
  /** No place says that it was sent; the reason. */
  | { notShown: string };

/** The notice itself shows what the mail says. */
export const inTheBell: MailOutcome = { notShown: "The reader finds it in the bell." };

interface MailKind {
  outcome: MailOutcome;
  /** 0: someone waits for it, or should know at once; 1: urgent; 2: the rest. */
  lane: 0 | 1 | 2;
  /** Not sent to people who refuse all mails. The others concern the safety of an account, give access, or reply to a request. */
  isRefusable?: true;
  isAlert?: true;
  /** What its link to unsubscribe switches off, for mails that are not about a notice: these have links of their own. */
  stops?: "alerts";
  /** Its text was written by staff, so its addresses can be followed; what residents write opens nothing. */
  hasLinks?: true;
}
/** `V` only names the holes; links among them must be under the public URL of the installation. */
type MailKindOf<V extends TemplateValues> = MailKind & { values?: V };
type MailPart = "subject" | "label" | "heading" | "text" | "button" | "note";
type MailWords = Record<MailPart, Translations> & {
  /** The words before the link of a text message, where the subject does not say from whom it is and why. */
  textMessage?: Translations;
};

export interface Template<V extends TemplateValues = TemplateValues> extends MailKindOf<V> {
  name: string;
  words: MailWords;
}

export const mailKind = <V extends TemplateValues>(kind: MailKind): MailKindOf<V> => kind;

/** Defines the mails of a capability, which its door provides. */
export function defineMails<const K extends Record<string, MailKind>>(
  all: Record<keyof K & string, MailWords>,
  kinds: K,
): { [N in keyof K]: Template<K[N] extends MailKindOf<infer V> ? V : never> } {
  const templates = Object.entries(kinds).map(([name, kind]) => [name, { ...kind, name, words: all[name] }]);
  return Object.fromEntries(templates);
}

type Mails = Readonly<Record<string, Template>>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The mails that it sends. */
    mails?: Mails;
  }
  interface Provided {
    mails: ReadonlyMap<string, Template>;
  }
}

/** The names of the mails that are sent again by themselves, and of those that people can send again. */
export function mailsByOutcome({ mails }: Pick<Provided, "mails">): { repeated: string[]; shown: string[] } {
  const all = [...mails.values()];
  return {
    repeated: all.filter(({ outcome }) => "repeats" in outcome).map(({ name }) => name),
    shown: all.filter(({ outcome }) => "shownBy" in outcome).map(({ name }) => name),
  };
}

/** Throws if two capabilities have a mail of the same name. */
export const gatherMails = (all: readonly Mails[]) => gatherByName("mail", all);

/** Throws if no capability sends a mail of this name. */
export function templateOf({ mails }: Pick<Provided, "mails">, name: string): Template {
  const template = mails.get(name);
  if (!template) throw new Error(`no capability provides the mail ${name}`);
  return template;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export function renderMail(template: Template, language: Language, values: TemplateValues): RenderedMail {
  const say = (part: MailPart) => fillHoles(template.words[part][language], values);
  const subject = oneLine(say("subject"));
  const { link = "", unsubscribeLink } = values;
  const unsubscribe = `\n${words.unsubscribe[language]} ${unsubscribeLink}`;
  const note = unsubscribeLink ? say("note") + unsubscribe : say("note");
  const plain = [
    say("label"),
    say("heading"),
    say("text"),
    `${say("button")}${mark(":", language)} ${link}`,
    note,
  ].join("\n\n");
  const html = fillHoles(layout, {
    lang: language,
    subject: escapeMarkup(subject),
    preview: escapeMarkup(oneLine(say("text"))),
    label: escapeMarkup(say("label")),
    heading: escapeMarkup(say("heading")),
    text: withLinks(indented(say("text")), template.hasLinks ? null : originOf(link)),
    button: escapeMarkup(say("button")),
    link: escapeMarkup(link),
    fallback: escapeMarkup(words.fallback[language]),
    note: withLinks(note, null),
  });
  return { subject, html: urgentColours(template, html), text: `${plain}\n` };
}

/** Short enough for a locked screen or a text message. */
export function renderShort(template: Template, language: Language, values: TemplateValues) {
  const say = (part: MailPart) => shortLine(fillHoles(template.words[part][language], values));
  return { title: say("subject"), text: say("text"), link: values.link ?? "" };
}

/** The whole of a text message. */
export function renderText({ words: said, ...template }: Template, language: Language, values: TemplateValues): string {
  const { title, link } = renderShort(
    { ...template, words: { ...said, subject: said.textMessage ?? said.subject } },
    language,
    values,
  );
  return [title, link].filter(Boolean).join("\n");
}

/** A message as one channel sends it: its subject, empty for a text message; its whole text; and its words, without layout and link. */
export function renderMessage(
  channel: "mail" | "text",
  template: Template,
  language: Language,
  values: TemplateValues,
): { subject: string; text: string; words: string } {
  if (channel === "text") {
    const render = (link: string) => renderText(template, language, { ...values, link });
    return { subject: "", text: render(values.link ?? ""), words: render("") };
  }
  const { subject, text } = renderMail(template, language, values);
  return { subject, text: text.trim(), words: `${subject}\n\n${fillHoles(template.words.text[language], values)}` };
}

const paragraphs = (text: string) => escapeMarkup(text).replace(/\r?\n/g, "<br>");
/** Lists in lists. */
const indented = (text: string) => text.replace(/^ +/gm, (indent) => "\u00a0".repeat(indent.length));

const originOf = (link: string) => (URL.canParse(link) ? new URL(link).origin : "");

/**
 * Web addresses become links: all, or those of one origin, for what residents write must open nothing. A sign that ends the sentence,
 * and a bracket around the address, are not part of it.
 */
function withLinks(text: string, origin: string | null): string {
  const isFollowed = (url: string) => origin === null || url.startsWith(`${origin}/`);
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return pieces
    .map((piece, place) => (place % 2 === 1 && isFollowed(piece) ? linked(piece) : paragraphs(piece)))
    .join("");
}

function linked(piece: string): string {
  let url = piece;
  for (;;) {
    const isClosed = url.endsWith(")") && url.split(")").length > url.split("(").length;
    if (!isClosed && !/[.,;:!?'»]$/.test(url)) break;
    url = url.slice(0, -1);
  }
  const shown = escapeMarkup(url);
  return `<a href="${shown}" style="color:#4d5b5b">${shown}</a>${escapeMarkup(piece.slice(url.length))}`;
}
/** Keeps the no-break spaces of French. */
const oneLine = (text: string) =>
  text
    .replace(/[^\S\u00a0\u202f]+/g, " ")
    .trim()
    .slice(0, 200)
    .toWellFormed();
/** With ordinary spaces only: a single special one doubles the length, and the cost, of a text message. */
const shortLine = (text: string) => shortened(text.replace(/\s+/g, " ").trim(), 200);

/** The colour brick is for urgent messages only. LOOK */
const urgentColours = (template: Template, html: string) =>
  template.isAlert ? html.replaceAll("#0b6e66", "#b4472f") : html;

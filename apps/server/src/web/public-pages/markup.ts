/** HTML in which every value is escaped, unless it was made here. */
import { escapeMarkup } from "#modules/files/index.ts";

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/** Fills values into HTML. Text is escaped, also within attributes in quotes; nothing is written for null, undefined and false. */
export const html = (pieces: TemplateStringsArray, ...values: Part[]): Markup =>
  new Markup(pieces.map((piece, index) => piece + written(values[index])).join(""));

/** Formatted text that the server cleaned when it was saved. */
export const cleaned = (textHtml: string): Markup => new Markup(textHtml);

function written(value: Part): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Markup) return value.text;
  return typeof value === "object" ? value.map(written).join("") : escapeMarkup(String(value));
}

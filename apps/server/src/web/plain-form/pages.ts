/** The pages as HTML. Everything that was typed or comes from the database is escaped. */
import type { HelpForm } from "@stoep/contract/care";
import { type Language, languages } from "@stoep/contract/kernel";
import { languageNames } from "@stoep/contract/languages";
import type { TextKey } from "@stoep/contract/texts";
import { readTexts } from "#kernel/texts.ts";
import { escapeMarkup } from "#modules/files/index.ts";
import type en from "./text/en.json";
import { type Typed, textOf } from "./typed.ts";

const texts = readTexts<typeof en>(import.meta.dirname);
/** Lines do not break within “e-mail”. */
const say: typeof texts.say = (...what) => texts.say(...what).replace(/\b(e-)(?=mail|posta)/gi, "$1\u2060");

interface Shown {
  form: HelpForm;
  typed: Typed;
  /** Codes by field. */
  faults: Readonly<Record<string, string>>;
  problem: "stale" | "failed" | "tooMany" | undefined;
}

type Message = "sent" | "waits" | "linkOver" | "off" | "failed";
const fields = [
  { name: "firstName", complete: "given-name", type: "text" },
  { name: "lastName", complete: "family-name", type: "text" },
  { name: "phone", complete: "tel", type: "tel" },
  { name: "email", complete: "email", type: "email" },
] as const;

/** Of the fields on the page. */
const order = ["description", "categoryId", ...fields.map(({ name }) => String(name)), "hasConsented"];

export function formPage(language: Language, shown: Shown): string {
  const { form, typed, faults, problem } = shown;
  const t = (key: TextKey<typeof en>, values = {}) => escapeMarkup(say(language, key, values));
  const { organisation, intro, consent, categories, puzzle, stamp } = form;
  const title = t("title", { organisation: organisation.name });
  const message = textOf(typed, "postId");
  const named = Object.entries(faults)
    .map(([name, code]) => ({ name, text: faultText(language, code) }))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const kinds = categories.map(
    ({ id, name }) =>
      `<option value="${id}"${textOf(typed, "categoryId") === id ? " selected" : ""}>${escapeMarkup(name)}</option>`,
  );
  const kept = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeMarkup(textOf(typed, name) || value)}">`;
  const boxes = fields.map(({ name, complete, type }) => {
    const hint = name === "phone" && !puzzle ? t("reach") : "";
    const value = escapeMarkup(textOf(typed, name));
    return field(
      language,
      { name, faults, hint },
      `<input type="${type}" autocomplete="${complete}" value="${value}"`,
      ">",
    );
  });
  return page(
    language,
    title,
    [
      `<h1>${title}</h1>`,
      intro
        ? `<p class="text" lang="${intro.language}">${escapeMarkup(intro.text)}</p>`
        : `<p class="text">${t("intro")}</p>`,
      puzzle ? `<p class="notice">${t("many")}</p>` : "",
      problem ? `<p class="notice" role="alert">${t(`problems.${problem}`)}</p>` : "",
      named.length > 0 ? summary(t("wrong"), named) : "",
      `<form method="post">`,
      kept("stamp", stamp),
      `<input type="hidden" name="consentVersion" value="${consent.version}">`,
      kept("postId", ""),
      field(
        language,
        { name: "description", faults, hint: t("hints.description") },
        `<textarea rows="5" maxlength="2000"`,
        `>${escapeMarkup(textOf(typed, "description"))}</textarea>`,
      ),
      kinds.length > 0
        ? field(
            language,
            { name: "categoryId", faults, hint: "" },
            "<select",
            `><option value="">${t("anyCategory")}</option>${kinds.join("")}</select>`,
          )
        : "",
      ...boxes,
      `<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>`,
      `<p class="check"><input type="checkbox" id="hasConsented" name="hasConsented"${agreesTo(typed, consent) ? " checked" : ""}${describedBy("hasConsented", faults)}>`,
      `<label for="hasConsented" class="text" lang="${consent.language}">${escapeMarkup(consent.text)}</label></p>`,
      fault(language, "hasConsented", faults),
      `<button>${t("send")}</button></form>`,
    ],
    message === "" ? {} : { message },
  );
}

/** What a mailed link leads to. Opening it changes nothing, because mail programs open links before people do. */
export function confirmPage(language: Language, token: string): string {
  const t = (key: TextKey<typeof en>) => escapeMarkup(say(language, key));
  return page(
    language,
    t("confirm.title"),
    [
      `<h1>${t("confirm.title")}</h1><p>${t("confirm.text")}</p>`,
      `<form method="post" action="?"><input type="hidden" name="token" value="${escapeMarkup(token)}">`,
      `<button>${t("confirm.do")}</button></form>`,
    ],
    { token },
  );
}

export function messagePage(language: Language, message: Message): string {
  const title = escapeMarkup(say(language, `${message}.title`));
  return page(language, title, [`<h1>${title}</h1><p>${escapeMarkup(say(language, `${message}.text`))}</p>`]);
}

/** To the text on the page: another one, as in another language, is to be ticked again. */
const agreesTo = (typed: Typed, { version }: HelpForm["consent"]): boolean =>
  textOf(typed, "hasConsented") !== "" && textOf(typed, "consentVersion") === String(version);

type Faults = Readonly<Record<string, string>>;
const idOfFault = (name: string) => `${name}-fault`;
const describedBy = (name: string, faults: Faults) =>
  faults[name] ? ` aria-invalid="true" aria-describedby="${idOfFault(name)}"` : "";

/** The code's own words, or those of any other wrong value. */
function faultText(language: Language, code: string): string {
  const key = `faults.${code}` as TextKey<typeof en>;
  const text = say(language, key);
  return escapeMarkup(text === key ? say(language, "faults.invalid") : text);
}
const fault = (language: Language, name: string, faults: Faults): string =>
  faults[name] ? `<p class="fault" id="${idOfFault(name)}">${faultText(language, faults[name])}</p>` : "";

function summary(title: string, named: readonly { name: string; text: string }[]): string {
  const items = named.map(({ name, text }) => `<li><a href="#${escapeMarkup(name)}">${text}</a></li>`);
  return `<div class="notice" role="alert"><strong>${title}</strong><ul>${items.join("")}</ul></div>`;
}

type FieldName = "description" | "categoryId" | (typeof fields)[number]["name"];

/** `open`, `close`: the control, around the attributes that every one has. */
function field(
  language: Language,
  { name, faults, hint }: { name: FieldName; faults: Faults; hint: string },
  open: string,
  close: string,
): string {
  const label = escapeMarkup(say(language, `labels.${name}`));
  return [
    `<p class="field"><label for="${name}">${label}</label>`,
    hint === "" ? "" : `<span class="hint">${hint}</span>`,
    `${open} id="${name}" name="${name}"${describedBy(name, faults)}${close}</p>`,
    fault(language, name, faults),
  ].join("");
}

/** `query`: what the links to the other languages keep of the address. */
function page(language: Language, title: string, parts: readonly string[], query: Record<string, string> = {}): string {
  const others = languages.filter((one) => one !== language);
  const links = others.map((one) => {
    const address = escapeMarkup(`?${new URLSearchParams({ ...query, lang: one })}`);
    return `<a href="${address}" lang="${one}" hreflang="${one}">${languageNames[one]}</a>`;
  });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<title>${title}</title><style>${style}</style></head><body><main>`,
    ...parts,
    `</main><footer>${links.join(" ")}</footer></body></html>`,
  ].join("\n");
}

const style = `
:root{--ink:#1f2a2a;--soft:#526060;--ground:#f7f6f3;--surface:#fff;--line:#84908f;--main:#0b6e66;--on-main:#fff;--danger:#a03a24}
@media (prefers-color-scheme:dark){:root{--ink:#e8eceb;--soft:#a9b5b4;--ground:#131a1a;--surface:#1b2424;--line:#6f7d7c;--main:#5fb8ae;--on-main:#0c1414;--danger:#f0967f}}
*{box-sizing:border-box}
body{background:var(--ground);color:var(--ink);font:16px/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif;margin:0}
main,footer{margin:0 auto;max-width:640px;padding:16px}
h1{font-size:28px;line-height:1.25;margin:16px 0}
h1,p,li,label{overflow-wrap:anywhere}
.text{white-space:pre-line}
.field{display:grid;gap:4px;margin:16px 0 0}
label{font-weight:600}
.hint,footer{color:var(--soft);font-size:14px}
input,select,textarea{background:var(--surface);border:1px solid var(--line);border-radius:8px;color:inherit;font:inherit;min-height:44px;padding:8px 12px;width:100%}
.check{align-items:start;display:flex;gap:12px;margin:24px 0 0}
.check input{flex:none;min-height:0;height:24px;width:24px;accent-color:var(--main)}
.check label{font-weight:400}
.fault{color:var(--danger);margin:4px 0 0}
[aria-invalid]{border-color:var(--danger)}
.notice{background:var(--surface);border:1px solid var(--line);border-inline-start:4px solid var(--main);border-radius:8px;padding:12px 16px}
.notice ul{margin:8px 0 0;padding-inline-start:20px}
a{color:var(--main)}
button{background:var(--main);border:0;border-radius:8px;color:var(--on-main);font:inherit;font-weight:600;margin-top:24px;min-height:44px;padding:8px 24px}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
footer a{display:inline-block;margin-inline-end:16px;min-height:24px}
.trap{height:1px;overflow:hidden;position:absolute;right:200vw;width:1px}
`;

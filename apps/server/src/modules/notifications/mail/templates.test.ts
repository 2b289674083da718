import { languages } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { allProvided } from "../../../testing/provided.ts";
import { compileLayout } from "./generate.ts";
import { layout } from "./layout.gen.ts";
import { renderMail, templateOf } from "./templates.ts";

const values = {
  name: "Dirk",
  network: "Gent",
  organisation: "Stad Gent",
  title: "Water afgesloten in de Muide",
  text: "Morgen van 8 tot 12.\nVul op tijd een kan.",
  hours: "24",
  days: "7",
  left: "9",
  inviter: "Ada Peeters",
  minutes: "15",
  email: "dirk@example.org",
  factor: "passkey",
  browser: "Firefox, Linux",
  module: "Buurtnetwerk",
  until: "20 juni 2026",
  moment: "12 mei 2026 om 10:00",
  link: "https://stoep.example/gent/post/1?a=1&b=2",
  preferencesLink: "https://stoep.example/gent/me",
};
/** A filler for holes that no test asks about. */
const filled = new Proxy<Record<string, string>>(values, { get: (own, hole) => own[String(hole)] ?? "iets" });

test("the layout is what MJML makes of its source", async () => {
  expect(await compileLayout()).toContain(JSON.stringify(layout));
});

test("opening a mail loads nothing from anywhere", () => {
  const addresses = [...layout.matchAll(/\b(?:src|href|url)\s*[=(]\s*["']?(https?:[^"')]+)/g)].map(([, url]) => url);
  expect(addresses).toEqual([]);
});

describe.each([...allProvided.mails.values()])("$name", (template) => {
  test.each(languages)("is complete in %s, in both parts", (language) => {
    const { subject, html, text } = renderMail(template, language, filled);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined/);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('href="https://stoep.example/gent/post/1?a=1&amp;b=2"');
    expect(text).toContain(values.link);
    expect(subject.length).toBeGreaterThan(3);
  });

  test("has the spaces of French, in both parts", () => {
    const { subject, html, text } = renderMail(template, "fr", filled);
    const spoken = html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, " ").replace(/https?:\S+/g, "");
    for (const part of [subject, spoken, text.replace(/https?:\S+/g, "")])
      expect(part).not.toMatch(/[ \u00a0][:;!?»]|[^\s;!?»][;!?»](?=\s|$)|\S:(?=\s)/);
  });
});

test("values are shown, never run, and never taken for holes", () => {
  const attack = `<script>alert(1)</script> "><img onerror=x> {{link}} & 'so'`;
  const { html, text, subject } = renderMail(templateOf(allProvided, "urgentMessage"), "nl", {
    ...values,
    title: attack,
    text: attack,
    organisation: attack,
  });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain(
    "&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img onerror=x&gt; {{link}} &amp; &#39;so&#39;",
  );
  expect(text).toContain(attack);
  expect(subject).toBe(`Dringend bericht: ${attack}`);
});

test("a subject is one line of reasonable length", () => {
  const { subject } = renderMail(templateOf(allProvided, "urgentMessage"), "en", {
    ...values,
    title: `a\r\nBcc: x@y.example ${"long ".repeat(100)}`,
  });
  expect(subject).toMatch(/^Alert: a Bcc: x@y\.example long/);
  expect(subject.length).toBe(200);
});

test("only alerts have the colour of alerts", () => {
  expect(renderMail(templateOf(allProvided, "urgentMessage"), "en", values).html).toContain("#b4472f");
  expect(renderMail(templateOf(allProvided, "signUp"), "en", values).html).not.toContain("#b4472f");
});

test("addresses in what staff wrote can be followed, without the signs around them; in what residents wrote, they stay text", () => {
  const text = 'Kijk hier (https://stad.gent/w?a=1&b=(2)).\n\u2022 kan\n  \u2022 "https://a.example"!';
  const { html } = renderMail(templateOf(allProvided, "urgentMessage"), "nl", { ...values, text });
  expect(html).toContain(
    'Kijk hier (<a href="https://stad.gent/w?a=1&amp;b=(2)" style="color:#4d5b5b">https://stad.gent/w?a=1&amp;b=(2)</a>).<br>• kan<br>\u00a0\u00a0• &quot;<a href="https://a.example"',
  );
  const typed = renderMail(templateOf(allProvided, "residentDigest"), "nl", {
    ...filled,
    lines: "Dirk: https://kwaad.example",
  });
  expect(typed.html).not.toContain('href="https://kwaad');
});

test("line breaks of a text are kept", () => {
  expect(renderMail(templateOf(allProvided, "urgentMessage"), "nl", values).html).toContain(
    "Morgen van 8 tot 12.<br>Vul op tijd een kan.",
  );
});

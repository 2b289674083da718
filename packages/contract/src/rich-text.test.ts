import { describe, expect, test } from "vitest";
import { bareWords, plainText, shortened } from "./rich-text.ts";

const link = (href: string, words: string) => `<a href="${href}" rel="noopener nofollow">${words}</a>`;

describe("plain text", () => {
  test.each([
    [
      "has one line per block",
      "<h2>Feest</h2>\n<p>Een\n <strong>groot</strong> feest<br />op</p>",
      "Feest\nEen groot feest\nop",
    ],
    ["begins a line with a block", "Feest<p>op vrijdag</p>", "Feest\nop vrijdag"],
    ["marks the items of a list", "<ul><li><p>kan</p><p>vol</p></li><li>emmer</li></ul>", "• kan\n  vol\n• emmer"],
    ["numbers those of an ordered list", "<ol><li>kook</li><li>koel</li></ol><p>drink</p>", "1. kook\n2. koel\ndrink"],
    [
      "indents a list in a list",
      "<ol><li>neem<ul><li>kan</li></ul></li><li>kook</li></ol>",
      "1. neem\n  • kan\n2. kook",
    ],
    ["marks no item without words", "<ul><li></li><li><p></p></li></ul>", ""],
    ["marks a quotation", "<blockquote><p>zei zij</p><p>toen</p></blockquote><p>Ja</p>", "> zei zij\n> toen\nJa"],
    [
      "has the address of a link",
      `<p>kijk ${link("https://stad.gent/water", "hier")}.</p>`,
      "kijk hier (https://stad.gent/water).",
    ],
    ["keeps the space after a link", `<p>${link("https://stad.gent", "hier ")}of</p>`, "hier (https://stad.gent) of"],
    ["has an address once", link("https://stad.gent/", "https://stad.gent"), "https://stad.gent"],
    [
      "has an address once, and whole",
      `naar ${link("https://stad.gent/a", "stad.gent/a")} nu`,
      "naar https://stad.gent/a nu",
    ],
    [
      "tells that a link leads elsewhere",
      link("https://kwaad.example", "https://stad.gent"),
      "https://stad.gent (https://kwaad.example)",
    ],
    ["has the address of a mailbox", link("mailto:ada@gent.example?subject=Water", "Ada"), "Ada (ada@gent.example)"],
    ["has the address of a mailbox once", link("mailto:ada@gent.example", "ada@gent.example"), "ada@gent.example"],
    ["has the address of a link without words", `<p>zie ${link("https://a.b/c", "")}</p>`, "zie (https://a.b/c)"],
    ["keeps brackets of an address in pairs", link("https://a.b/(c", "hier"), "hier (https://a.b/%28c)"],
    [
      "has the signs that HTML spells",
      "a &lt;b&gt; &amp;amp; &quot;c&quot; &#8364;&#x20ac; &#0;",
      'a <b> &amp; "c" €€ &#0;',
    ],
    ["keeps signs that are no tag", "1 < 2 <> 3 > 2", "1 < 2 <> 3 > 2"],
  ])("%s", (_, html, expected) => expect(plainText(html)).toBe(expected));
});

test("bare words have neither marks nor addresses", () => {
  expect(bareWords(`<ul><li>kijk ${link("https://stad.gent", "hier")}</li></ul>`)).toBe("kijk hier");
  expect(bareWords("<ul><li></li></ul><p>&nbsp;</p>").trim()).toBe("");
});

test("what is too long is cut between words, so that no half address remains", () => {
  expect(shortened("kijk hier", 9)).toBe("kijk hier");
  expect(shortened("kijk hier (https://stad.gent/water)", 30)).toBe("kijk hier …");
  expect(shortened("kijk hier", 4)).toBe("kijk …");
  expect(shortened("x".repeat(50), 10)).toBe(`${"x".repeat(10)} …`);
});

// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fromWordProcessor } from "./pasted.ts";

/** As Word puts an entry of a list on the clipboard. */
const entry = (text: string, mark = "·", level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>${text}</p>`;
/** Without what Word leaves around the words. */
const read = (html: string) =>
  fromWordProcessor(html)
    .replaceAll(/<!--.*?-->|<\/?span[^>]*>|\s+(?:style|class)="[^"]*"/gs, "")
    .trim();

test("titles become those that the editor has", () => {
  expect(read("<h1>Works</h1><h2>Why</h2><h6>Who</h6>")).toBe("<h2>Works</h2><h2>Why</h2><h4>Who</h4>");
});

test("paragraphs with marks become lists, with lists in them", () => {
  const all = [entry("One"), entry("Under", "o", 2), entry("Two"), "<p>Between</p>", entry("First", "1.", 2)];
  expect(read(all.join(""))).toBe(
    "<ul><li><p>One</p><ul><li><p>Under</p></li></ul></li><li><p>Two</p></li></ul><p>Between</p><ol><li><p>First</p></li></ol>",
  );
});

test("a mark that only comments surround goes too", () => {
  const bare =
    "<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>One <b>bold</b></p>";
  expect(read(bare)).toBe("<ul><li><p>One <b>bold</b></p></li></ul>");
});

test("rows of a table are lines, and their cells stay apart", () => {
  const table =
    '<table><tr><td>Monday</td><td><p>8:00, <a href="https://x.be">map</a></p></td></tr><tr><td></td></tr></table>';
  expect(read(table)).toBe('<p>Monday · 8:00, <a href="https://x.be">map</a></p>');
});

test("a table that only lays out a page leaves its paragraphs as they are", () => {
  const page = "<table><tr><td><h1>Works</h1><p>From Monday.</p></td><td>Logo</td></tr></table>";
  expect(read(page)).toBe("<div><h2>Works</h2><p>From Monday.</p></div><p>Logo</p>");
});

test("what comes from elsewhere stays", () => {
  expect(fromWordProcessor("<p>A <b>b</b></p>")).toBe("<p>A <b>b</b></p>");
});

import { cleanLine } from "@stoep/contract/kernel";
import { plainText } from "@stoep/contract/rich-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzTimeout, runs } from "../../testing/fuzz.ts";
import { sanitise } from "./rich-text.ts";

const allowed = /^<\/?(p|h2|h3|h4|ul|ol|li|blockquote|strong|em|a)>$|^<br \/>$/;
const link = /^<a href="(https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow">$/i;
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];

describe("formatted text", () => {
  test.each([
    ["keeps what the list names", "<h2>Dag</h2><p>Een <strong>groot</strong> <em>feest</em></p>"],
    ["keeps lists and quotes", "<ul><li><p>a</p></li></ul><ol><li>b</li></ol><blockquote><p>c</p></blockquote>"],
  ])("%s", (_, html) => expect(sanitise(html)).toBe(html));

  test.each([
    ["drops scripts with their content", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["drops handlers", '<p onclick="alert(1)" style="color:red" class="x">a</p>', "<p>a</p>"],
    ["drops pictures that it did not get as files", "<p>a<img src=x onerror=alert(1)>b</p>", "<p>ab</p>"],
    ["drops drawings with scripts", "<svg><script>alert(1)</script></svg><p>a</p>", "<p>a</p>"],
    ["drops frames", '<iframe src="https://evil.example"></iframe><p>a</p>', "<p>a</p>"],
    ["drops forms but keeps their words", "<form action=x><p>a</p></form>", "<p>a</p>"],
    ["writes old names as new ones", "<b>a</b> <i>b</i><h1>c</h1>", "<strong>a</strong> <em>b</em><h2>c</h2>"],
    ["closes what was left open", "<p><strong>a", "<p><strong>a</strong></p>"],
    ["keeps signs as signs", "a < b & c", "a &lt; b &amp; c"],
    ["drops control characters", "<p>a\u0000\u0007b\ud800</p>", "<p>ab\ufffd</p>"],
  ])("%s", (_, html, expected) => expect(sanitise(html)).toBe(expected));

  test.each([
    ["https://stad.gent/x?a=1&b=2", '<a href="https://stad.gent/x?a=1&amp;b=2" rel="noopener nofollow">x</a>'],
    ["mailto:ada@gent.example", '<a href="mailto:ada@gent.example" rel="noopener nofollow">x</a>'],
    ["javascript:alert(1)", "x"],
    ["java\nscript:alert(1)", "x"],
    ["&#106;avascript:alert(1)", "x"],
    ["data:text/html,x", "x"],
    ["//evil.example", "x"],
    ["/dashboard", "x"],
    ["vbscript:x", "x"],
    ["", "x"],
  ])("a link to %j", (href, expected) => expect(sanitise(`<a href="${href}" target="_top">x</a>`)).toBe(expected));

  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      ..."<p>|</p>|<b>|</b>|<em>|</em>|<a href=https://a.b/>|</a>|<br>|<br/>|</br>|<li>|<ul>|</ul>|<h1>|</h6>".split(
        "|",
      ),
      ..."<svg>|<math>|<mtext>|<style>|</style>|<script>|</script>|<template>|<noscript>|<textarea>|<title>|<!--|-->".split(
        "|",
      ),
      ..."<xmp>|<plaintext>|<option>|<select>|<table>|<tr>|<mglyph>|<![CDATA[|]]>|<?x|<!DOCTYPE|<p title='|\">|'>".split(
        "|",
      ),
      ..."&#7;|&#0;|&#xd800;|&#127;|&lt;|&amp;lt;|&#60;|&#x3c;|&nbsp;|&amp|<|>|\"|'|/|=|\u0000|\u2028| |\n|<img src=x onerror=alert(1)>".split(
        "|",
      ),
      ...'<a href="javascript:x">|<a href=" https://x.y">|<a href="https://x.y/&quot;>">|<a/href=mailto:a@b>|<A HREF=http://x>'.split(
        "|",
      ),
    ),
  );
  const anyHtml = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

  test(
    "holds nothing but the list, whatever was sent",
    () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          for (const tag of tagsOf(sanitise(html))) expect(allowed.test(tag) || link.test(tag), tag).toBe(true);
        }),
        runs(300),
      );
    },
    fuzzTimeout,
  );

  test(
    "does not change when it is cleaned again",
    () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          const once = sanitise(html);
          expect(sanitise(once)).toBe(once);
        }),
        runs(300),
      );
    },
    fuzzTimeout,
  );

  test("has plain text without markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (words) => {
        const escaped = words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
        const flat = cleanLine(words).replace(/\s+/g, " ").trim();
        expect(plainText(sanitise(`<p>${escaped}</p>`))).toBe(flat);
      }),
    );
  });
});

test("the plain text has one line per block", () => {
  const html =
    "<h2>Feest</h2>\n<p>Een&nbsp;<strong>groot</strong>\n feest<br>op vrijdag</p><ul><li><p>a</p></li><li>b</li></ul>";
  expect(plainText(sanitise(html))).toBe("Feest\nEen groot feest\nop vrijdag\n• a\n• b");
});

test("deep nesting neither hangs nor breaks it", () => {
  const deep = "<blockquote>".repeat(20_000);
  expect(sanitise(`${deep}x`).length).toBeLessThan(1000);
});

import { expect, test } from "vitest";
import { LssError, lssTables } from "./lss-tables.ts";

const file = (content: string, kind = "Survey") =>
  `<?xml version="1.0" encoding="UTF-8"?><document><LimeSurveyDocType>${kind}</LimeSurveyDocType>${content}</document>`;

const faultOf = (xml: string) => {
  try {
    return lssTables(xml);
  } catch (error) {
    if (error instanceof LssError) return [error.fault, error.line];
    throw error;
  }
};

test("rows are read by table, with their fields as text", () => {
  const xml = file(`<languages><language>nl</language><language>fr</language></languages>
    <questions><fields><fieldname>qid</fieldname></fields><rows>
      <row><qid><![CDATA[1]]></qid><title>Q&amp;A</title><question><![CDATA[<p>Hoe gaat het?</p>]]></question></row>
      <row><qid>2</qid><title/></row>
    </rows></questions>`);
  expect(JSON.parse(JSON.stringify(lssTables(xml)))).toEqual({
    languages: [{ language: "nl" }, { language: "fr" }],
    questions: [
      { qid: "1", title: "Q&A", question: "<p>Hoe gaat het?</p>" },
      { qid: "2", title: "" },
    ],
  });
});

test.each<[string, string, unknown[]]>([
  ["a file that is no XML", "sid;title\n1;x", ["not-xml", 2]],
  ["one that is cut off", file("").slice(0, -8), ["not-xml", 1]],
  ["another kind of XML", "<html><body/></html>", ["not-lss", 1]],
  ["a group of questions of LimeSurvey", file("", "Group"), ["not-lss", 0]],
  ["entities of its own", `<!DOCTYPE a [<!ENTITY b "bbbb">]>${file("<c>&b;</c>")}`, ["not-xml", 1]],
  ["elements within each other without end", file("<a>".repeat(50)), ["too-large", 1]],
  ["an unknown entity", file("<c>&b;</c>"), ["not-xml", 1]],
])("%s is refused with its line", (_, xml, expected) => {
  expect(faultOf(xml)).toEqual(expected);
});

test("a table may have any name", () => {
  expect(Object.keys(lssTables(file("<__proto__><rows><row><toString>x</toString></row></rows></__proto__>")))).toEqual(
    ["__proto__"],
  );
});

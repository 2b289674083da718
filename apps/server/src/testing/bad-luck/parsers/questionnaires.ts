/** Questionnaires that LimeSurvey exported. */
import { readLimeSurvey } from "@stoep/instrument";
import { lssTables } from "../../../modules/surveys/imports/lss-tables.ts";
import { million, type Parser, read } from "./parser.ts";

const table = (name: string, rows: string) => `<${name}><rows>${rows}</rows></${name}>`;
const question = (fields: string) =>
  table("groups", "<row><gid>1</gid></row>") +
  table("questions", `<row><qid>1</qid><gid>1</gid><type>S</type><title>Q1</title>${fields}</row>`);

const file = (outcome: string, content: string) => ({
  ask: () => {
    const xml = `<document><LimeSurveyDocType>Survey</LimeSurveyDocType>${content}</document>`;
    const options = { languages: ["en"], fallback: "en", ownWords: String, newId: () => crypto.randomUUID() };
    return readLimeSurvey(lssTables(xml), options);
  },
  outcome,
});

export const questionnaires: Parser = {
  reads: "Surveys that LimeSurvey exported, from editors of participation",
  bounds: "a million rows, elements in each other to twelve; no entities of its own",
  libraries: ["saxes"],
  files: ["modules/surveys/imports/lss-tables.ts", "modules/surveys/imports/read-questionnaire.ts"],
  hostile: {
    "elements that never end": file("too-large", "<a>".repeat(million)),
    "rows without end": file("too-large", table("questions", "<row></row>".repeat(million + 1))),
    "entities that grow": file("not-xml", '<!DOCTYPE a [<!ENTITY b "bb">]>&b;'),
    "a text of tags that never end": file(read, question(`<question><![CDATA[${"<a ".repeat(million)}]]></question>`)),
    "a text of scripts that never end": file(
      read,
      question(`<question><![CDATA[${"<script>".repeat(million)}]]></question>`),
    ),
    "a text of spaces": file(read, question(`<question>a${" ".repeat(3 * million)}b</question>`)),
    "a condition of brackets": file(
      read,
      question(`<relevance>${"(".repeat(million)}${")".repeat(million)}</relevance>`),
    ),
    "options without end": file(
      read,
      question("") +
        table(
          "answers",
          Array.from({ length: 100_000 }, (_, at) => `<row><qid>1</qid><code>${at}</code></row>`).join(""),
        ),
    ),
  },
};

import { languages } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { words } from "../people/texts.ts";
import { guessFields } from "./headings.ts";

test.each(languages)("what a list of people exports in %s can be imported again", (language) => {
  const { person, headings } = words.files;
  const known = { ...person, leadSource: headings.leadSource, tags: headings.tags, languages: headings.languages };
  const guessed = guessFields(
    Object.values(known).map((heading) => heading[language]),
    "members",
    false,
  );
  expect(guessed).toEqual(Object.keys(known));
});

test.each(["Straat en nr", "straat + nr", "Rue et numéro", "Street and number", "Sokak ve no"])(
  "%s is a street with its number",
  (heading) => {
    expect(guessFields(["E-mail", heading], "members", false)).toEqual(["email", "street"]);
  },
);

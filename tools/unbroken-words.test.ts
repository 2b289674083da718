import { expect, test } from "vitest";
import { unbrokenWords } from "./unbroken-words.ts";

test("a sentence never breaks within *e-mail* or *e-posta*, in any of its forms", () => {
  expect(unbrokenWords("Probeer het begin van het e-mailadres of een deel van de naam.")).toContain(
    "e-\u2060mailadres",
  );
  expect(unbrokenWords("Hemen: olaydan birkaç dakika sonra bir e-posta. E-postalar")).toMatch(
    /e-\u2060posta\. E-\u2060postalar$/,
  );
});

test("a label, and any other text, stays as it is", () => {
  for (const text of ["Adresse e-mail", "Write at least one sentence about the well-known café on the corner."])
    expect(unbrokenWords(text)).toBe(text);
});

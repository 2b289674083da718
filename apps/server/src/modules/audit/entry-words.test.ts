import { expect, test } from "vitest";
import { actionInWords, actorInWords, fieldsInWords } from "./entry-words.ts";

test("fields, groups, choices and yes and no are in the reader's language", () => {
  const change = { type: "user", levels: { network: "viewer", care: null }, isDisabled: true };
  expect(fieldsInWords(change, "accounts.editMember", "nl")).toBe(
    "rol: lid; toegang, buurtnetwerk: alleen lezen; toegang, Zorg: ; gedeactiveerd: ja",
  );
  expect(fieldsInWords({ isDisabled: false }, "accounts.setBottomUp", "tr")).toBe("devre dışı: hayır");
});

test("texts in several languages are named by language", () => {
  const change = { formIntro: { nl: "Schrijf het hier", tr: "" } };
  expect(fieldsInWords(change, "care.editSettings", "en")).toBe(
    "introduction to the form, Nederlands: Schrijf het hier; introduction to the form, Türkçe: ",
  );
});

test("the same field has its own word where it means something else", () => {
  expect(fieldsInWords({ type: "vote" }, "publishing.edit", "en")).toBe("type of message: vote");
  expect(fieldsInWords({ network: "Gent", kind: "city" }, "platform.createOrganisation", "fr")).toBe(
    "réseau\u202f: Gent\u202f; type\u202f: ville ou commune",
  );
});

test("formatted text is shown as text, with the addresses of its links", () => {
  const textHtml = '<p>Kijk <a href="https://stad.gent">hier</a></p>';
  expect(fieldsInWords({ textHtml }, "accounts.editOrganisation", "nl")).toBe("tekst: Kijk hier (https://stad.gent)");
});

test("people's own text stays as it is, even if it reads like a choice", () => {
  expect(fieldsInWords({ title: "owner", name: "premium" }, "publishing.edit", "nl")).toBe(
    "titel: owner; naam: premium",
  );
});

test("lists, their items, and a field without a word are included too", () => {
  const words = fieldsInWords({ languages: ["nl", "fr"], images: [{ id: "1" }], odd: 3 }, "platform.editNetwork", "en");
  expect(words).toBe('languages: nl, fr; photos: {"id":"1"}; odd: 3');
  expect(fieldsInWords(null, "platform.editNetwork", "en")).toBe("");
});

test("an action is named in words, an unknown one by its code", () => {
  expect(actionInWords("licences.changeEnd", "nl")).toBe("Einddatum van een licentie gewijzigd");
  expect(actionInWords("weather.change", "nl")).toBe("weather.change");
});

test("the operator is named in the reader's language, people by their name", () => {
  expect(actorInWords({ accountId: null, actorName: "command line" }, "fr")).toBe("ligne de commande");
  expect(actorInWords({ accountId: "1", actorName: "command line" }, "fr")).toBe("command line");
});

import { expect, test } from "vitest";
import { onePerLine, readEmailList } from "./email-list.ts";

test("every line is one address, in lower case and without duplicates", () => {
  expect(readEmailList("Els@Gent.example\n\n  dirk@gent.example \nels@gent.example\n")).toEqual({
    emails: ["els@gent.example", "dirk@gent.example"],
    wrong: [],
  });
});

test("a pasted list with commas, semicolons and names is split", () => {
  expect(onePerLine("els@gent.example, dirk@gent.example;Fatma Yılmaz <fatma@gent.example>\r\nada@gent.example")).toBe(
    "els@gent.example\ndirk@gent.example\nfatma@gent.example\nada@gent.example",
  );
});

test("a wrong address is reported with its line", () => {
  expect(readEmailList("els@gent.example\n\ndirk at gent\nada@gent, viktor@gent.example")).toEqual({
    emails: ["els@gent.example", "viktor@gent.example"],
    wrong: [
      { line: 3, text: "dirk at gent", problem: "emailFormat" },
      { line: 4, text: "ada@gent", problem: "emailFormat" },
    ],
  });
});

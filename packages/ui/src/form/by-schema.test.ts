import { expect, test } from "vitest";
import { bySchema } from "./by-schema.ts";

const schema = {
  "~standard": {
    validate: () => ({
      issues: [
        { message: "titleRequired", path: ["title"] },
        { message: "titleTooLong", path: ["title"] },
        { message: "emptyOptionsMessage", path: ["options", { key: 0 }, "text"] },
      ],
    }),
  },
};

test("the first problem of every field is shown in the user's words", () => {
  expect(bySchema(schema, (code) => `words for ${code}`)({})).toEqual({
    title: "words for titleRequired",
    "options.0.text": "words for emptyOptionsMessage",
  });
});

test("valid values have no problems", () => {
  expect(bySchema({ "~standard": { validate: (value) => ({ value }) } }, String)({ title: "x" })).toEqual({});
});

import { expect, test } from "vitest";
import { personName } from "./person-name.ts";

test.each([
  [{ firstName: "Mona", lastName: "Peeters" }, "Mona Peeters"],
  [{ firstName: "Mona", lastName: "" }, "Mona"],
  [{ firstName: "", lastName: "Peeters" }, "Peeters"],
  [{ firstName: null, lastName: null }, ""],
  [{ firstName: "Mona", lastName: "Peeters", companyName: "" }, "Mona Peeters"],
  [{ firstName: "Mona", lastName: "Peeters", companyName: "Bakkerij" }, "Bakkerij (Mona Peeters)"],
  [{ firstName: "", lastName: "", companyName: "Bakkerij" }, "Bakkerij"],
])("%o is %s", (person, name) => expect(personName(person)).toBe(name));

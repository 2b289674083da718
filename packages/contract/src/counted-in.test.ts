import { expect, test } from "vitest";
import { touchedBy } from "./counted-in.ts";

test.each(["publishing", "vacancies", "participation"])(
  "what the search finds, and the link by which it is shared, follow the acts of %s",
  (capability) => {
    expect(touchedBy(capability)).toEqual(expect.arrayContaining(["feed", "publishing"]));
  },
);

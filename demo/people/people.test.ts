import { describe, expect, test } from "vitest";
import { allCodes } from "../places.ts";
import { cities, organisations } from "./organisations.ts";
import { householdsOf } from "./residents.ts";
import { publicNameOf, staff } from "./staff.ts";

const all = (["gent", "leuven"] as const).flatMap(householdsOf);

describe("the people of the demonstration", () => {
  test("are some four hundred in Gent, in households of one to four, in every neighbourhood", () => {
    const households = householdsOf("gent");
    const residents = households.flatMap(({ members }) => members);
    expect(residents.length).toBeGreaterThan(380);
    expect(residents.length).toBeLessThan(480);
    expect(households.every(({ members }) => members.length >= 1 && members.length <= 4)).toBe(true);
    expect(new Set(households.map(({ neighbourhood }) => neighbourhood))).toEqual(new Set(allCodes("gent")));
  });

  test("have an address, a key and a household of their own", () => {
    const residents = all.flatMap(({ members }) => members);
    for (const own of [residents.map(({ email }) => email), residents.map(({ key }) => key), all.map(({ key }) => key)])
      expect(new Set(own).size).toBe(own.length);
    for (const { email } of residents) expect(email).toMatch(/^[a-z0-9.]+@example\.(org|net)$/);
  });

  test("have different names within a household", () => {
    for (const { key, members } of all)
      expect(new Set(members.map(({ firstName }) => firstName)).size, key).toBe(members.length);
  });

  test("speak four languages, mostly Dutch", () => {
    const spoken = householdsOf("gent").flatMap(({ members }) => members.map(({ language }) => language));
    const share = (language: string) => spoken.filter((one) => one === language).length / spoken.length;
    expect(share("nl")).toBeGreaterThan(0.6);
    for (const language of ["tr", "en", "fr"]) expect(share(language), language).toBeGreaterThan(0.02);
  });

  test("are the same on every load", () => expect(householdsOf("gent")).toEqual(householdsOf("gent")));

  test("include Dirk in the Muide and Fatma in the Rabot, and some who wait for proof", () => {
    const residents = householdsOf("gent").flatMap(({ members }) => members);
    expect(residents.find(({ email }) => email === "dirk@example.org")?.publicName).toBe("Dirk V.");
    expect(residents.find(({ email }) => email === "fatma@example.org")).toMatchObject({
      publicName: "Fatma Y.",
      language: "tr",
    });
    expect(residents.filter(({ isProven }) => !isProven).length).toBeGreaterThan(3);
  });
});

describe("staff", () => {
  test("belong to one city each, so that one transaction writes them", () => {
    for (const [key, { jobs }] of Object.entries(staff)) {
      const places = new Set(jobs.map(({ organisation }) => organisations[organisation].city));
      expect(places.size, key).toBe(1);
    }
    expect(Object.keys(cities)).toEqual(["gent", "leuven"]);
  });

  test("show a short name", () => {
    expect(publicNameOf("Pieter", "De Smet")).toBe("Pieter S.");
    expect(publicNameOf("Otto", "Vandormael")).toBe("Otto V.");
    expect(publicNameOf("Jan", "Van den Abeele")).toBe("Jan A.");
  });
});

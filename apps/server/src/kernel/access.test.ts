/** Who may call what: every kind of member, level and licence against every module, level and licence that a route can ask. D §3, D §4 */
import { type Level, type LicenceState, levels, type MembershipType, modules, staff } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { accessVerdict } from "./access.ts";
import type { Staff } from "./actor.ts";

const none = { network: null, participation: null, care: null };
const premium = { network: "premium", participation: "premium", care: "premium" } as const;
const member = (changes: Partial<Staff>): Staff =>
  ({
    kind: "staff",
    membershipType: "user",
    levels: none,
    licences: premium,
    mustAddFactor: false,
    mustAddFactorForCare: false,
    startsCare: false,
    ...changes,
  }) as Staff;

/** The highest level reached, by type, level and licence. */
const reach: Record<string, [MembershipType, Level | null, Level | null][]> = {
  network: [
    ["user", null, null],
    ["user", "viewer", "viewer"],
    ["user", "editor", "editor"],
    ["user", "admin", "admin"],
    ["owner", null, "admin"],
    ["community-worker", "admin", null],
  ],
};
reach.participation = reach.network ?? [];
reach.care = [...(reach.network ?? []).slice(0, 5), ["community-worker", null, "editor"]];

describe.each(modules)("%s", (module) => {
  test.each(reach[module] ?? [])("%s with level %s may at most as %s", (membershipType, level, most) => {
    const actor = member({ membershipType, levels: { ...none, [module]: level } });
    const answers = levels.map((needed) => accessVerdict(staff(module, needed), actor));
    const expected = levels.map((needed) => {
      if (most === null) return "no_module_access";
      return levels.indexOf(needed) <= levels.indexOf(most) || "level_too_low";
    });
    expect(answers).toEqual(expected);
  });

  test("a level in another module counts for nothing", () => {
    const elsewhere = Object.fromEntries(modules.map((one) => [one, one === module ? null : "admin"]));
    const actor = member({ levels: elsewhere as Staff["levels"] });
    expect(accessVerdict(staff(module, "viewer"), actor)).toBe("no_module_access");
  });

  test.each<[LicenceState, ...ReturnType<typeof accessVerdict>[]]>([
    // For reading, for editing, and for editing what needs a premium licence.
    ["none", "module_not_included", "module_not_included", "module_not_included"],
    ["essential", true, true, "licence_level_too_low"],
    ["premium", true, true, true],
    ["oneoff", true, true, "licence_level_too_low"],
    ["expired", true, "licence_expired", "licence_expired"],
    ["closed", "licence_expired", "licence_expired", "licence_expired"],
  ])("with a licence that is %s", (state, ...expected) => {
    const actor = member({ membershipType: "owner", licences: { ...premium, [module]: state } });
    const asked = [staff(module, "viewer"), staff(module, "editor"), staff(module, "editor", "premium")];
    expect(asked.map((access) => accessVerdict(access, actor))).toEqual(expected);
  });

  test("a member without any licence is told so", () => {
    const licences = { network: "none", participation: "none", care: "none" } as const;
    expect(accessVerdict(staff(module, "viewer"), member({ membershipType: "owner", licences }))).toBe("no_licence");
  });

  test.each([
    ["pending", "membership_pending"],
    ["disabled", "membership_disabled"],
  ] as const)("a member who is %s is told that before anything else", (membershipType, code) => {
    const licences = { network: "none", participation: "none", care: "none" } as const;
    const actor = member({ membershipType, licences, mustAddFactor: true, levels: { ...none, [module]: "admin" } });
    expect(accessVerdict(staff(module, "viewer"), actor)).toBe(code);
  });

  test("a missing second factor is reported before level and licence", () => {
    const actor = member({ membershipType: "owner", mustAddFactor: true });
    expect(accessVerdict(staff(module, "viewer"), actor)).toBe("second_factor_required");
    expect(accessVerdict({ to: "owner" }, actor)).toBe("second_factor_required");
    expect(accessVerdict({ to: "signed-in" }, actor)).toBe(true);
  });
});

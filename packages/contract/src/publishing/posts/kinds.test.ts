/** The fields, defaults, limits and codes of activities and vacancies. S1 §3, §5 */
import { describe, expect, test } from "vitest";
import { ActivityDraft, activityLimits } from "../activities/draft.ts";
import { CompletePost } from "./complete-post.ts";
import { limits, PostDraft } from "./schemas.ts";
import { VacancyDraft } from "./vacancy.ts";

const theme = "culture" as const;
const shared = { type: "standard", textHtml: "<p>Welkom</p>", language: "nl", theme } as const;
const place = { title: "Buurtfeest", neighbourhoodIds: ["0190a6a0-0000-7000-8000-000000000001"] };
const when = { fromDay: "2026-10-24", fromTime: "19:00", untilDay: "2026-10-24", untilTime: "21:00" };
type Fields = Partial<ActivityDraft> & Partial<VacancyDraft>;
type Change = Partial<PostDraft>;

const problems = (
  schema: typeof CompletePost | typeof PostDraft,
  kind: "activity" | "vacancy",
  own: Fields,
  post: Change,
) => {
  const fields = { address: "Muidekaai 1", ...(kind === "activity" && when), ...own };
  const result = schema.safeParse({ ...shared, ...place, kind, [kind]: fields, ...post });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
};

const ofEither: [string, Change, Record<string, string>][] = [
  ["a title", { title: " " }, { title: "titleRequired" }],
  ["a title that is not too long", { title: "a".repeat(limits.title + 1) }, { title: "titleTooLong" }],
  ["a text", { textHtml: "<p></p>" }, { textHtml: "textRequired" }],
  ["a theme", { theme: null }, { theme: "themeRequired" }],
  ["neighbourhoods", { neighbourhoodIds: [] }, { neighbourhoodIds: "neighbourhoodsRequired" }],
  ["a link that is one", { ctaLink: "stad", ctaText: "Meer" }, { ctaLink: "customCtaLinkFormat" }],
  ["a text on its button", { ctaLink: "https://stad.example" }, { ctaText: "customCtaTextRequired" }],
];

describe.each(["activity", "vacancy"] as const)("a complete %s", (kind) => {
  test("has no problems; nor without neighbourhoods on the public page", () => {
    expect(problems(CompletePost, kind, {}, {})).toEqual({});
    expect(problems(CompletePost, kind, {}, { visibility: "public-page", neighbourhoodIds: [] })).toEqual({});
  });
  test.each(ofEither)("has %s", (_, post, expected) =>
    expect(problems(CompletePost, kind, {}, post)).toEqual(expected),
  );
  test("has an address", () => {
    expect(problems(CompletePost, kind, { address: "\u200b" }, {})).toEqual({ [`${kind}.address`]: "placeRequired" });
  });
});

describe("an activity", () => {
  test.each<[string, Fields, Record<string, string>]>([
    ["a first day", { fromDay: null }, { fromDay: "fromDayRequired" }],
    ["a time to start", { fromTime: "" }, { fromTime: "timeFormat" }],
    [
      "a time as clocks show it",
      { fromTime: "7:00", untilTime: "25:00" },
      { fromTime: "timeFormat", untilTime: "timeFormat" },
    ],
    ["a last day", { untilDay: null }, { untilDay: "untilDayRequired" }],
    ["no end before its start", { untilTime: "18:59" }, { untilDay: "untilNotBeforeStart" }],
    ["no last day before its first", { untilDay: "2026-10-23" }, { untilDay: "untilNotBeforeStart" }],
    ["a last day of its series", { repeat: "weekly" }, { repeatUntil: "repeatUntilRequired" }],
    [
      "no series that ends before it begins",
      { repeat: "monthly", repeatUntil: "2026-10-23" },
      { repeatUntil: "untilNotBeforeStart" },
    ],
    [
      "no more dates than there may be",
      { repeat: "weekly", repeatUntil: "2027-12-18" },
      { repeatUntil: "tooManyDates" },
    ],
  ])("that is complete has %s", (_, own, expected) => {
    const codes = Object.entries(expected).map(([field, code]) => [`activity.${field}`, code]);
    expect(problems(CompletePost, "activity", own, {})).toEqual(Object.fromEntries(codes));
  });

  test.each<[string, Fields]>([
    ["it may end as it starts", { untilTime: "19:00" }],
    ["it may end in the night", { untilDay: "2026-10-25", untilTime: "02:00" }],
    ["it may have no time to end: its end is compared only where both are given", { untilTime: "" }],
    [`it may have ${activityLimits.dates} dates`, { repeat: "weekly", repeatUntil: "2027-12-17" }],
  ])("%s", (_, own) => expect(problems(CompletePost, "activity", own, {})).toEqual({}));

  test("that lacks an end or a start is not told that they are the wrong way round", () => {
    const late = { fromTime: "22:00" };
    expect(problems(CompletePost, "activity", { ...late, untilDay: null }, {})).not.toContain("untilNotBeforeStart");
    expect(problems(CompletePost, "activity", { ...late, untilTime: "2" }, {})).toEqual({
      "activity.untilTime": "timeFormat",
    });
  });

  test("may lack everything while it is a draft; everyone may then register, up to its beginning", () => {
    expect(ActivityDraft.parse({})).toEqual({
      fromDay: null,
      fromTime: "",
      untilDay: null,
      untilTime: "",
      repeat: "never",
      repeatUntil: null,
      address: "",
      longitude: null,
      latitude: null,
      hasRegistration: true,
      capacity: null,
      closesHoursBefore: 0,
    });
  });

  test.each<Fields>([
    { capacity: 0 },
    { capacity: 1.5 },
    { capacity: activityLimits.capacity + 1 },
    { closesHoursBefore: -1 },
    { closesHoursBefore: activityLimits.closesHoursBefore + 1 },
    { longitude: 181 },
    { latitude: -91 },
    { address: "a".repeat(251) },
  ])("keeps to its limits while it is a draft: %j", (own) => {
    expect(Object.keys(problems(PostDraft, "activity", own, {}))).toEqual([`activity.${Object.keys(own)[0]}`]);
  });
});

describe("a vacancy", () => {
  test.each<[Fields, Record<string, string>]>([
    [{ contactEmail: "inge@" }, { contactEmail: "emailFormat" }],
    [{ contactEmail: "inge@stad.example", contactPhone: "09 123 45 67" }, {}],
    [{ subscriptionUrl: "stad.example" }, { subscriptionUrl: "subscriptionUrlFormat" }],
    [{ subscriptionUrl: "javascript:alert(1)" }, { subscriptionUrl: "subscriptionUrlFormat" }],
    [{ subscriptionUrl: "https://stad.example/form" }, {}],
  ])("with %j has the problems %j", (own, expected) => {
    const codes = Object.entries(expected).map(([field, code]) => [`vacancy.${field}`, code]);
    expect(problems(CompletePost, "vacancy", own, {})).toEqual(Object.fromEntries(codes));
  });

  test("may lack everything while it is a draft", () => {
    expect(VacancyDraft.parse({})).toEqual({
      address: "",
      longitude: null,
      latitude: null,
      engagement: "to-be-agreed",
      duration: null,
      durationUnit: "months",
      applyUntil: null,
      subscriptionUrl: "",
      contactFirstName: "",
      contactLastName: "",
      contactEmail: "",
      contactPhone: "",
    });
  });

  test.each<Fields>([
    { duration: 0 },
    { duration: 1001 },
    { contactFirstName: "a".repeat(101) },
    { contactLastName: "a".repeat(101) },
    { contactEmail: "a".repeat(255) },
    { contactPhone: "0".repeat(51) },
    { subscriptionUrl: "a".repeat(1001) },
  ])("keeps to its limits while it is a draft: %j", (own) => {
    expect(Object.keys(problems(PostDraft, "vacancy", own, {}))).toEqual([`vacancy.${Object.keys(own)[0]}`]);
  });
});

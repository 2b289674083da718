// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { describe, expect, test } from "vitest";
import { problemsOf } from "../../../app/editor/index.ts";
import { participation } from "../index.ts";
import { aPhase, aProject } from "../testing/samples.ts";
import { bodyOf, draftOf, emptyDraft, nextPhase } from "./draft.ts";
import { projectChecks } from "./problems.ts";
import { stepOf } from "./steps.ts";

const origin = { id: idOf(8), title: "Meer bomen", neighbourhoodId: idOf(20) };
const begun = { kind: "project", language: "nl", today: "2026-11-22", origin: null } as const;

describe("a new project", () => {
  test("lasts a month", () => {
    expect(emptyDraft(begun)).toMatchObject({ startsOn: "2026-11-22", endsOn: "2026-12-22", isBottomUpEnabled: false });
    expect(emptyDraft({ ...begun, today: "2027-01-31" }).endsOn).toBe("2027-02-28");
  });

  test("from a resident's message has its title and place, is open to ideas, and names it", () => {
    const draft = emptyDraft({ ...begun, origin });
    expect(draft).toMatchObject({ title: "Meer bomen", neighbourhoodIds: [idOf(20)], isBottomUpEnabled: true });
    expect(bodyOf(draft).shoutId).toBe(idOf(8));
  });
});

test("what the server stores comes back from the draft unchanged", () => {
  const image = { id: idOf(101), altText: "De kade" };
  const imageFile = {
    id: idOf(101),
    kind: "image",
    name: "kade.png",
    bytes: 10,
    width: 8,
    height: 6,
    address: "/a",
  } as const;
  const project = aProject({ image, imageFile, phases: [aPhase()], isPhased: true, budget: 5000, currency: "EUR" });
  expect(bodyOf(draftOf(project))).toMatchObject({ image, phases: project.phases, budget: 5000, currency: "EUR" });
});

test("what phases lack is listed phase by phase, in the order of their fields", () => {
  const [first, second] = [aPhase({ startsOn: null }), aPhase({ id: idOf(32), title: "", endsOn: null })];
  const draft = draftOf(aProject({ isPhased: true, phases: [{ ...first, title: "" }, second] }));
  const answered = { "phases.0.text": "phaseTextTooLong" };
  expect(problemsOf(projectChecks, draft, answered).map(({ path }) => path)).toEqual([
    "phases.0.title",
    "phases.0.text",
    "phases.0.startsOn",
    "phases.1.title",
    "phases.1.endsOn",
  ]);
});

test("a message that an editor may not read stays linked when they save", () => {
  const project = aProject({ shoutId: idOf(8), shout: null });
  expect(bodyOf(draftOf(project)).shoutId).toBe(idOf(8));
});

test("translations of phases that were deleted are left out", () => {
  const words = { title: "Écouter", text: "" };
  const translation = { language: "fr", title: "", introduction: "", textHtml: "", altText: "" } as const;
  const draft = draftOf(aProject({ phases: [aPhase()] }));
  const phases = { [idOf(31)]: words, [idOf(39)]: words };
  expect(bodyOf({ ...draft, translations: [{ ...translation, phases }] }).translations).toEqual([
    { ...translation, phases: { [idOf(31)]: words } },
  ]);
});

test("the next phase follows the last one, until the end of the project or for a month", () => {
  const draft = draftOf(aProject());
  expect(nextPhase(draft)).toMatchObject({ startsOn: "2026-12-01", endsOn: "2027-02-28" });
  const later = { ...draft, phases: [aPhase({ endsOn: "2027-01-15" })] };
  expect(nextPhase(later)).toMatchObject({ startsOn: "2027-01-16", endsOn: "2027-02-28" });
  const over = { ...draft, phases: [aPhase({ endsOn: "2027-02-28" })] };
  expect(nextPhase(over)).toMatchObject({ startsOn: "2027-03-01", endsOn: "2027-04-01" });
});

describe("what is missing", () => {
  const lacksOf = (change: Parameters<typeof aProject>[0]) => projectChecks.lacksOf(draftOf(aProject(change)));

  test("nothing in a complete project", () => {
    expect(lacksOf({})).toEqual([]);
  });

  test("each phase has its own faults, at its own fields", () => {
    const phases = [
      aPhase(),
      aPhase({ id: idOf(32), title: "", startsOn: null }),
      aPhase({ id: idOf(33), startsOn: "2027-01-02", endsOn: "2027-01-01", videoUrl: "https://example.org" }),
    ];
    expect(lacksOf({ isPhased: true, phases })).toEqual([
      { path: "phases.1.title", code: "phaseTitleRequired" },
      { path: "phases.1.startsOn", code: "phaseStartRequired" },
      { path: "phases.2.endsOn", code: "phaseUntilNotBeforeStart" },
      { path: "phases.2.videoUrl", code: "phaseVideoUrlFormat" },
    ]);
    expect(lacksOf({ isPhased: false, phases })).toEqual([]);
  });

  test("in a translation it is reported there", () => {
    const translations = [
      { language: "fr" as const, title: "Un parc", introduction: "", textHtml: "", altText: "", phases: {} },
    ];
    expect(lacksOf({ translations })).toEqual([
      { path: "translations.0.introduction", code: "introductionRequired" },
      { path: "translations.0.textHtml", code: "textRequired" },
    ]);
  });

  test("the server's faults are found under its own names", () => {
    const draft = draftOf(aProject({ phases: [aPhase({ title: "" })] }));
    expect(projectChecks.placesOf("project.phases", "phaseTitleRequired", draft)).toEqual([
      { path: "phases.0.title", code: "phaseTitleRequired" },
    ]);
  });

  test("each field belongs to one step", () => {
    expect(["title", "image.altText", "translations.0.title", "videoUrl"].map(stepOf)).toEqual(
      Array(4).fill("content"),
    );
    expect(["startsOn", "phases.2.videoUrl"].map(stepOf)).toEqual(["time", "time"]);
    expect(["theme", "currency"].map(stepOf)).toEqual(["extras", "extras"]);
    expect(stepOf("neighbourhoodIds")).toBe("audience");
  });
});

test("a resident's message leads to a new project with its details in the address", () => {
  const [act] = participation.shoutActs ?? [];
  expect(act?.hrefFor(origin)).toBe(
    `/participation/projects/new?shout=${idOf(8)}&title=Meer+bomen&neighbourhood=${idOf(20)}`,
  );
});

// @vitest-environment jsdom
/** The steps know no message: here something else goes online, a notice on a board. */
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMemo } from "react";
import { afterEach, expect, test } from "vitest";
import { closeToasts, showScreen } from "../../testing/show-screen.tsx";
import type { DocumentKind } from "../desk.ts";
import { draftCopiesOf } from "../draft-copies.ts";
import { useDesk } from "../use-desk.ts";
import { useProblems } from "../use-problems.ts";
import type { Publishable, StepCallbacks, StepCalls } from "./publishable.ts";
import { EditButtons, PreviewButtons } from "./step-buttons.tsx";
import { useSteps } from "./use-steps.ts";

type Notice = Publishable & { name: string };
type Draft = { name: string };

const aNotice = (change: Partial<Notice> = {}): Notice => ({
  ...{ id: "n", version: 1, savedAt: "2026-11-21T09:00:00.000Z", name: "Bench" },
  ...{ state: "concept", publishAt: null, can: { publish: true, edit: true } },
  ...change,
});

afterEach(() => {
  closeToasts();
  sessionStorage.clear();
});

const words = {
  saveFirst: { scheduled: "It stays scheduled.", published: "Readers see it at once." },
  published: "The notice hangs.",
  scheduled: (at: string) => `The notice hangs on ${at}.`,
  nextAddress: () => "/board",
};
const checks = {
  lacksOf: ({ name }: Draft) => (name === "" ? [{ path: "name", code: "required" }] : []),
  placesOf: () => [],
  order: ["name"],
};

type BoardProps = {
  notice: Notice;
  kind: DocumentKind<Notice, Draft, Draft>;
  isUploading: boolean;
  useCalls: (callbacks: StepCallbacks<Notice>) => StepCalls<Notice, string>;
};

function Board({ notice, kind, isUploading, useCalls }: BoardProps) {
  const copies = useMemo(() => draftCopiesOf<Draft, Draft>("notices", "mine"), []);
  const [desk, state] = useDesk(() => ({ kind, stored: notice, draft: kind.draftOf(notice), copies, pause: 60_000 }));
  const problems = useProblems({ desk, draft: state.draft, checks, placeText: () => "" });
  const steps = useSteps({ desk, state, problems, isUploading, useCalls, words });
  return (
    <>
      <input
        aria-label="Name"
        value={state.draft.name}
        onChange={(event) => desk.change({ name: event.target.value })}
      />
      <p>{problems.errorOf("name")}</p>
      <p>{steps.preview}</p>
      {steps.preview ? <PreviewButtons state={state} steps={steps} /> : <EditButtons state={state} steps={steps} />}
      {steps.choice.isOpen && (
        <button type="button" onClick={() => steps.publish(null)}>
          Hang it now
        </button>
      )}
    </>
  );
}

type Case = { notice?: Notice; isUploading?: boolean; refusal?: RefusalCode };

async function open({ notice = aNotice(), isUploading = false, refusal }: Case = {}) {
  const done: string[] = [];
  const kind: DocumentKind<Notice, Draft, Draft> = {
    draftOf: ({ name }) => ({ name }),
    bodyOf: (draft) => draft,
    isPrivate: ({ state }) => state === "concept",
    create: async (body) => ({ ...notice, ...body }),
    update: async (_, version, body) => {
      done.push("saved");
      return { ...notice, ...body, version: version + 1 };
    },
  };
  const callsFor = (callbacks: StepCallbacks<Notice>): StepCalls<Notice, string> => ({
    preview: async ({ name }) => `As read: ${name}`,
    publish: async (saved, _, at) => {
      done.push(at ?? "now");
      if (refusal) callbacks.publishRefused(new Refused({ code: refusal, fields: {}, requestId: "" }));
      else callbacks.published({ ...saved, state: "published" });
    },
    unschedule: async () => {},
    ...{ isPreviewing: false, isPublishing: false, isUnscheduling: false },
  });
  const shown = await showScreen(() => <Board {...{ notice, kind, isUploading }} useCalls={callsFor} />);
  return { ...shown, done };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("nothing is published without its preview, and then it is told in the words of its kind", async () => {
  const { done, address } = await open();
  await press("Publish or schedule");
  expect(await screen.findByText("As read: Bench")).toBeVisible();
  expect(done).toEqual([]);
  await press("Publish or schedule");
  await press("Hang it now");
  expect(await screen.findByText("The notice hangs.")).toBeVisible();
  expect(done).toEqual(["now"]);
  expect(address()).toBe("/board");
});

test("what is missing is named, and no preview is asked for", async () => {
  await open({ notice: aNotice({ name: "" }) });
  await press("Preview");
  expect(screen.getByText("Fill this in.")).toBeVisible();
  expect(screen.queryByText(/^As read/)).toBeNull();
});

test("a file on its way has to be there first", async () => {
  await open({ isUploading: true });
  await press("Preview");
  expect(await screen.findByText("A file is still uploading. Wait a moment.")).toBeVisible();
  expect(screen.queryByText(/^As read/)).toBeNull();
});

test("changes of what is online are saved before the preview, when that is wanted", async () => {
  const { done } = await open({ notice: aNotice({ state: "published" }) });
  await userEvent.type(screen.getByLabelText("Name"), "es");
  await press("Preview");
  expect(await screen.findByText("Readers see it at once.")).toBeVisible();
  expect(done).toEqual([]);
  await press("Save and preview");
  expect(await screen.findByText("As read: Benches")).toBeVisible();
  expect(done).toEqual(["saved"]);
});

test("a preview that is out of date leads back to writing", async () => {
  await open({ refusal: "not_previewed" });
  await press("Preview");
  await press("Publish or schedule");
  await press("Hang it now");
  expect(await screen.findByRole("button", { name: "Preview" })).toBeVisible();
  expect(screen.queryByText(/^As read/)).toBeNull();
});

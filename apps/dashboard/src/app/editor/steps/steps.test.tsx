// @vitest-environment jsdom
/** The steps do not depend on messages: here they publish a notice on a board. */
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMemo, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { closeToasts, showScreen } from "../../testing/show-screen.tsx";
import type { DocumentKind } from "../desk.ts";
import { draftCopiesOf } from "../draft-copies.ts";
import { useDesk } from "../use-desk.ts";
import { useProblems } from "../use-problems.ts";
import type { Publishable, StepCallbacks, StepCalls } from "./publishable.ts";
import { CheckButtons, EditButtons } from "./step-buttons.tsx";
import { useSteps } from "./use-steps.ts";

type Notice = Publishable & { name: string };
type Draft = { name: string };

const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: "n",
  version: 1,
  savedAt: "2026-11-21T09:00:00.000Z",
  name: "Bench",
  state: "concept",
  publishAt: null,
  can: { publish: true, edit: true },
  ...change,
});

afterEach(() => {
  closeToasts();
  sessionStorage.clear();
});

const words = {
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
  const [isChecking, setChecking] = useState(false);
  const edit = () => setChecking(false);
  const steps = useSteps({ desk, state, problems, isUploading, isChecking, edit, useCalls, words });
  const { checked } = steps;
  const way = { back: null, nextLabel: "Continue to review", next: () => setChecking(true) };
  return (
    <>
      <input
        aria-label="Name"
        value={state.draft.name}
        onChange={(event) => desk.change({ name: event.target.value })}
      />
      <p>{problems.errorOf("name")}</p>
      <p>{checked.phase === "done" ? checked.preview : `(${checked.phase})`}</p>
      {isChecking ? (
        <CheckButtons
          stored={state.stored}
          back={edit}
          onPublish={checked.phase === "done" ? () => steps.publish(null) : undefined}
          onSchedule={undefined}
        />
      ) : (
        <EditButtons state={state} steps={{ ...steps, discard: desk.discard }} way={way} />
      )}
      {isChecking && checked.phase === "unsaved" && (
        <button type="button" onClick={() => void steps.check()}>
          Save and check
        </button>
      )}
    </>
  );
}

const read = async ({ name }: Notice): Promise<string | undefined> => `As read: ${name}`;
type Case = { notice?: Notice; isUploading?: boolean; refusal?: RefusalCode; preview?: typeof read };

async function open({ notice = aNotice(), isUploading = false, refusal, preview = read }: Case = {}) {
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
    preview,
    publish: async (saved, _, at) => {
      done.push(at ?? "now");
      if (refusal) callbacks.publishRefused(new Refused({ code: refusal, fields: {}, requestId: "" }));
      else callbacks.published({ ...saved, state: "published" });
    },
    unschedule: async () => {},
    isPreviewing: false,
    isPublishing: false,
    isUnscheduling: false,
  });
  const shown = await showScreen(() => (
    <Board notice={notice} kind={kind} isUploading={isUploading} useCalls={callsFor} />
  ));
  return { ...shown, done };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const publishButton = () => screen.getByRole("button", { name: "Publish now" });

test("nothing is published without its check, and the outcome is reported in the words of its kind", async () => {
  const { done, address } = await open();
  expect(screen.queryByRole("button", { name: "Publish now" })).toBeNull();
  await press("Continue to review");
  expect(await screen.findByText("As read: Bench")).toBeVisible();
  expect(done).toEqual([]);
  await press("Publish now");
  expect(await screen.findByText("The notice hangs.")).toBeVisible();
  expect(done).toEqual(["now"]);
  expect(address()).toBe("/board");
});

test("the check names what is missing, and requests no preview", async () => {
  await open({ notice: aNotice({ name: "" }) });
  await press("Continue to review");
  expect(screen.getByText("Fill this in.")).toBeVisible();
  expect(screen.getByText("(lacking)")).toBeVisible();
  expect(publishButton()).toBeDisabled();
});

test("the check waits for uploads", async () => {
  await open({ isUploading: true });
  await press("Continue to review");
  expect(await screen.findByText("(uploading)")).toBeVisible();
});

test("changes to a published document are saved before the check only on request", async () => {
  const { done } = await open({ notice: aNotice({ state: "published" }) });
  await userEvent.type(screen.getByLabelText("Name"), "es");
  await press("Continue to review");
  expect(await screen.findByText("(unsaved)")).toBeVisible();
  expect(done).toEqual([]);
  await press("Save and check");
  expect(await screen.findByText("As read: Benches")).toBeVisible();
  expect(done).toEqual(["saved"]);
});

test("an outdated check leads back to writing", async () => {
  await open({ refusal: "not_previewed" });
  await press("Continue to review");
  await screen.findByText("As read: Bench");
  await press("Publish now");
  expect(await screen.findByRole("button", { name: "Continue to review" })).toBeVisible();
});

test("a preview that was asked for before the author went back to write does not replace the later one", async () => {
  const held: (() => void)[] = [];
  const preview = async (notice: Notice) => {
    if (notice.name === "Bench") await new Promise<void>((resolve) => held.push(resolve));
    return read(notice);
  };
  await open({ preview });
  await press("Continue to review");
  await waitFor(() => expect(held).toHaveLength(1));
  await press("Back");
  await userEvent.type(screen.getByLabelText("Name"), "es");
  await press("Continue to review");
  expect(await screen.findByText("As read: Benches")).toBeVisible();
  await act(async () => held[0]?.());
  expect(screen.getByText("As read: Benches")).toBeVisible();
});

test("a check that failed without a connection is made again once it is back", async () => {
  const answers = [undefined, "As read again"];
  await open({ preview: async () => answers.shift() });
  await press("Continue to review");
  expect(await screen.findByText("(failed)")).toBeVisible();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("As read again")).toBeVisible();
});

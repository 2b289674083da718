// @vitest-environment jsdom
import { Refused } from "@stoep/contract/kernel";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { Desk, DocumentKind } from "./desk.ts";
import { draftCopiesOf } from "./draft-copies.ts";
import { useDesk } from "./use-desk.ts";

type Card = { id: string; version: number; savedAt: string; name: string; images: string[] };
type Draft = { name: string; images: string[] };

afterEach(() => sessionStorage.clear());

const theirs: Card = { id: "card", version: 2, savedAt: "2026-11-21T09:00:00.000Z", name: "Theirs", images: ["a"] };
const words = { labelOf: (path: string) => path, textOf: (_: string, value: unknown) => JSON.stringify(value) };

type Opened = Desk<Card, Draft, Draft>;
type Kind = DocumentKind<Card, Draft, Draft>;

function Editor({ kind, onDesk }: { kind: Kind; onDesk: (desk: Opened) => void }) {
  const [desk, state] = useDesk(() => {
    const stored = { ...theirs, version: 1, name: "Bench" };
    return { kind, stored, draft: kind.draftOf(stored), copies: draftCopiesOf<Draft, Draft>("cards", "mine") };
  });
  onDesk(desk);
  return (
    <>
      <h1>The card</h1>
      <ConflictDialog
        desk={desk}
        state={state}
        title="Someone else changed this"
        draftOf={kind.draftOf}
        words={words}
        theirs={{ queryKey: ["cards"], queryFn: async () => theirs }}
      />
    </>
  );
}

/** An editor whose first save was refused, as someone else had saved. */
async function openConflict() {
  const sent: Draft[] = [];
  const kind: Kind = {
    draftOf: ({ name, images }) => ({ name, images }),
    bodyOf: (draft) => draft,
    isPrivate: () => false,
    create: () => Promise.reject(new Error("never created")),
    update: async (_, version, body) => {
      if (version === 1) throw new Refused({ code: "changed_meanwhile", fields: {}, requestId: "" });
      sent.push(body);
      return { ...theirs, ...body, version: version + 1 };
    },
  };
  const opened: Opened[] = [];
  await showScreen(() => <Editor kind={kind} onDesk={(desk) => opened.push(desk)} />);
  // The one on screen: the first rendering may have waited for texts.
  await screen.findByText("The card");
  const desk = opened.at(-1);
  if (!desk) throw new Error("The editor did not open");
  await act(async () => {
    desk.change({ name: "Mine" });
    await desk.save();
  });
  await screen.findByRole("dialog", { name: "Someone else changed this" });
  return { desk, sent };
}

test("when both changed a field that the groups of values name, editing continues with the chosen value", async () => {
  const { desk, sent } = await openConflict();
  expect(await screen.findByRole("radiogroup", { name: "name" })).toBeVisible();
  await userEvent.click(await screen.findByRole("radio", { name: /Theirs/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save these choices" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(desk.read()).toMatchObject({ draft: { name: "Theirs" }, isDirty: false });
  expect(sent).toEqual([]);
});

test("a picture whose upload finishes while the author chooses is kept", async () => {
  const { desk, sent } = await openConflict();
  await screen.findByRole("radio", { name: /Theirs/ });
  act(() => desk.change(({ images }) => ({ images: [...images, "late"] })));
  await userEvent.click(screen.getByRole("radio", { name: /Theirs/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save these choices" }));
  await waitFor(() => expect(sent).toEqual([{ name: "Theirs", images: ["a", "late"] }]));
});

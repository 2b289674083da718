// @vitest-environment jsdom
import { api } from "@stoep/client/api";
import { fakeServer, refusal } from "@stoep/client/testing";
import { dropToken, keepToken, writeRecord } from "@stoep/client/token";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { draftCopiesOf } from "../editor/draft-copies.ts";
import { useDesk } from "../editor/use-desk.ts";
import { sessionStore } from "../session-store.ts";
import { aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";

type Note = { id: string; version: number; savedAt: string; name: string };

afterEach(() => vi.unstubAllGlobals());

test("what could not be saved as the session was over is saved once the person has signed in again", async () => {
  const session = aSession();
  const record = { accountId: session.account.id, activeId: null, accessEndsAt: "" };
  const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: session.account.id };
  writeRecord(record);
  fakeServer({ accounts: { getToken: token, getSession: session } });
  await sessionStore.start();
  const saved: string[] = [];
  const note: Note = { id: "n", version: 1, savedAt: "2026-11-21T09:00:00.000Z", name: "Bench" };
  const save = async (_: string, version: number, { name }: { name: string }): Promise<Note> => {
    await api.accounts.getSession();
    saved.push(name);
    return { ...note, name, version: version + 1 };
  };
  const kind = { draftOf: ({ name }: Note) => ({ name }), bodyOf: (draft: { name: string }) => draft };
  const copies = draftCopiesOf<{ name: string }, { name: string }>("notices", "mine");
  await showScreen(() => {
    const [desk, { phase }] = useDesk(() => ({
      kind: { ...kind, isPrivate: () => true, create: async () => note, update: save },
      stored: note,
      draft: kind.draftOf(note),
      copies,
      pause: 0,
    }));
    return (
      <button type="button" onClick={() => desk.change({ name: "Benches" })}>
        {phase}
      </button>
    );
  });
  dropToken();
  fakeServer({ accounts: { getToken: () => Promise.reject(refusal("session_over")), getSession: session } });
  act(() => screen.getByRole("button").click());
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("failed"));
  expect(saved).toEqual([]);

  fakeServer({ accounts: { getToken: token, getSession: session } });
  keepToken(token);
  const newValue = JSON.stringify({ ...record, accessEndsAt: "later" });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "stoep.session", newValue, oldValue: null })));
  await waitFor(() => expect(saved).toEqual(["Benches"]));
  expect(screen.getByRole("button")).toHaveTextContent("rest");
});

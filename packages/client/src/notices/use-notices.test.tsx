import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aNotice, fakeServer } from "../testing/index.ts";
import { identifyApp, keepToken } from "../token/index.ts";
import { useNotices } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

test("a notification that moved up while the pages were loaded is listed once, in its new place and with its new content", async () => {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  keepToken({ access_token: "good", expires_in: 600, userId: "dirk" });
  const [first, second] = [aNotice(1, { people: 1 }), aNotice(2)];
  let pages = [[second], [first]];
  fakeServer({
    notifications: {
      listNotices: ({ query }) => {
        const number = Number(query.get("cursor") ?? 0);
        return { items: pages[number] ?? [], next: number === 0 ? "1" : null, unread: 2 };
      },
    },
  });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useNotices(false), { wrapper });
  await waitFor(() => expect(result.current.notices).toHaveLength(1));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(result.current.notices.map(({ id }) => id)).toEqual([second.id, first.id]));
  // After the second page was loaded, another person reacted: the notification is now the newest.
  queries.setQueryData<{ pages: { items: unknown[] }[] }>(
    ["notifications", "listNotices", "pages", {}],
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, at) => (at ? page : { ...page, items: [{ ...first, people: 2 }, second] })),
      },
  );
  pages = [];
  await waitFor(() => expect(result.current.notices).toHaveLength(2));
  expect(result.current.notices.map(({ id, people }) => [id, people])).toEqual([
    [first.id, 2],
    [second.id, second.people],
  ]);
});

// @vitest-environment jsdom
import type { RefusalCode } from "@stoep/contract/kernel";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../api/index.ts";
import { bareSession, fakeServer, refusal } from "../testing/index.ts";
import { identifyApp, keepToken } from "../token/index.ts";
import { useSend } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

const queries = new QueryClient();
const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

/** The idempotency keys of two attempts at the same command, the first of which is refused. */
async function keysAfter(code: RefusalCode) {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  keepToken({ access_token: "good", expires_in: 600, userId: "dirk" });
  let attempts = 0;
  const asked = fakeServer({
    accounts: {
      setLanguage: () => {
        attempts += 1;
        if (attempts === 1) throw refusal(code);
        return bareSession();
      },
    },
  });
  const { result } = renderHook(() => useSend(api.accounts.setLanguage), { wrapper: Queries });
  for (let count = 0; count < 2; count += 1) {
    await act(() => result.current.send({ body: { language: "fr" } }));
  }
  return asked.map(({ headers }) => headers.get("idempotency-key"));
}

test.each<RefusalCode>(["unavailable", "key_in_use"])(
  "a command refused with %s may yet take effect, and is repeated with the same key",
  async (code) => {
    const [first, second] = await keysAfter(code);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  },
);

test("a command that was certainly refused is a new one when it is repeated", async () => {
  const [first, second] = await keysAfter("not_allowed");
  expect(second).not.toBe(first);
});

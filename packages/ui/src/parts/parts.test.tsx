// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, StrictMode, Suspense, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type FailedPartProps, fetchAhead, lazyPart, loadPart, PartNotLoaded, PartsProvider } from "./index.ts";

type Window = { onClose: () => void };
const Hello = () => <p>Hello</p>;
const Search = ({ onClose }: Window) => (
  <button type="button" onClick={onClose}>
    Search
  </button>
);

function Failed({ place, problem, onRetry }: FailedPartProps) {
  return (
    <button type="button" onClick={onRetry}>
      {`${place} ${problem}`}
    </button>
  );
}

function Opener({ Palette }: { Palette: ComponentType<Window> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}

function Later({ Part }: { Part: ComponentType }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Part />;
  return (
    <button type="button" onClick={() => setWanted(true)}>
      Show
    </button>
  );
}

const tell = vi.fn();

function show(Part: ComponentType, isStrict = false) {
  const page = (
    <PartsProvider Failed={Failed} tell={tell}>
      <input aria-label="Comment" />
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </PartsProvider>
  );
  return render(isStrict ? <StrictMode>{page}</StrictMode> : page);
}

/** Loads that fail until there is a connection. */
function connection() {
  const state = { isThere: false, tries: 0 };
  const over =
    <T,>(part: T) =>
    async () => {
      state.tries += 1;
      if (!state.isThere) throw new TypeError("Failed to fetch dynamically imported module");
      return part;
    };
  return { state, over };
}

afterEach(() => {
  tell.mockClear();
  vi.unstubAllGlobals();
});

test("a part is drawn once it is loaded, and at once when it has been loaded before", async () => {
  const load = vi.fn(async () => Hello);
  const Part = lazyPart(load);
  await act(Part.preload);
  show(Part);
  expect(screen.getByText("Hello")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test("one failed request is tried again without a word", async () => {
  const { state, over } = connection();
  const Part = lazyPart(over(Hello));
  show(Part);
  expect(screen.getByText("waiting")).toBeVisible();
  state.isThere = true;
  expect(await screen.findByText("Hello")).toBeVisible();
  expect(state.tries).toBe(2);
});

test.each(["screen", "inline"] as const)(
  "a part in place of a %s says that it failed, and can be tried again",
  async (place) => {
    const { state, over } = connection();
    show(lazyPart(over(Hello), { place }));
    await userEvent.click(await screen.findByRole("button", { name: `${place} failed` }));
    // Some browsers try an address only once.
    const stuck = await screen.findByRole("button", { name: `${place} stuck` });
    state.isThere = true;
    await userEvent.click(stuck);
    expect(await screen.findByText("Hello")).toBeVisible();
  },
);

test("a part that was left is tried again when it is drawn again, and at once when the connection is back", async () => {
  const { state, over } = connection();
  const Part = lazyPart(over(Hello));
  const { unmount } = show(Part);
  await screen.findByRole("button", { name: "inline failed" });
  unmount();
  await act(async () => {});
  show(Part);
  await screen.findByRole("button", { name: "inline stuck" });
  await act(async () => {});
  state.isThere = true;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Hello")).toBeVisible();
});

test("what opens over the page is closed again, with a word, and opens at the next press", async () => {
  const { state, over } = connection();
  const Palette = lazyPart<Window>(over(Search), { close: ({ onClose }) => onClose() });
  show(() => <Opener Palette={Palette} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(tell).toHaveBeenCalledWith("failed"));
  expect(await screen.findByRole("button", { name: "Open" })).toBeVisible();
  state.isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("button", { name: "Search" })).toBeVisible();
});

test("without an optional part the page is complete; a failure is never tried again by itself, nor in a circle", async () => {
  const { state, over } = connection();
  vi.useFakeTimers();
  show(lazyPart(over(Hello), { isOptional: true }), true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.queryByText("waiting")).toBeNull();
  expect(state.tries).toBe(2);
  expect(screen.queryByRole("button")).toBeNull();
  expect(tell).not.toHaveBeenCalled();
});

test("offline nothing is tried twice, and what is fetched ahead fails without a word", async () => {
  const { state, over } = connection();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(loadPart(over(Hello))).rejects.toThrow(PartNotLoaded);
  expect(state.tries).toBe(1);
  fetchAhead(over(Hello));
  vi.restoreAllMocks();
});

test("after an upgrade the page is not reloaded over what somebody has typed", async () => {
  const page = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js"></script>`;
  document.head.insertAdjacentHTML("beforeend", '<script type="module" src="/assets/old.js"></script>');
  vi.stubGlobal("fetch", async () => new Response(page("new")));
  const { over } = connection();
  const Part = lazyPart(over(Hello));
  show(() => <Later Part={Part} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "Half a sentence");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByRole("button", { name: "inline outdated" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("Half a sentence");
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

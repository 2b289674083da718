// @vitest-environment jsdom
import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { ProjectRow } from "../parts/words.ts";
import { aProject, aRow, ofParticipation } from "../testing/samples.ts";
import { ProjectsScreen } from "./projects-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

type Participation = NonNullable<Replies["participation"]>;

async function open(rows: ProjectRow[], replies: Participation = {}, at = "/participation/projects") {
  const asked = fakeServer({
    participation: {
      listProjects: ({ query }) => ({
        items: rows,
        next: null,
        counts: { published: 12, scheduled: 1, concept: 2 },
        found: query.has("search") ? 1 : null,
      }),
      ...replies,
    },
    neighbourhoods: {
      readAreas: () => {
        throw refusal("not_found");
      },
    },
  });
  const shown = await showScreen(ProjectsScreen, { path: "/participation/projects", at, session: ofParticipation() });
  if (rows[0]) await screen.findByText(rows[0].title);
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `participation.${route}`) };
}

async function menuOf(title: string) {
  await userEvent.click(screen.getByRole("button", { name: new RegExp(title) }));
  return screen.findByRole("menu");
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole("menuitem", { name }));

test("a row says what matters first: kind, days left, the phase under way, and whether it is public", async () => {
  await open([aRow({ isPublic: true })]);
  const row = screen.getByRole("row", { name: /Een park aan het water/ });
  expect(row).toHaveTextContent("Project · 12 days left · now: Luisteren · public");
  expect(within(row).getByText("Under way")).toBeVisible();
  expect(within(row).getByText("Muide")).toBeVisible();
});

test("tabs show how many there are in each state, and filters stand in the address", async () => {
  const { of } = await open([aRow()], {}, "/participation/projects?search=park&timing=active&isPublic=no");
  expect(screen.getByRole("link", { name: /Drafts/ })).toHaveTextContent("2");
  expect(screen.getByText("1 of 12")).toBeVisible();
  expect(Object.fromEntries(of("listProjects")[0]?.query ?? [])).toMatchObject({ timing: "active", isPublic: "no" });
});

test("an empty list says what a project is and offers the first", async () => {
  await open([]);
  expect(await screen.findByRole("link", { name: "New project" })).toHaveAttribute(
    "href",
    "/dashboard/participation/projects/new",
  );
});

describe("its menu", () => {
  test("shows it on the public pages at once, then as the server has it", async () => {
    let answer = (_: { isPublic: boolean }) => {};
    const reply = new Promise<{ isPublic: boolean }>((resolve) => {
      answer = resolve;
    });
    let isPublic = false;
    await open([aRow()], {
      listProjects: () => ({
        items: [aRow({ isPublic })],
        next: null,
        counts: { published: 1, scheduled: 0, concept: 0 },
        found: null,
      }),
      setProjectPublic: async () => aProject({ state: "published", ...(await reply) }),
    });
    await menuOf("Een park");
    await choose(/Show on the participation page/);
    await waitFor(() => expect(screen.getByRole("row", { name: /Een park/ })).toHaveTextContent("public"));
    isPublic = true;
    await act(async () => answer({ isPublic: true }));
    expect(screen.getByRole("row", { name: /Een park/ })).toHaveTextContent("public");
  });

  test("takes the mark back where the server refuses", async () => {
    await open([aRow()], {
      setProjectPublic: () => {
        throw refusal("not_allowed");
      },
    });
    await menuOf("Een park");
    await choose(/Show on the participation page/);
    await waitFor(() => expect(screen.getByRole("row", { name: /Een park/ })).not.toHaveTextContent("public"));
  });

  test("ends it early after a question that names it", async () => {
    const { of } = await open([aRow()], { endProject: aProject({ state: "published", timing: "finished" }) });
    await menuOf("Een park");
    await choose(/End early/);
    const dialog = await screen.findByRole("dialog", { name: "End “Een park aan het water” today?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "End today" }));
    await expectToast("Project ended.");
    expect(of("endProject")[0]?.params).toEqual({ projectId: idOf(1) });
  });

  test("reopens one whose last day has passed with a new last day", async () => {
    const row = aRow({ timing: "finished", endsOn: "2020-01-15", daysLeft: 0 });
    const { of } = await open([row], { reopenProject: aProject({ state: "published" }) });
    await menuOf("Een park");
    await choose(/Reopen/);
    const dialog = await screen.findByRole("dialog", { name: "Reopen “Een park aan het water”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
    expect(await within(dialog).findByText("Enter the last day.")).toBeVisible();
    await userEvent.type(within(dialog).getByRole("textbox", { name: /New last day/ }), "12/31/2099");
    await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
    await expectToast("Project reopened.");
    expect(of("reopenProject")[0]?.body).toEqual({ endsOn: "2099-12-31" });
  });

  test("reopens one that was ended early until its own last day", async () => {
    const row = aRow({ timing: "finished", endsOn: "2099-01-15", daysLeft: 0 });
    const { of } = await open([row], { reopenProject: aProject({ state: "published" }) });
    await menuOf("Een park");
    await choose(/Reopen/);
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Reopen" }));
    await expectToast("Project reopened.");
    expect(of("reopenProject")[0]?.body).toEqual({ endsOn: null });
  });

  test("asks for another last day after all where the server refuses the one it has", async () => {
    const row = aRow({ timing: "finished", endsOn: "2099-01-15", daysLeft: 0 });
    const reopenProject = () => {
      throw refusal("invalid_input", { endsOn: "endPassed" });
    };
    await open([row], { reopenProject });
    await menuOf("Een park");
    await choose(/Reopen/);
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
    expect(await within(dialog).findByRole("textbox", { name: /New last day/ })).toBeInvalid();
  });

  test("deletes it after a question; the row goes, and comes back when that is undone", async () => {
    await open([aRow()], { deleteProject: { done: true }, undeleteProject: aProject({ state: "published" }) });
    await menuOf("Een park");
    await choose(/Delete/);
    const dialog = await screen.findByRole("dialog", { name: "Delete “Een park aan het water”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Een park/ })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("row", { name: /Een park/ })).toBeVisible();
  });

  test("says why an act is not allowed, and offers a draft only what it has", async () => {
    await open([aRow({ can: { ...aRow().can, setPublic: "level_too_low" } })]);
    await menuOf("Een park");
    expect(screen.getByRole("menuitem", { name: /Show on the participation page/ })).toHaveAttribute(
      "data-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
  });

  test("says why it cannot be edited, and leads nowhere then", async () => {
    await open([aRow({ can: { ...aRow().can, edit: "licence_expired" } })]);
    await menuOf("Een park");
    const act = screen.getByRole("menuitem", { name: /Edit.+/ });
    expect(act).toHaveAttribute("data-disabled", "true");
    expect(act).not.toHaveAttribute("href");
    await userEvent.keyboard("{Escape}");
  });

  test("offers a draft only what it has", async () => {
    await open([aRow({ state: "concept", title: "Kade" })], {}, "/participation/projects?state=concept");
    await menuOf("Kade");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Edit", "Delete"]);
  });
});

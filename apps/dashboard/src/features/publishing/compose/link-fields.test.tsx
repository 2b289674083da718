// @vitest-environment jsdom
/** What a message belongs to: chosen, prefilled from the address, and said before it goes online. */
import type { Replies } from "@stoep/client/testing";
import { refusal } from "@stoep/client/testing";
import type { LinkChoice } from "@stoep/contract/publishing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messageIn, openReader } from "../../../app/testing/open-reader.ts";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { atStep, openEditor } from "./testing/open-editor.tsx";
import { aPost, aPreview, idOf } from "./testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const park: LinkChoice = {
  id: idOf(151),
  name: "A park by the water",
  state: "published",
  opensAt: "2026-11-20T09:00:00.000Z",
  parts: [
    { id: idOf(161), name: "We listen" },
    { id: idOf(162), name: "Your ideas" },
  ],
};
const bridge: LinkChoice = { id: idOf(152), name: "A new bridge", state: "concept", opensAt: null, parts: [] };

type Publishing = NonNullable<Replies["publishing"]>;
const choices: Publishing["listLinkChoices"] = ({ query }) => {
  const id = query.get("id");
  const search = query.get("search")?.toLowerCase() ?? "";
  const items = [bridge, park].filter((one) => (id ? one.id === id : one.name.toLowerCase().includes(search)));
  return { items };
};
/** Reads participation, or has no level there. */
const withProjects = (read: true | "no_module_access" = true) => {
  const access = anAccess();
  return aSession(aMembership(), [], { ...access, ideas: { ...access.ideas, read } });
};
const field = () => screen.findByRole("combobox", { name: "Project" });
const linked = (link: object) =>
  aPost({
    link: { kind: "project", id: park.id, part: null },
    linked: { kind: "project", id: park.id, part: null, name: park.name, partName: "", ...link },
  });

async function openExtras(options: Parameters<typeof openEditor>[0] = {}) {
  const { replies, ...rest } = options;
  return openEditor({
    post: aPost(),
    at: atStep("extras"),
    session: withProjects(),
    replies: { listLinkChoices: choices, ...replies },
    ...rest,
  });
}

describe("choosing", () => {
  test("a project by words in it, then a phase; both are saved and shown to the reader", async () => {
    const { of } = await openExtras();
    await userEvent.click(await screen.findByRole("button", { name: "Link to a project" }));
    await userEvent.type(await field(), "park");
    await userEvent.click(await screen.findByRole("option", { name: park.name }));
    await userEvent.click(await screen.findByRole("combobox", { name: "Phase" }));
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "The whole project",
      "We listen",
      "Your ideas",
    ]);
    await userEvent.click(screen.getByRole("option", { name: "Your ideas" }));
    const reading = openReader(screen.getByRole("region", { name: "On a resident’s phone" }));
    await waitFor(() =>
      expect(messageIn(reading()).post.link).toEqual({
        kind: "project",
        path: "",
        text: "Project bekijken",
        name: park.name,
        partName: "Your ideas",
      }),
    );
    await waitFor(() =>
      expect(of("updatePost").at(-1)?.body).toMatchObject({
        post: { link: { kind: "project", id: park.id, part: idOf(162) } },
      }),
    );
  });

  test("a draft is said to be one, and another choice or none takes its place", async () => {
    await openExtras();
    await userEvent.click(await screen.findByRole("button", { name: "Link to a project" }));
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole("option", { name: bridge.name }));
    expect(await screen.findByText("This is still a draft. Publish it before this goes online.")).toBeVisible();
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole("option", { name: bridge.name }));
    await waitFor(async () => expect(await field()).toHaveValue(""));
  });

  test("is offered to members without a level in participation, and not without a licence for it", async () => {
    await openExtras({ session: withProjects("no_module_access") });
    expect(await screen.findByRole("button", { name: "Link to a project" })).toBeVisible();
  });

  test("is not offered without a licence for participation", async () => {
    await openExtras({ session: aSession() });
    expect(await screen.findByRole("button", { name: "Add a photo" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Link to a project" })).toBeNull();
  });

  test("what is gone says so, and stays until another is chosen", async () => {
    await openExtras({ post: linked({ name: "" }), replies: { listLinkChoices: { items: [] } } });
    expect(await field()).toHaveValue("A project that you cannot see, or that no longer exists");
  });
});

describe("from a project's page", () => {
  test("a new message belongs to the project and the phase in the address", async () => {
    const { of } = await openEditor({
      at: `/messages/new?link=project:${park.id}:${idOf(161)}`,
      session: withProjects(),
      replies: { listLinkChoices: choices },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: /^Title/ }), "Come and talk");
    await waitFor(() =>
      expect(of("createPost")[0]?.body).toMatchObject({ link: { kind: "project", id: park.id, part: idOf(161) } }),
    );
  });

  test.each([
    ["of nothing", `project:${idOf(999)}`],
    ["that is none", "project:park"],
  ])("an address %s begins a message that belongs to nothing", async (_, link) => {
    const { of } = await openEditor({
      at: `/messages/new?link=${link}`,
      session: withProjects(),
      replies: { listLinkChoices: choices },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: /^Title/ }), "Come and talk");
    await waitFor(() => expect(of("createPost")[0]?.body).toMatchObject({ link: null }));
  });
});

describe("the check", () => {
  test("names the field where it belongs to a draft, and leads back to it", async () => {
    await openExtras({
      post: linked({}),
      at: atStep("check"),
      replies: {
        previewPost: () => {
          throw refusal("invalid_input", { link: "linkNotLive" });
        },
      },
    });
    expect(await screen.findByText(/This is still a draft, or goes online later/)).toBeVisible();
  });

  test("says from when on it can go online", async () => {
    const post = linked({});
    await openExtras({
      post,
      at: atStep("check"),
      replies: { previewPost: aPreview(post, { linkOpensAt: "2026-12-01T09:00:00.000Z" }) },
    });
    const said = await screen.findByText(/What this belongs to goes online on/);
    expect(within(said).getByText(/1 Dec/)).toBeVisible();
  });
});

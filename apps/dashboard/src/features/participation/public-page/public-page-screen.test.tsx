// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { ofParticipation } from "../testing/samples.ts";
import { PublicPageScreen } from "./public-page-screen.tsx";

const open = () => {
  fakeServer({});
  return showScreen(PublicPageScreen, { path: "/public-page", at: "/public-page", session: ofParticipation() });
};

test("opens the page as everybody sees it, and shows it in a frame that needs no session, in the language of the screen", async () => {
  await open();
  const link = await screen.findByRole("link", { name: "Open the participation page" });
  const path = new URL(link.getAttribute("href") ?? "").pathname;
  expect(path).toMatch(/^\/[a-z-]+\/participation\/[0-9a-f-]{36}$/);
  expect(screen.getByTitle(/^Participation page of /)).toHaveAttribute("src", `/embed${path}?language=en`);
  expect(screen.getByRole("link", { name: "Projects on the page" })).toHaveAttribute(
    "href",
    "/dashboard/participation/projects?isPublic=yes",
  );
  const messages = new URL(screen.getByRole("link", { name: "Open the public messages" }).getAttribute("href") ?? "");
  const [, network, , organisation] = path.split("/");
  expect(messages.pathname + messages.search).toBe(`/${network}/public?organisation=${organisation}`);
});

test("its address and the code for other sites can be copied", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole("button", { name: "Copy the address" }));
  expect(await navigator.clipboard.readText()).toMatch(/^https?:\/\/[^/]+\/[a-z-]+\/participation\//);
  await user.click(screen.getByRole("button", { name: "Copy the code" }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^<iframe src="https?:\/\/[^"]+\/embed\/[^"]+" title="Participation page of [^"]+" width="100%" height="800" loading="lazy"><\/iframe>$/,
  );
});

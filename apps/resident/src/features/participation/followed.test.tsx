import { aReadProject, idOf } from "@stoep/client/testing";
import type { ProjectCard } from "@stoep/contract/participation";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { heading, renderApp } from "../../app/testing/render-app.tsx";

afterEach(() => localStorage.clear());

const project = aReadProject({ followers: 3 });
const page = `/gent/projects/${project.id}`;
const card: ProjectCard = {
  id: project.id,
  kind: "project",
  title: project.title,
  introduction: project.introduction,
  language: "en",
  organisation: { id: idOf(5), name: "Stad Gent" },
  startsOn: project.startsOn,
  endsOn: project.endsOn,
  timing: "active",
  daysLeft: 56,
  phase: null,
  budget: null,
  image: null,
  takesIdeas: null,
  takesIdeasFrom: null,
};

test("a project is followed from its page, and no longer", async () => {
  const acts: string[] = [];
  const { user } = await renderApp(page, {
    participation: {
      readProject: project,
      followProject: () => {
        acts.push("follow");
        return { isFollowed: true, followers: 4 };
      },
      unfollowProject: () => {
        acts.push("unfollow");
        return { isFollowed: false, followers: 3 };
      },
    },
  });
  expect(await screen.findByText("3 residents follow this")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Follow this project" }));
  const following = await screen.findByRole("button", { name: "Following this project" });
  expect(following).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("4 residents follow this")).toBeVisible();
  await user.click(following);
  expect(await screen.findByRole("button", { name: "Follow this project" })).toHaveAttribute("aria-pressed", "false");
  expect(acts).toEqual(["follow", "unfollow"]);
});

test("visitors see how many follow it, and cannot follow", async () => {
  await renderApp(page, { participation: { readPublicProject: project } }, null);
  expect(await screen.findByText("3 residents follow this")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Follow this project" })).toBeNull();
});

test("what one follows is found from one’s own page", async () => {
  const { user } = await renderApp("/gent/me", {
    participation: { listFollowedProjects: { items: [card], next: null }, readProject: project },
  });
  await user.click(await screen.findByRole("link", { name: "Projects you follow" }));
  expect(await heading("Projects you follow")).toBeVisible();
  expect(within(await screen.findByRole("article")).getByText("56 days left")).toBeVisible();
});

test("who follows nothing is led to all projects", async () => {
  await renderApp("/gent/me/projects", { participation: { listFollowedProjects: { items: [], next: null } } });
  expect(await screen.findByText("You are not following any projects yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "See all projects" })).toHaveAttribute("href", "/gent/projects");
});

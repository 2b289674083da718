import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { myResidence } from "../../app/testing/samples.ts";

const place = (n: number, name: string, isFollowed = false) => ({
  id: `0199a000-0000-7000-8000-00000000000${n}`,
  name,
  isFollowed,
});

test("adjacent neighbourhoods are chosen under Me, and the choice is saved", async () => {
  const items = [place(1, "Dampoort", true), place(2, "Muide")];
  const { user, asked } = await renderApp("/gent/me/home", {
    residents: {
      getMyResidence: myResidence(),
      listAdjacentNeighbourhoods: { items },
      followNeighbourhoods: { items: [place(1, "Dampoort"), place(2, "Muide", true)] },
    },
  });
  expect(await heading("Neighbourhoods next to yours")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Dampoort" })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Dampoort" }));
  await user.click(screen.getByRole("checkbox", { name: "Muide" }));
  const form = screen.getByRole("checkbox", { name: "Muide" }).closest("form");
  await user.click(form?.querySelector("button[type=submit]") as HTMLElement);
  expect(await screen.findByText("Your choice has been saved.")).toBeVisible();
  await waitFor(() =>
    expect(asked.find(({ route }) => route === "residents.followNeighbourhoods")?.body).toEqual({
      neighbourhoodIds: [items[1]?.id],
    }),
  );
});

test("where no neighbourhood is adjacent, the choice is not shown", async () => {
  await renderApp("/gent/me/home", {
    residents: { getMyResidence: myResidence(), listAdjacentNeighbourhoods: { items: [] } },
  });
  await screen.findByText("Your address is confirmed. You can vote.");
  expect(screen.queryByRole("heading", { name: "Neighbourhoods next to yours" })).toBeNull();
});

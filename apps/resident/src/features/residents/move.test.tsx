import { refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aSession, myResidence } from "../../app/testing/samples.ts";

const ghent = { slug: "gent", name: "Gent" };
const hit = {
  id: "0199a000-0000-7000-8000-00000000dddd",
  label: "Zuidstraat 4, 9000 Gent",
  neighbourhood: { id: "0199a000-0000-7000-8000-00000000eeee", name: "Zuid" },
};
const replies = {
  accounts: { getSession: aSession() },
  neighbourhoods: { findAddresses: { items: [hit] }, listNetworks: { items: [] } },
  residents: {
    getMyResidence: myResidence(),
    moveHouse: { networkSlug: ghent.slug, residentId: myResidence().residentId },
  },
};

test("a resident moves to an address from the list, after a question that names it", async () => {
  const { user, asked } = await renderApp("/gent/me/home", replies);
  await user.click(await screen.findByRole("link", { name: "Moved? Change your address" }));
  expect(await heading("Change your address")).toBeVisible();
  await user.type(await screen.findByLabelText("Address"), "Zuidstr");
  await user.click(await screen.findByRole("option", { name: /Zuidstraat\s4/ }));
  await user.click(await button("Move"));
  const dialog = await screen.findByRole("dialog", { name: "Move to Zuidstraat\u00a04, 9000\u00a0Gent?" });
  expect(asked.some(({ route }) => route === "residents.moveHouse")).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  expect(await screen.findByText(/You live in Zuid now\./)).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.moveHouse")?.body).toEqual({
    networkSlug: "gent",
    addressId: hit.id,
    pin: null,
  });
});

test("a resident who moved recently reads why they must wait, and gets no form", async () => {
  const residents = { getMyResidence: myResidence({ can: { move: "moved_lately" } }) };
  await renderApp("/gent/me/move", { ...replies, residents });
  expect(await screen.findByText(/You moved less than 30 days ago/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Move" })).not.toBeInTheDocument();
});

test("a missing address is reported at its field", async () => {
  const moveHouse = () => Promise.reject(refusal("invalid_input", { addressId: "addressRequired" }));
  const { user } = await renderApp("/gent/me/move", { ...replies, residents: { ...replies.residents, moveHouse } });
  await user.click(await button("Move"));
  expect(await screen.findByRole("link", { name: "Choose an address." })).toBeVisible();
});

import { refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aSession, myResidence } from "../../app/testing/samples.ts";

const ghent = { id: "0199a000-0000-7000-8000-00000000aaaa", name: "Gent" };
const leaving = { networks: [ghent], organisations: [] as string[] };
const replies = (residents: object = {}) => ({
  accounts: { getSession: aSession() },
  residents: {
    getMyResidence: myResidence(),
    getLeaving: leaving,
    deleteMyAccount: { isGone: true },
    ...residents,
  },
});

async function sure(user: Awaited<ReturnType<typeof renderApp>>["user"]) {
  await user.click(await button("Delete account"));
  const dialog = await screen.findByRole("dialog", { name: "Delete the account of dirk@example.org?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete account" }));
}

test("a resident reads what is deleted and what stays, is asked once more, and is signed out", async () => {
  const { user, asked } = await renderApp("/gent/me", replies());
  await user.click(await screen.findByRole("link", { name: "Delete my account" }));
  expect(await heading("Delete account")).toBeVisible();
  expect(await screen.findByText(/where you live in Gent/)).toBeVisible();
  await user.click(await button("Delete account"));
  expect(asked.some(({ route }) => route === "residents.deleteMyAccount")).toBe(false);
  await user.click(await button("Cancel"));
  await sure(user);
  expect(await screen.findByText("Your account is deleted.")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.deleteMyAccount")?.body).toEqual({
    networkIds: [ghent.id],
    deletesTexts: true,
  });
});

test("a resident's messages stay if they choose so", async () => {
  const { user, asked } = await renderApp("/gent/me/delete", replies());
  await user.click(await screen.findByLabelText("Also delete what I wrote"));
  await sure(user);
  await screen.findByText("Your account is deleted.");
  expect(asked.find(({ route }) => route === "residents.deleteMyAccount")?.body).toMatchObject({ deletesTexts: false });
});

test("a resident who also works for an organisation reads that the account stays", async () => {
  const residents = { getLeaving: { ...leaving, organisations: ["Stad Gent"] }, deleteMyAccount: { isGone: false } };
  const { user } = await renderApp("/gent/me/delete", replies(residents));
  expect(await screen.findByText(/You also work for Stad Gent with this account/)).toBeVisible();
  await sure(user);
  expect(await screen.findByText("You are no longer part of this network.")).toBeVisible();
});

test("if the person has moved meanwhile, nothing is deleted: the page says so and shows the current state", async () => {
  const getLeaving = [leaving, { ...leaving, networks: [ghent, { ...ghent, name: "Leuven" }] }];
  const residents = {
    getLeaving: async () => getLeaving.shift() ?? leaving,
    deleteMyAccount: () => Promise.reject(refusal("changed_meanwhile")),
  };
  const { user } = await renderApp("/gent/me/delete", replies(residents));
  await sure(user);
  expect(await screen.findByText(/changed in the meantime/)).toBeVisible();
  expect(await screen.findByText(/where you live in Gent and Leuven/)).toBeVisible();
});

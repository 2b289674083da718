import { fill, now, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aPost, aSession, feedItem, myResidence } from "../../app/testing/samples.ts";

const id = "0199a000-0000-7000-8000-00000000aaaa";
const muide = { id: "0199a000-0000-7000-8000-00000000bbbb", name: "Muide" };
const hits = {
  items: [
    { id, label: "Muidelaan 1, 9000 Gent", neighbourhood: muide },
    { id: muide.id, label: "Muidelaan 12, 9000 Gent", neighbourhood: null },
  ],
};
const neighbourhoods = {
  findAddresses: hits,
  listNeighbourhoods: { items: [{ ...muide, code: "m", centre: [3.73, 51.07] as [number, number], surface: 1 }] },
};

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>["user"]) {
  await user.type(await screen.findByLabelText("First name"), "Noor");
  await fill(screen.getByLabelText("Last name"), "Aydin");
  await fill(screen.getByLabelText("Email address"), "noor@example.org");
  await user.click(screen.getByRole("checkbox"));
}

test("an address is found while typing, and chosen by keyboard", async () => {
  const { user, last } = await renderApp(
    "/gent/sign-up",
    { neighbourhoods, residents: { signUp: { done: true } } },
    null,
  );
  await fillIn(user);
  const field = screen.getByRole("combobox", { name: "Address" });
  await user.type(field, "muidelaan 1");
  const addresses = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(addresses).toHaveLength(2);
  expect(field).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}");
  expect(field).toHaveAttribute("aria-activedescendant", addresses[0]?.id);
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("Muidelaan 1, 9000 Gent");
  expect(field).toHaveAccessibleDescription("Neighbourhood: Muide");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.click(await button("Sign up"));
  expect(await heading("Check your inbox")).toBeVisible();
  const noor = (_: string, element: Element | null) => element?.textContent?.includes("noor@example.org") ?? false;
  expect(screen.getByText((text, element) => element?.tagName === "P" && noor(text, element))).toBeVisible();
  expect(last("residents.signUp")?.body).toEqual({
    email: "noor@example.org",
    firstName: "Noor",
    lastName: "Aydin",
    kind: "person",
    language: "en",
    addressId: id,
    pin: null,
    hasAcceptedTerms: true,
  });
  await user.click(screen.getByRole("link", { name: "Sign in" }));
  expect(await screen.findByLabelText("Email address")).toHaveValue("noor@example.org");
});

test("changing the text after choosing clears the choice", async () => {
  const { user, last } = await renderApp(
    "/gent/sign-up",
    {
      neighbourhoods,
      residents: { signUp: () => Promise.reject(refusal("invalid_input", { addressId: "addressRequired" })) },
    },
    null,
  );
  const field = await screen.findByRole("combobox", { name: "Address" });
  await user.type(field, "muidelaan 1");
  await user.click((await screen.findAllByRole("option"))[0] as HTMLElement);
  await user.type(field, "2");
  await user.click(await button("Sign up"));
  expect(await screen.findByRole("link", { name: "Choose an address." })).toBeVisible();
  expect(last("residents.signUp")?.body).toMatchObject({ addressId: null });
  expect(field).toBeInvalid();
});

test("an address that is not found is reported", async () => {
  const { user } = await renderApp(
    "/gent/sign-up",
    { neighbourhoods: { ...neighbourhoods, findAddresses: { items: [] } } },
    null,
  );
  await user.type(await screen.findByRole("combobox", { name: "Address" }), "nowhere");
  expect(await screen.findByText(/No address found/)).toBeVisible();
});

test("if the address is not on the list, street, number and neighbourhood are enough", async () => {
  const { user, last } = await renderApp(
    "/gent/sign-up",
    { neighbourhoods, residents: { signUp: { done: true } } },
    null,
  );
  await fillIn(user);
  await user.click(await button("My address is not in the list"));
  await fill(await screen.findByLabelText("Street"), "Nieuwstraat");
  await user.type(screen.getByLabelText("House number"), "3");
  await screen.findByRole("option", { name: "Muide" });
  await user.selectOptions(screen.getByLabelText("Neighbourhood"), "Muide");
  await user.click(await button("Sign up"));
  await heading("Check your inbox");
  expect(last("residents.signUp")?.body).toMatchObject({
    addressId: null,
    pin: { street: "Nieuwstraat", houseNumber: "3", longitude: 3.73, latitude: 51.07 },
  });
});

test("every field reports its error, in the order of the form", async () => {
  const fields = {
    email: "emailFormat",
    firstName: "firstNameRequired",
    hasAcceptedTerms: "termsRequired",
  };
  const { user } = await renderApp(
    "/gent/sign-up",
    { neighbourhoods, residents: { signUp: () => Promise.reject(refusal("invalid_input", fields)) } },
    null,
  );
  await user.click(await button("Sign up"));
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Enter a first name.",
    "Enter a valid email address, such as name@example.org.",
    "Accept the terms to continue.",
  ]);
});

const newcomer = { email: "noor@example.org", firstName: "Noor", lastName: "Aydin", asksForPassword: true };
const entering = {
  accounts: {
    getToken: { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id },
    getSession: aSession(),
  },
  feed: { getFeed: { items: [feedItem(aPost())], next: null } },
};

test("the mailed link asks for a password, signs in, and opens the neighbourhood", async () => {
  const { asked, user } = await renderApp(
    "/gent/welcome?token=tok-1",
    { residents: { getSignUp: newcomer, completeSignUp: { autologin: "auto-1" } }, ...entering },
    null,
  );
  expect(await heading("Almost there, Noor")).toBeVisible();
  expect(screen.getByLabelText("Email address")).toHaveValue("noor@example.org");
  await fill(screen.getByLabelText("Password"), "een-fiets");
  await user.click(await button("Finish and sign in"));
  expect(await heading("Muide")).toBeVisible();
  expect(await screen.findByText("Welcome to Gent")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.completeSignUp")?.body).toEqual({
    token: "tok-1",
    password: "een-fiets",
  });
  expect(asked.find(({ route }) => route === "accounts.getToken")?.body).toEqual({
    grant_type: "password",
    autologin: "auto-1",
  });
});

test("a person who signs up in order to apply is led to the form by the mailed link, once and only in that network", async () => {
  const vacancy = "/vacancies/0199a000-0000-7000-8000-000000000777/application";
  const { user, leave } = await renderApp(
    `/gent/sign-in?next=${encodeURIComponent(vacancy)}`,
    { neighbourhoods, residents: { signUp: { done: true } } },
    null,
  );
  await user.click(await screen.findByRole("link", { name: "Sign up" }));
  await fillIn(user);
  await user.type(screen.getByRole("combobox", { name: "Address" }), "muidelaan 1");
  await user.click((await screen.findAllByRole("option"))[0] as HTMLElement);
  await user.click(await button("Sign up"));
  expect(await heading("Check your inbox")).toBeVisible();
  leave();
  const replies = { residents: { getSignUp: newcomer, completeSignUp: { autologin: "auto-1" } }, ...entering };
  const finish = async () => {
    const shown = await renderApp("/gent/welcome?token=tok-1", replies, null);
    await fill(await screen.findByLabelText("Password"), "een-fiets");
    await shown.user.click(await button("Finish and sign in"));
    expect(await screen.findByText("Welcome to Gent")).toBeVisible();
    return shown;
  };
  const first = await finish();
  expect(window.location.pathname).toBe(`/gent${vacancy}`);
  first.leave();
  await finish();
  expect(window.location.pathname).toBe("/gent");
});

test("signing up without a destination forgets an earlier visitor's destination", async () => {
  localStorage.setItem("stoep.next", JSON.stringify({ network: "gent", next: "/me", at: Date.parse(now) }));
  const { user } = await renderApp("/gent/sign-up", { neighbourhoods, residents: { signUp: { done: true } } }, null);
  await fillIn(user);
  await user.type(screen.getByRole("combobox", { name: "Address" }), "muidelaan 1");
  await user.click((await screen.findAllByRole("option"))[0] as HTMLElement);
  await user.click(await button("Sign up"));
  expect(await heading("Check your inbox")).toBeVisible();
  expect(localStorage.getItem("stoep.next")).toBeNull();
});

test("the link's token stays in neither the address nor the history, and a reload loses nothing", async () => {
  const residents = { getSignUp: newcomer, completeSignUp: { autologin: "auto-1" } };
  const { leave } = await renderApp("/gent/welcome?token=tok-1&lang=en", { residents, ...entering }, null);
  await heading("Almost there, Noor");
  expect(window.location.search).toBe("?lang=en");
  leave();
  const { asked, user } = await renderApp("/gent/welcome", { residents, ...entering }, null);
  await fill(await screen.findByLabelText("Password"), "een-fiets");
  await user.click(await button("Finish and sign in"));
  expect(await heading("Muide")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.completeSignUp")?.body).toMatchObject({ token: "tok-1" });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("tok-1");
});

test("a refused password is reported at its field", async () => {
  const refused = () => Promise.reject(refusal("invalid_input", { password: "passwordTooCommon" }));
  const { user } = await renderApp(
    "/gent/welcome?token=tok-1",
    { residents: { getSignUp: newcomer, completeSignUp: refused } },
    null,
  );
  await fill(await screen.findByLabelText("Password"), "password");
  await user.click(await button("Finish and sign in"));
  expect(await screen.findByRole("link", { name: /too easy to guess/ })).toBeVisible();
  expect(screen.getByLabelText("Password")).toBeInvalid();
});

test("a person with an account chooses no password", async () => {
  const { asked, user } = await renderApp(
    "/gent/welcome?token=tok-1",
    {
      residents: { getSignUp: { ...newcomer, asksForPassword: false }, completeSignUp: { autologin: "auto-1" } },
      ...entering,
    },
    null,
  );
  expect(await screen.findByText(/Its password stays as it is/)).toBeVisible();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  await user.click(await button("Finish and sign in"));
  expect(await heading("Muide")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.completeSignUp")?.body).toEqual({
    token: "tok-1",
    password: null,
  });
});

test.each(["looked at", "completed"])("a link that was used before it is %s leads to signing in", async (moment) => {
  const used = () => Promise.reject(refusal("token_invalid"));
  const getSignUp = moment === "completed" ? newcomer : used;
  const { user } = await renderApp(
    "/gent/welcome?token=tok-2",
    { residents: { getSignUp, completeSignUp: used } },
    null,
  );
  if (moment === "completed") await user.click(await button("Finish and sign in"));
  expect(await screen.findByText(/^It was already used, has expired or is incomplete/)).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Sign in" }).at(-1)).toHaveAttribute("href", "/gent/sign-in");
});

test("terms and privacy can be read before signing up", async () => {
  const { user } = await renderApp("/gent/sign-up", {}, null);
  expect(await screen.findByRole("link", { name: "Read the terms of use" })).toHaveAttribute("href", "/gent/terms");
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  expect(await heading("Privacy in Gent")).toBeVisible();
  expect(screen.getByText(/The neighbourhood network of Gent is run by Stad Gent\./)).toBeVisible();
});

const whoSeesIt =
  /Neighbours never see your address\. Until it is confirmed, the city sees your name, street and neighbourhood/;

test("the text about who sees an address is the same before signing up and afterwards", async () => {
  const first = await renderApp("/gent/sign-up", { neighbourhoods }, null);
  expect(await screen.findByText(whoSeesIt)).toBeVisible();
  first.leave();
  const second = await renderApp("/gent/me/home", { residents: { getMyResidence: myResidence({ isProven: false }) } });
  expect(await screen.findByText(whoSeesIt)).toBeVisible();
  second.leave();
  await renderApp("/gent/me/move", { residents: { getMyResidence: myResidence() }, neighbourhoods });
  expect(await screen.findByText(whoSeesIt)).toBeVisible();
});

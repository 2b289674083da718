import { type ReceivedRequest, refusal } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aSession, myResidence, now } from "../../app/testing/samples.ts";

const mate = { residentId: "0199a000-0000-7000-8000-00000000cccc", publicName: "Daan", since: now, isDenied: false };

test("one’s own page is a menu, with one’s messages and notifications on top", async () => {
  await renderApp("/gent/me", {});
  const entries = (await screen.findAllByRole("listitem")).map((one) => one.textContent);
  expect(entries.slice(0, 3)).toEqual(["My messages", "My comments and votes", "Notifications"]);
  expect(entries).toContain("Where I live");
  expect(screen.getByRole("link", { name: "Participation page" })).toHaveAttribute(
    "href",
    "/gent/participation?language=en",
  );
  expect(await button("Sign out")).toBeVisible();
});

test("one's names and emails are changed and saved", async () => {
  const { user, asked } = await renderApp("/gent/me/profile", {
    residents: { getMyResidence: myResidence(), updateMyResidence: myResidence({ publicName: "Dirk uit de Muide" }) },
  });
  const field = await screen.findByLabelText("Public name");
  await user.clear(field);
  await user.type(field, "Dirk uit de Muide");
  await user.click(screen.getByRole("checkbox", { name: /Email me alerts/ }));
  await user.click(await button("Save"));
  expect(await screen.findByText("Changes saved.")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.updateMyResidence")?.body).toEqual({
    firstName: "Dirk",
    lastName: "Verbruggen",
    publicName: "Dirk uit de Muide",
    wantsAlertMails: false,
  });
});

test("an error in a name is shown at that field", async () => {
  const { user } = await renderApp("/gent/me/profile", {
    residents: {
      getMyResidence: myResidence(),
      updateMyResidence: () => Promise.reject(refusal("invalid_input", { publicName: "required" })),
    },
  });
  await user.clear(await screen.findByLabelText("Public name"));
  await user.click(await button("Save"));
  expect(await screen.findByRole("link", { name: "Fill this in." })).toBeVisible();
  expect(screen.getByLabelText("Public name")).toBeInvalid();
});

test("a proven resident confirms a household member", async () => {
  let mates = [mate];
  const { user, asked } = await renderApp("/gent/me/home", {
    residents: {
      getMyResidence: () => myResidence({ waitingHousemates: mates }),
      vouchForHousemate: () => {
        mates = [];
        return myResidence();
      },
    },
  });
  await user.click(await button("Daan lives here"));
  expect(await screen.findByText("Confirmed.")).toBeVisible();
  expect(asked.find(({ route }) => route === "residents.vouchForHousemate")?.params).toEqual({
    residentId: mate.residentId,
  });
  expect(screen.queryByRole("button", { name: /lives here/ })).not.toBeInTheDocument();
});

test("a proven resident says that someone does not live there, and takes it back", async () => {
  let isDenied = false;
  const { user, asked } = await renderApp("/gent/me/home", {
    residents: {
      getMyResidence: () => myResidence({ waitingHousemates: [{ ...mate, isDenied }] }),
      denyHousemate: ({ body }: ReceivedRequest) => {
        isDenied = (body as { isDenied: boolean }).isDenied;
        return myResidence({ waitingHousemates: [{ ...mate, isDenied }] });
      },
    },
  });
  await user.click(await button("Daan does not live here"));
  expect(await screen.findByText(/Someone in your household said/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Daan lives here" })).not.toBeInTheDocument();
  await user.click(await button("Withdraw my answer: Daan"));
  expect(await button("Daan lives here")).toBeVisible();
  const sent = asked.filter(({ route }) => route === "residents.denyHousemate");
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [{ residentId: mate.residentId }, { isDenied: true }],
    [{ residentId: mate.residentId }, { isDenied: false }],
  ]);
});

test("a resident who is not proven yet reads how to become so, and can confirm nobody", async () => {
  await renderApp("/gent/me/home", {
    residents: { getMyResidence: myResidence({ isProven: false, waitingHousemates: [mate] }) },
  });
  expect(await screen.findByText("Your address is not confirmed yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: /lives here/ })).not.toBeInTheDocument();
  expect(screen.getByText("Muidelaan 12, 9000 Gent")).toBeVisible();
});

test("the code of a letter proves the address; a wrong one is explained at the field", async () => {
  let isProven = false;
  const { user, asked } = await renderApp("/gent/me/home", {
    residents: {
      getMyResidence: () => myResidence({ isProven, letter: isProven ? null : { validUntil: now } }),
      enterLetterCode: ({ body }: ReceivedRequest) => {
        if ((body as { code: string }).code !== "K7QM-3RTX-9WPD")
          return Promise.reject(refusal("invalid_input", { code: "letterCodeWrong" }));
        isProven = true;
        return myResidence();
      },
    },
  });
  expect(await screen.findByText(/^The city has prepared a letter with a code for your household/)).toBeVisible();
  const field = screen.getByLabelText("Code from the letter");
  await user.type(field, "AAAA");
  await user.click(await button("Confirm my address"));
  expect(await screen.findByText(/^This code is incorrect/)).toBeVisible();
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, "K7QM-3RTX-9WPD");
  await user.click(await button("Confirm my address"));
  expect(await screen.findByText("Your address is confirmed. You can vote.")).toBeVisible();
  expect(asked.filter(({ route }) => route === "residents.enterLetterCode")).toHaveLength(2);
  expect(screen.queryByLabelText("Code from the letter")).not.toBeInTheDocument();
});

test("once their address is confirmed, a resident no longer reads what the city sees until then", async () => {
  await renderApp("/gent/me/home", { residents: { getMyResidence: myResidence() } });
  expect(await screen.findByText(/^Neighbours never see your address, and the city never sees/)).toBeVisible();
  expect(screen.queryByText(/Until it is confirmed/)).not.toBeInTheDocument();
});

test("the language belongs to the account, the appearance to the device", async () => {
  const { user, last } = await renderApp("/gent/me/app", {
    accounts: { setLanguage: aSession() },
    residents: { getMyResidence: myResidence() },
  });
  await user.click(await screen.findByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.scheme).toBe("dark");
  await user.click(screen.getByRole("radio", { name: "Same as the device" }));
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  await user.selectOptions(screen.getByLabelText("Language"), "tr");
  expect(await heading("Bu uygulama")).toBeVisible();
  expect(last("accounts.setLanguage")?.body).toEqual({ language: "tr" });
});

describe("a copy of one's own data", () => {
  test("is downloaded as one file", async () => {
    const save = vi.fn(() => "blob:copy");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }));
    const { user } = await renderApp("/gent/me/data", {
      residents: { getMyResidence: myResidence(), downloadMyData: new Blob(["PK"]) },
    });
    await user.click(await button("Download my data"));
    expect(await screen.findByText("Your data has been downloaded.")).toBeVisible();
    expect(save).toHaveBeenCalledOnce();
  });

  test("says why it cannot be made", async () => {
    const { user } = await renderApp("/gent/me/data", {
      residents: { getMyResidence: myResidence(), downloadMyData: () => Promise.reject(refusal("too_many_requests")) },
    });
    await user.click(await button("Download my data"));
    expect(await screen.findByText(/Too many requests/)).toBeVisible();
    expect(await button("Download my data")).toBeEnabled();
  });
});

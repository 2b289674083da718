import { fill, idOf, type ReceivedRequest, refusal } from "@stoep/client/testing";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { signOut } from "../../app/index.ts";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aResidence, aSession, myResidence } from "../../app/testing/samples.ts";
import { aShout, ownShout, settings } from "./testing/samples.ts";

afterEach(() => localStorage.clear());

const quiet = { conversations: { listComments: { items: [], next: null, can: { comment: true as const } } } };
const written = ownShout({ title: "A bench" });
const shouts = {
  getShoutSettings: settings(),
  findSimilarShouts: { items: [] },
  writeShout: written,
  readShout: written,
};
const write = async (title: string, text: string) => {
  await fill(await screen.findByLabelText("Title"), title);
  await fill(screen.getByLabelText("Your message"), text);
};

test("types that are switched off are not offered, and the text says where to turn", async () => {
  await renderApp("/gent/write", {
    shouts: {
      getShoutSettings: settings({
        kinds: shoutKinds.map((kind) => ({ kind, isOn: kind !== "alert" })),
        placeholder: "Call 09 210 10 10 for broken lamps.",
      }),
    },
  });
  expect(await screen.findByRole("link", { name: /^Share an idea/ })).toHaveAttribute("href", "/gent/write/idea");
  expect(screen.queryByRole("link", { name: /^Report a problem/ })).not.toBeInTheDocument();
  expect(screen.getByText("Call 09 210 10 10 for broken lamps.")).toBeVisible();
});

test.each(["/gent/write", "/gent/write/idea"])("when nothing is taken, %s says where to turn", async (path) => {
  await renderApp(path, {
    shouts: {
      getShoutSettings: settings({
        kinds: shoutKinds.map((kind) => ({ kind, isOn: false })),
        placeholder: "Write to the town hall.",
        can: { write: "shouts_off" },
      }),
    },
  });
  expect(await heading("You cannot write here")).toBeVisible();
  expect(screen.getByText("Write to the town hall.")).toBeVisible();
  expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
});

test("a resident whose address is not confirmed reads what that means, before and at the limit", async () => {
  const unproven = aSession(aResidence({ isProven: false }));
  const { leave } = await renderApp("/gent/write", { shouts: { getShoutSettings: settings() } }, unproven);
  expect(await screen.findByText(/you can write three messages a day/)).toBeVisible();
  leave();
  const atLimit = settings({ can: { write: "unproven_limit" } });
  await renderApp("/gent/write", { shouts: { getShoutSettings: atLimit } }, unproven);
  expect(await button("How to confirm my address")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Share an idea/ })).not.toBeInTheDocument();
});

test("a message that is refused because the address is not confirmed keeps its text and says what to do; once confirmed, it is sent", async () => {
  let isProven = false;
  const { user, last } = await renderApp(
    "/gent/write/idea",
    {
      shouts: { ...shouts, writeShout: () => (isProven ? written : Promise.reject(refusal("unproven_limit"))) },
      residents: {
        getMyResidence: () => myResidence({ isProven }),
        enterLetterCode: () => {
          isProven = true;
          return myResidence();
        },
      },
      ...quiet,
    },
    aSession(aResidence({ isProven: false })),
  );
  await write("A bench", "So that one can sit.");
  await user.click(await button("Publish"));
  // Above the form before, and now below it too.
  await waitFor(() => expect(screen.getAllByText(/you can write three messages a day/)).toHaveLength(2));
  await user.click((await screen.findAllByRole("button", { name: "How to confirm my address" }))[1] as HTMLElement);
  await user.type(await screen.findByLabelText("Code from the letter"), "K7QM-3RTX-9WPD");
  await user.click(await button("Confirm my address"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText("Your message")).toHaveValue("So that one can sit.");
  await user.click(await button("Publish"));
  expect(await screen.findByText("Your message is published.")).toBeVisible();
  expect(last("shouts.writeShout")?.body).toMatchObject({ title: "A bench" });
});

test("a message is sent with its address, theme and readers, and then shown", async () => {
  const address = { id: idOf(40), label: "Muidelaan 12, 9000 Gent", neighbourhood: { id: idOf(3), name: "Muide" } };
  const { user, last } = await renderApp("/gent/write/idea", {
    shouts,
    neighbourhoods: { findAddresses: { items: [address] } },
    ...quiet,
  });
  await write("A bench", "So that one can sit.");
  await fill(screen.getByLabelText("Address nearby"), "Muidelaan");
  await user.click(await screen.findByRole("option", { name: /Muidelaan.12/ }));
  await user.selectOptions(screen.getByLabelText("Theme"), "nature");
  expect(screen.getByRole("radio", { name: /^Neighbours and Stad Gent/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /^Neighbours only/ }));
  await user.click(await button("Publish"));
  expect(await screen.findByText("Your message is published.")).toBeVisible();
  expect(location.pathname).toBe(`/gent/neighbours/${written.id}`);
  expect(last("shouts.writeShout")?.body).toEqual({
    kind: "idea",
    title: "A bench",
    text: "So that one can sit.",
    theme: "nature",
    images: [],
    sharing: "neighbours",
    place: { addressId: address.id },
  });
  expect(last("shouts.writeShout")?.headers.get("idempotency-key")).toBeTruthy();
});

test("photos are uploaded and described", async () => {
  const photo = {
    id: idOf(50),
    kind: "image" as const,
    name: "a.jpg",
    bytes: 9,
    width: 8,
    height: 6,
    address: "/api/files/a",
  };
  const { user, last } = await renderApp("/gent/write/general", {
    shouts,
    files: { uploadImage: photo },
    ...quiet,
  });
  await write("Welcome", "To all.");
  const file = new File(["?"], "a.jpg", { type: "image/jpeg" });
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
  await fill(await screen.findByLabelText("Description of photo 1"), "A street with flags");
  await user.click(await button("Publish"));
  await screen.findByText("Your message is published.");
  expect(last("shouts.writeShout")?.body).toMatchObject({
    sharing: "neighbours",
    images: [{ id: photo.id, altText: "A street with flags" }],
  });
});

test("values that the server finds missing are reported at their fields", async () => {
  const { user } = await renderApp("/gent/write/idea", {
    shouts: {
      ...shouts,
      writeShout: () => {
        throw refusal("invalid_input", { title: "titleRequired" });
      },
    },
  });
  await user.click(await button("Publish"));
  expect(await screen.findByRole("alert")).toHaveTextContent("One thing to correct");
  expect(screen.getByLabelText("Title")).toBeInvalid();
});

test("a similar message may be one’s own: then it says so, and can be opened instead of followed", async () => {
  const mine = ownShout({ kind: "alert", title: "Lamp is broken" });
  const { user } = await renderApp("/gent/write/alert", {
    shouts: { ...shouts, findSimilarShouts: { items: [mine] } },
  });
  await write("Lamp broken", "Still");
  await user.click(await button("Publish"));
  expect(await screen.findByText("You already wrote something similar. Is it about the same?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open my message" })).toHaveAttribute("href", `/gent/neighbours/${mine.id}`);
  expect(screen.queryByRole("button", { name: /^Follow/ })).not.toBeInTheDocument();
});

test("similar messages are offered first; following one leads to it and keeps the text", async () => {
  const other = aShout({ title: "Bench wanted" });
  const { user, routes } = await renderApp("/gent/write/idea", {
    shouts: {
      ...shouts,
      findSimilarShouts: { items: [other] },
      followShout: { isFollowed: true, followers: 1 },
      readShout: { ...written, id: other.id, title: "Bench wanted" },
    },
    ...quiet,
  });
  await write("A bench", "Please");
  await user.click(await button("Publish"));
  const check = within(await screen.findByRole("region", { name: "Before you publish" }));
  expect(check.getByText("Bench wanted")).toBeVisible();
  expect(routes()).not.toContain("shouts.writeShout");
  await user.click(check.getByRole("button", { name: "Follow this one" }));
  await heading("Bench wanted");
  expect(location.pathname).toBe(`/gent/neighbours/${other.id}`);
  expect(routes()).not.toContain("shouts.writeShout");
});

test("private details only cause a warning", async () => {
  const { user, last, routes } = await renderApp("/gent/write/give-away", { shouts, ...quiet });
  await write("A bike", "Call 0472 11 22 33");
  await user.click(await button("Publish"));
  const check = within(await screen.findByRole("region", { name: "Before you publish" }));
  expect(check.getByText("Phone number: 0472 11 22 33")).toBeVisible();
  // A changed text is checked again.
  await fill(screen.getByLabelText("Your message"), " in the evening");
  expect(screen.queryByRole("region", { name: "Before you publish" })).not.toBeInTheDocument();
  await user.click(await button("Publish"));
  expect(routes()).not.toContain("shouts.writeShout");
  await user.click(await button("Publish anyway"));
  await screen.findByText("Your message is published.");
  expect((last("shouts.writeShout") as ReceivedRequest).body).toMatchObject({
    text: "Call 0472 11 22 33 in the evening",
  });
});

test("an unsent message survives a closed phone, until it is sent or the person signs out", async () => {
  const { leave } = await renderApp("/gent/write/borrow", { shouts });
  await write("A ladder", "For the weekend");
  leave();
  const again = await renderApp("/gent/write/borrow", { shouts, ...quiet });
  expect(await screen.findByLabelText("Title")).toHaveValue("A ladder");
  expect(screen.getByText(/you wrote earlier on this device/)).toBeVisible();
  again.leave();
  const chooser = await renderApp("/gent/write", { shouts });
  expect(await screen.findByRole("link", { name: /^Borrow something.*draft/ })).toBeVisible();
  chooser.leave();
  const { user, leave: leaveSent } = await renderApp("/gent/write/borrow", { shouts, ...quiet });
  await user.click(await button("Publish"));
  await screen.findByText("Your message is published.");
  leaveSent();
  const fresh = await renderApp("/gent/write/borrow", { shouts });
  expect(await screen.findByLabelText("Title")).toHaveValue("");
  await write("A tent", "For June");
  await signOut();
  fresh.leave();
  await renderApp("/gent/write/borrow", { shouts });
  expect(await screen.findByLabelText("Title")).toHaveValue("");
});

test("an edit keeps what is not changed, and names the version that it changes", async () => {
  const image = {
    id: idOf(50),
    kind: "image" as const,
    name: "a.jpg",
    bytes: 9,
    width: 8,
    height: 6,
    address: "/api/files/a",
  };
  const shout = ownShout({ version: 3, theme: "nature", images: [{ ...image, altText: "Water" }] });
  const { user, last } = await renderApp(`/gent/neighbours/${shout.id}/edit`, {
    shouts: { readShout: shout, editShout: shout },
    ...quiet,
  });
  await fill(await screen.findByLabelText("Title"), " and a bin");
  await user.click(await button("Save changes"));
  await screen.findByText("Changes saved.");
  await waitFor(() => expect(location.pathname).toBe(`/gent/neighbours/${shout.id}`));
  expect(last("shouts.editShout")?.body).toEqual({
    title: "A bench by the water and a bin",
    text: "So that one can sit there.",
    theme: "nature",
    images: [{ id: image.id, altText: "Water" }],
    version: 3,
  });
});

test("an edit removes the place, or keeps it after all", async () => {
  const place = { street: "Voorhavenlaan", longitude: 3.74, latitude: 51.07 };
  const shout = ownShout({ version: 3, place });
  const { user, last } = await renderApp(`/gent/neighbours/${shout.id}/edit`, {
    shouts: { readShout: shout, editShout: shout },
    ...quiet,
  });
  await user.click(await button("Remove the place"));
  expect(screen.getByText("The place will be removed when you save.")).toBeVisible();
  await user.click(await button("Keep the place"));
  await user.click(await button("Remove the place"));
  await user.click(await button("Save changes"));
  await screen.findByText("Changes saved.");
  expect(last("shouts.editShout")?.body).toMatchObject({ place: null });
});

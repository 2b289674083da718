import { fill } from "@stoep/client/testing";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost, ownComment } from "../../../app/testing/samples.ts";

afterEach(() => localStorage.clear());

const post = aPost({ title: "Street works" });
const open = () =>
  renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    neighbourhoods: { readStreetNames: ["Coupure", "Blaisantvest"] },
    conversations: {
      listComments: { items: [], next: null, can: { comment: true } },
      createComment: ownComment({ text: "Sent" }),
    },
  });

test("a comment with personal details is sent at the second press, the first one names them", async () => {
  const { user, routes, last } = await open();
  await fill(await screen.findByLabelText("Write a comment"), "It is at coupure 55, plate 1abc234");
  await user.click(await button("Send"));
  expect(await screen.findByText("House number: coupure 55")).toBeVisible();
  expect(screen.getByText("Number plate: 1abc234")).toBeVisible();
  expect(routes()).not.toContain("conversations.createComment");
  await fill(screen.getByLabelText("Write a comment"), ", and more");
  expect(screen.queryByText(/House number/)).toBeNull();
  await user.click(await button("Send"));
  await user.click(await button("Publish anyway"));
  await screen.findByText("Sent");
  expect(last("conversations.createComment")?.body).toMatchObject({
    text: "It is at coupure 55, plate 1abc234, and more",
  });
});

test("a comment without digits asks for no list of streets and is sent at once", async () => {
  const { user, routes } = await open();
  await fill(await screen.findByLabelText("Write a comment"), "Thank you");
  await user.click(await button("Send"));
  await screen.findByText("Sent");
  expect(routes()).not.toContain("neighbourhoods.readStreetNames");
});

test("a HEIC photo that this browser cannot read is named, and not sent", async () => {
  const { routes } = await open();
  const [input] = await screen.findAllByLabelText("Add a photo", { selector: "input" });
  fireEvent.change(input as HTMLElement, { target: { files: [new File(["?"], "IMG_1.HEIC")] } });
  expect(await screen.findByText(/IMG_1\.HEIC is a HEIC photo/)).toBeVisible();
  expect(routes()).not.toContain("files.uploadImage");
});

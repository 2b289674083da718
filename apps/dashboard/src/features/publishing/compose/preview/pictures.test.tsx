// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openEditor } from "../testing/open-editor.tsx";
import { aPicture, aPost } from "../testing/samples.ts";

test("the preview of the feed shows one picture, which enlarges among all of them", async () => {
  const pictures = [aPicture(1), aPicture(2)];
  const images = pictures.map(({ id }, place) => ({ id, altText: place === 0 ? "Een brug" : "" }));
  await openEditor({ post: aPost({ title: "Straat dicht", images, imageFiles: pictures }) });
  const card = within(await screen.findByRole("article"));
  expect(card.getAllByRole("button", { name: /^Enlarge/ })).toHaveLength(1);
  await userEvent.click(card.getByRole("button", { name: "Enlarge: Een brug" }));
  expect(within(await screen.findByRole("dialog", { name: "Een brug" })).getByText("1 of 2")).toBeVisible();
});

// @vitest-environment jsdom
/** Photos of a message: their descriptions and order, and what is not taken. */
import { fill } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { atStep, openEditor, titleField } from "./testing/open-editor.tsx";
import { aPicture, aPost, idOf } from "./testing/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("photos", () => {
  const images = [1, 2].map((number) => aPicture(number));
  const withTwo = () =>
    aPost({ imageFiles: images, images: images.map(({ id }, place) => ({ id, altText: `Text ${place + 1}` })) });

  test("need a description, and the summary leads to it", async () => {
    await openEditor({ post: aPost(), at: atStep("extras") });
    await userEvent.click(button("Add a photo"));
    const file = new File(["png"], "brug.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Choose photos/), file);
    const alt = await screen.findByRole("textbox", { name: /What is in photo 1/ });
    await userEvent.click(button("Continue to review"));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("button", { name: /Photo 1: Describe the photo/ }));
    await waitFor(() => expect(alt).toHaveFocus());
    await fill(alt, "Een brug");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("are reordered with buttons, which is announced", async () => {
    const { of } = await openEditor({ post: withTwo(), at: atStep("extras") });
    await userEvent.click(button("Move Photo 1 down"));
    expect(screen.getByText("Photo 1 is now number 2 of 2.")).toBeInTheDocument();
    expect(button("Move Photo 2 up")).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(of("updatePost")).not.toHaveLength(0));
    expect(of("updatePost")[0]?.body).toMatchObject({
      post: { images: [{ altText: "Text 2" }, { altText: "Text 1" }] },
    });
  });

  test("that are still uploading block the next step of a new message, then are part of what is saved", async () => {
    let uploaded = () => {};
    const uploadImage = () =>
      new Promise<ReturnType<typeof aPicture>>((resolve) => {
        uploaded = () => resolve(aPicture(1));
      });
    const { of, address } = await openEditor({ at: "/messages/new?step=extras", files: { uploadImage } });
    await userEvent.click(button("Add a photo"));
    const file = new File(["png"], "brug.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Choose photos/), file);
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    expect(await screen.findByText("A file is still uploading. Wait a moment.")).toBeVisible();
    expect(address()).toBe("/messages/new?step=extras");
    await act(async () => uploaded());
    await userEvent.click(screen.getByRole("link", { name: /^Content/ }));
    await titleField();
    expect(address()).toBe(`/messages/${idOf(1)}/edit`);
    const last = [...of("createPost"), ...of("updatePost")].at(-1)?.body;
    expect(JSON.stringify(last)).toContain(aPicture(1).id);
  });

  test("of other types or too large are left out, with the reason", async () => {
    const { asked } = await openEditor({ post: aPost(), at: atStep("extras") });
    await userEvent.click(button("Add a photo"));
    const large = new File([new Uint8Array(11 * 1024 * 1024)], "groot.jpg", { type: "image/jpeg" });
    const upload = userEvent.setup({ applyAccept: false });
    await upload.upload(screen.getByLabelText(/Choose photos/), [new File(["x"], "brug.heic"), large]);
    expect(await screen.findByText(/brug.heic: this type of photo is not supported/)).toBeVisible();
    expect(screen.getByText(/groot.jpg is too large/)).toBeVisible();
    expect(asked.filter(({ route }) => route.startsWith("files."))).toEqual([]);
  });
});

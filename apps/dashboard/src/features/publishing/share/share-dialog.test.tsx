// @vitest-environment jsdom
import { idOf, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts } from "../../../app/testing/show-screen.tsx";
import { openMessage } from "../testing/open-message.tsx";

afterEach(() => {
  closeToasts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const address = `https://stoep.example/gent/m/${idOf(1)}`;
const shareLink = {
  title: "Straat dicht",
  link: address,
  shortLink: "https://stoep.example/gent/s/4d2p-f2db",
  sharedWith: "residents" as const,
  languages: ["nl" as const, "fr" as const],
};
const rights = { edit: true, publish: true, copy: true, share: true, delete: true } as const;
const replies = { getShareLink: shareLink, exportPoster: new Blob(["%PDF-"]), exportQrCode: new Blob(["x"]) };

test("opens from the message’s menu, at an address of its own, and closes again", async () => {
  const { address: shown } = await openMessage({ can: rights }, replies);
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Share with residents" }));
  const dialog = await screen.findByRole("dialog", { name: "Share with residents" });
  expect(shown()).toBe(`/messages/${idOf(1)}?share=open`);
  expect(await within(dialog).findByLabelText("Link for residents")).toHaveValue(address);
  expect(within(dialog).getByText(/^Only residents of its neighbourhoods can open it/)).toBeVisible();
  await userEvent.click(within(dialog).getByText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shown()).toBe(`/messages/${idOf(1)}`);
});

test("copies either link", async () => {
  const user = userEvent.setup();
  await openMessage({ can: rights }, replies, "?share=open");
  await user.click(await screen.findByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(screen.getByRole("button", { name: "Copy short link" }));
  expect(await navigator.clipboard.readText()).toBe(shareLink.shortLink);
});

test("shows the code with the address in words, for those who cannot see it", async () => {
  await openMessage({ can: rights }, replies, "?share=open");
  expect(await screen.findByRole("img", { name: `QR code that opens ${address}` })).toBeVisible();
});

test("downloads the poster on the chosen paper, in the chosen language, and the code in either format", async () => {
  const { of } = await openMessage({ can: rights }, replies, "?share=open");
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(await screen.findByRole("radio", { name: "A3" }));
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  await userEvent.click(screen.getByRole("button", { name: "Download poster" }));
  await waitFor(() => expect(of("exportPoster")[0]?.query.toString()).toBe("paper=a3&language=fr"));
  await userEvent.click(screen.getByRole("button", { name: "PNG" }));
  await waitFor(() => expect(of("exportQrCode")[0]?.query.toString()).toBe("format=png"));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    expect.stringMatching(/^poster-straat-dicht-a3-[\d-]+\.pdf$/),
    expect.stringMatching(/^qr-code-straat-dicht-[\d-]+\.png$/),
  ]);
});

test("says when it cannot be loaded, and what may be done", async () => {
  const refuse = () => {
    throw refusal("no_module_access");
  };
  await openMessage({ can: rights }, { getShareLink: refuse }, "?share=open");
  const dialog = await screen.findByRole("dialog", { name: "Share with residents" });
  expect(
    await within(dialog).findByText("You have no access to this module. Ask an administrator of your organisation."),
  ).toBeVisible();
  expect(within(dialog).getByRole("button", { name: "Download poster" })).toBeDisabled();
});

test("says of a draft why there is nothing to share yet", async () => {
  const { of } = await openMessage({ state: "concept", publishedAt: null, publishAt: null }, replies, "?share=open");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const item = await screen.findByRole("menuitem", { name: /^Share with residents/ });
  expect(item).toHaveTextContent("It is not published yet, so no one could open the link.");
  expect(item).toHaveAttribute("aria-disabled", "true");
  expect(of("getShareLink")).toEqual([]);
});

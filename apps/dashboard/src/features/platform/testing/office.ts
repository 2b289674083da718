/** Helpers that fill in and press what is on the screens of the back office. */
import { fakeServer, fill, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

export function serve(platform: NonNullable<Replies["platform"]>, neighbourhoods: Replies["neighbourhoods"] = {}) {
  const asked = fakeServer({ platform, neighbourhoods });
  return (route: string) => asked.filter((one) => one.route === `platform.${route}`);
}

export async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}
export const write = async (label: string, text: string) =>
  fill(await screen.findByRole("textbox", { name: label }), text);
export const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

import userEvent from "@testing-library/user-event";

/**
 * Adds text to a field in one step, as pasting does, and then presses the keys. Typing, with an event and a render for every letter, is
 * only for tests about typing.
 */
export async function fill(field: HTMLElement, text: string, keys = ""): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
  if (keys) await userEvent.keyboard(keys);
}

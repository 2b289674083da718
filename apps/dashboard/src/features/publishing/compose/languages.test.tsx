// @vitest-environment jsdom

import { CompletePost, PostDraft } from "@stoep/contract/publishing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { kinds } from "./kinds/index.ts";
import { openEditor, titleField } from "./testing/open-editor.tsx";
import { aPicture, aPost, idOf } from "./testing/samples.ts";

const textField = () => screen.findByRole("textbox", { name: /^Text/ });

test.each(Object.entries(kinds))(
  "from the original of a %s to a translation, on to the audience, and back",
  async (kind, { begin }) => {
    const translation = {
      language: "en" as const,
      title: "Road closed",
      textHtml: "<p>From Monday.</p>",
      ctaText: "",
      ctaDescription: "",
      altTexts: {},
      optionTexts: {},
    };
    const own = begin({ now: new Date("2026-11-27T10:00:00Z"), timeZone: "Europe/Brussels", day: null });
    await openEditor({ post: aPost({ kind: kind as keyof typeof kinds, ...own, translations: [translation] }) });
    expect(await textField()).toHaveTextContent("Vanaf maandag.");
    const tabs = within(screen.getByRole("tablist"));
    for (let times = 0; times < 2; times++) {
      await userEvent.click(tabs.getByRole("tab", { name: "English" }));
      expect(await titleField()).toHaveValue("Road closed");
      expect(await textField()).toHaveTextContent("From Monday.");
      await userEvent.click(tabs.getByRole("tab", { name: /^Nederlands/ }));
      expect(await titleField()).toHaveValue("Straat dicht");
      expect(await textField()).toHaveTextContent("Vanaf maandag.");
    }
    await userEvent.click(screen.getByRole("link", { name: /^Audience/ }));
    await userEvent.click(await screen.findByRole("link", { name: /^Content/ }));
    expect(await textField()).toHaveTextContent("Vanaf maandag.");
  },
);

test("the fields of a translation that must be filled in are those that the check misses when they are empty", async () => {
  const image = aPicture(1);
  const option = { id: idOf(31), text: "Ja" };
  const blank = { language: "en" as const, title: "", textHtml: "", ctaText: "", ctaDescription: "" };
  const post = aPost({
    type: "option",
    options: [option, { id: idOf(32), text: "Nee" }],
    ctaLink: "https://gent.example",
    ctaText: "Meer",
    ctaDescription: "Alle straten",
    images: [{ id: image.id, altText: "Een brug" }],
    imageFiles: [image],
    translations: [{ ...blank, altTexts: {}, optionTexts: {} }],
  });
  const missed = CompletePost.safeParse(PostDraft.parse(post)).error?.issues.map(({ message }) => message);
  expect(missed).toEqual(["titleRequired", "textRequired", "customCtaTextRequired"]);
  await openEditor({ post });
  await userEvent.click(within(screen.getByRole("tablist")).getByRole("tab", { name: /English/ }));
  expect(await screen.findByText(/^Fill in the required fields\. If you leave another one empty/)).toBeVisible();
  const fields = screen.getAllByRole("textbox");
  const isRequired = (field: HTMLElement) => field.hasAttribute("required") || field.ariaRequired === "true";
  expect(fields.filter(isRequired)).toHaveLength(missed?.length ?? 0);
  expect(fields.length).toBeGreaterThan(5);
});

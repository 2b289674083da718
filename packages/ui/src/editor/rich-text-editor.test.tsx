// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activity, useState } from "react";
import { expect, test } from "vitest";
import { Tabs } from "../controls/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { RichTextEditor } from "./index.ts";

const labels = {
  toolbar: "Format",
  heading2: "Heading",
  heading3: "Smaller heading",
  heading4: "Smallest heading",
  bold: "Bold",
  italic: "Italic",
  bulletList: "List",
  numberedList: "Numbered list",
  link: "Link",
  removeLink: "Remove link",
  linkAddress: "Address",
  saveLink: "Save link",
  undo: "Undo",
  redo: "Redo",
  count: (length: number) => `${length} characters`,
};

function Text({ name, value, onChange }: { name: string; value: string; onChange: (html: string) => void }) {
  return <RichTextEditor label={name} value={value} onChange={onChange} labels={labels} />;
}

function Hideable() {
  const [text, setText] = useState("<p>Before</p>");
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Hide or show
      </button>
      <button type="button" onClick={() => setText("<p>Meanwhile</p>")}>
        Write
      </button>
      <p>{text}</p>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <Text name="Text" value={text} onChange={setText} />
      </Activity>
    </>
  );
}

test("an editor that React hides, and shows again, has the text that it was given meanwhile, and takes more", async () => {
  renderPart(<Hideable />);
  expect(await screen.findByRole("textbox", { name: "Text" })).toHaveTextContent("Before");
  await userEvent.click(screen.getByRole("button", { name: "Hide or show" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Text" })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("button", { name: "Write" }));
  await userEvent.click(screen.getByRole("button", { name: "Hide or show" }));
  const box = await screen.findByRole("textbox", { name: "Text" });
  expect(box).toHaveTextContent("Meanwhile");
  expect(screen.getByText("9 characters")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Bold" }));
});

function TwoLanguages() {
  const [texts, setTexts] = useState({ original: "<p>Het plein</p>", translation: "<p>The square</p>" });
  return (
    <Tabs defaultValue="original">
      <Tabs.List>
        <Tabs.Tab value="original">Nederlands</Tabs.Tab>
        <Tabs.Tab value="translation">English</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="original">
        <Text name="Tekst" value={texts.original} onChange={(original) => setTexts({ ...texts, original })} />
      </Tabs.Panel>
      <Tabs.Panel value="translation">
        <Text name="Text" value={texts.translation} onChange={(translation) => setTexts({ ...texts, translation })} />
      </Tabs.Panel>
    </Tabs>
  );
}

test("between tabs, and back, an editor keeps its text and what can be undone", async () => {
  renderPart(<TwoLanguages />);
  const own = await screen.findByRole("textbox", { name: "Tekst" });
  await userEvent.click(screen.getByRole("button", { name: "List" }));
  await waitFor(() => expect(own.querySelector("ul")).not.toBeNull());
  for (const [tab, name] of [
    ["English", "Text"],
    ["Nederlands", "Tekst"],
    ["English", "Text"],
    ["Nederlands", "Tekst"],
  ] as const) {
    await userEvent.click(screen.getByRole("tab", { name: tab }));
    expect(await screen.findByRole("textbox", { name })).toBeVisible();
  }
  expect(screen.getByRole("textbox", { name: "Tekst" })).toHaveTextContent("Het plein");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Tekst" }).querySelector("ul")).toBeNull());
});

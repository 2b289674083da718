// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../../app/testing/people.ts";
import { atStep, openEditor } from "../testing/open-editor.tsx";
import { aPost } from "../testing/samples.ts";

afterEach(() => vi.unstubAllGlobals());

const may = { read: true, write: true, manage: true } as const;
const session = aSession(aMembership(), [], { ...anAccess(), tickets: may });
const { organisation } = aMembership();
const post = aPost({ ctaLink: "https://gent.example", ctaText: "Ask for help" });

test("a button can lead to the organisation's form if that is on, and then needs no link", async () => {
  const care = { listHelpForms: { items: [{ id: organisation.id, name: organisation.name }] } };
  const { of } = await openEditor({ post, at: atStep("extras"), session, care });
  await userEvent.click(await screen.findByRole("combobox", { name: "Leads to" }));
  await userEvent.click(await screen.findByRole("option", { name: "Your form to ask for help" }));
  expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Button text" }), "!");
  await userEvent.tab();
  await waitFor(() => expect(of("updatePost").at(-1)?.body).toMatchObject({ post: { ctaType: "contact-form" } }));
});

test("without a form a button needs a link, and nothing else is offered", async () => {
  await openEditor({ post, at: atStep("extras"), session, care: { listHelpForms: { items: [] } } });
  expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Leads to" })).toBeNull();
});

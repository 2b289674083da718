// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { DeleteIcon, LinkIcon } from "../icons/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { Gallery } from "./gallery.tsx";
import { RecordPage } from "./record-page.tsx";
import { TextDiff } from "./text-diff.tsx";

describe("a record", () => {
  const openWith = (remove: () => void, reason?: string) =>
    renderPart(
      <RecordPage
        title="Street works"
        state="Published"
        back={{ label: "Messages", href: "/inbox" }}
        action={<a href="/edit">Edit</a>}
        menu={{
          label: "More actions",
          acts: [
            { key: "link", label: "Copy link", icon: LinkIcon, onClick: () => undefined },
            { key: "delete", label: "Delete", icon: DeleteIcon, isDestructive: true, onClick: remove, reason },
          ],
        }}
        facts={{ label: "Details", items: [{ key: "where", label: "Where", value: "Muide" }] }}
      >
        Content
      </RecordPage>,
    );

  test("keeps destructive actions last in the menu, never next to the main action", async () => {
    const remove = vi.fn();
    openWith(remove);
    expect(screen.queryByText("Delete")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["Copy link", "Delete"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    expect(remove).toHaveBeenCalledOnce();
  });

  test("says why an action is refused, and does not do it", async () => {
    const remove = vi.fn();
    openWith(remove, "Your role does not allow this.");
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    const item = await screen.findByRole("menuitem", { name: /Delete/ });
    expect(item).toHaveAttribute("aria-disabled", "true");
    expect(item).toHaveTextContent("Your role does not allow this.");
    await userEvent.click(item);
    expect(remove).not.toHaveBeenCalled();
  });

  test("names its facts", () => {
    openWith(() => undefined);
    const rail = screen.getByRole("complementary", { name: "Details" });
    expect(within(rail).getByRole("term")).toHaveTextContent("Where");
    expect(within(rail).getByRole("definition")).toHaveTextContent("Muide");
  });
});

describe("differences between texts", () => {
  const labels = { inserted: "Inserted", deleted: "Deleted" };
  const draw = (before: string, after: string) =>
    renderPart(<TextDiff before={before} after={after} labels={labels} />).container;

  test("are shown word by word, by more than colour", () => {
    const drawn = draw("closed on Monday", "closed on Tuesday");
    expect(drawn.querySelector("ins")).toHaveTextContent("Inserted: Tuesday");
    expect(drawn.querySelector("del")).toHaveTextContent("Deleted: Monday");
    expect(drawn.querySelector("p > span")).toHaveTextContent("closed on");
  });

  test("in long texts without a common word are the whole texts", () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(" ");
    const drawn = draw(text("a"), text("b"));
    expect(drawn.querySelector("del")).toHaveTextContent(/a0 .* a4999$/);
    expect(drawn.querySelector("ins")).toHaveTextContent(/b0 .* b4999$/);
  });
});

test("a picture opens large, arrow keys go to the next, and the focus returns", async () => {
  const labels = {
    enlarge: (alt: string) => `Enlarge: ${alt}`,
    previous: "Previous",
    next: "Next",
    close: "Close",
    place: (place: number, total: number) => `${place} of ${total}`,
  };
  const picture = (id: string) => ({ id, small: `/${id}/320`, large: `/${id}/800`, alt: `Picture ${id}` });
  renderPart(<Gallery pictures={[picture("a"), picture("b")]} labels={labels} />);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: Picture a" }));
  expect(screen.getByRole("img", { name: "Picture a" })).toHaveAttribute("src", "/a/800");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("img", { name: "Picture b" })).toBeVisible();
  expect(screen.getByText("2 of 2")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

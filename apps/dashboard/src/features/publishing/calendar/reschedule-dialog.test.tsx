// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";

test("several messages are rescheduled by Enter in the number of days", async () => {
  const onMove = vi.fn();
  await showScreen(() => (
    <RescheduleDialog title="Reschedule 2 messages" at={null} hasShift onMove={onMove} onClose={vi.fn()} />
  ));
  const days = within(await screen.findByRole("dialog")).getByRole("textbox", { name: "Days later" });
  await userEvent.clear(days);
  await userEvent.type(days, "0{Enter}");
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.clear(days);
  await userEvent.type(days, "2{Enter}");
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ days: 2, minutes: 0 });
});

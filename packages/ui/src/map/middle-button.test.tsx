// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MiddleButton } from "./middle-button.tsx";

/** The map itself needs a real browser. */
vi.mock("react-map-gl/maplibre", () => ({
  useMap: () => ({ current: { getCenter: () => ({ lng: 3.7212345, lat: 51.05 }) } }),
}));

test("a place is put in the middle of the map by the keyboard alone", async () => {
  const onPlace = vi.fn();
  render(<MiddleButton label="Put the pin in the middle" onPlace={onPlace} />);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Put the pin in the middle" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onPlace).toHaveBeenCalledWith({ longitude: 3.72123, latitude: 51.05 });
});

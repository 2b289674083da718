import { useMediaQuery } from "@mantine/hooks";

/** Whether the screen is so narrow that a record's facts are folded above its content. */
export const useFactsFolded = (): boolean =>
  useMediaQuery("(max-width: 1099px)", false, { getInitialValueInEffect: false });

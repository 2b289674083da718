/** Which kinds of shouts a city takes. */
import type { findAnsweringCity } from "./store/shouts.ts";

export const takesNothing = { isDisabled: true, disabledKinds: [] };

type City = NonNullable<Awaited<ReturnType<typeof findAnsweringCity>>>;

export const settingsOf = ({ isDisabled, disabledKinds }: City) => ({ isDisabled, disabledKinds: disabledKinds ?? [] });

/**
 * Finding a helper for a ticket: candidates in their order with the reasons, asking them, and their answers. Pure rules say the order.
 * S2 §3, §4, §7
 */
import { matchingHandlers } from "./matching.ts";

export const askingHandlers = { ...matchingHandlers };

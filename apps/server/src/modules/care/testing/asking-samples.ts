/** Calls of finding and asking helpers. */
import type { asking } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { SamplesOf } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { newTicket } from "../asking/testing/help.ts";

export const askingSamples = {
  stage: { askedTicketId: (town: Town) => newTicket(town) },
  random: () => ({ askedTicketId: newId() }),
  of: ({ askedTicketId: ticketId }: { askedTicketId: string }): SamplesOf<typeof asking> => ({
    listMatches: { by: "wout", input: { params: { ticketId } } },
  }),
};

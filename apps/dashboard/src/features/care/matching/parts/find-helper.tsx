import { Stack } from "@stoep/ui";
import { Candidates } from "./candidates.tsx";
import { Proposals } from "./proposals.tsx";
import { isSearching, type Ticket } from "./words.ts";

/**
 * The helpers who were asked, in every state of the ticket, and proposals while it has no helper. Not for viewers, who see what
 * happened in the thread.
 */
export function FindHelper({ ticket }: { ticket: Ticket }) {
  if (ticket.can.write !== true) return null;
  return (
    <Stack>
      <Candidates ticket={ticket} />
      {isSearching(ticket) && <Proposals ticket={ticket} />}
    </Stack>
  );
}

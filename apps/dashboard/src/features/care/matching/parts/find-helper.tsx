import { Stack } from "@stoep/ui";
import { Candidates } from "./candidates.tsx";
import { Proposals } from "./proposals.tsx";
import { isSearching, type Ticket } from "./words.ts";

/** Who was asked, whatever became of the ticket; and who could be, while it has no helper. Viewers see what happened in the thread. */
export function FindHelper({ ticket }: { ticket: Ticket }) {
  if (ticket.can.write !== true) return null;
  return (
    <Stack>
      <Candidates ticket={ticket} />
      {isSearching(ticket) && <Proposals ticket={ticket} />}
    </Stack>
  );
}

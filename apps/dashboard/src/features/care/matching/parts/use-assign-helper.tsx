import type { HelperObstacle } from "@stoep/contract/care";
import { Text } from "@stoep/ui";
import { useState } from "react";
import { api, FormDialog, useCommand } from "../../../../app/index.ts";
import { useOverride } from "./use-override.tsx";
import { type Ticket, useText } from "./words.ts";

interface Chosen {
  id: string;
  name: string;
  /** What keeps them from the task, if it is known: then the dialog asks at once why it should be them anyway. */
  obstacles?: readonly HelperObstacle[];
}

/** Gives the ticket to a helper without asking them first. `dialog` asks for a confirmation that names helper and member. */
export function useAssignHelper(ticket: Ticket) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const dialog = chosen && <ChooseDialog ticket={ticket} helper={chosen} onClose={() => setChosen(null)} />;
  return { choose: setChosen, dialog };
}

function ChooseDialog({ ticket, helper, onClose }: { ticket: Ticket; helper: Chosen; onClose: () => void }) {
  const t = useText();
  const { id: helperId, name, obstacles } = helper;
  const names = { name, member: ticket.member.name || t("gone") };
  const { override, refused, field } = useOverride(name, obstacles);
  const match = useCommand(api.care.matchTicket, { done: t("choose.done"), whenDone: onClose, refused });
  return (
    <FormDialog
      title={t("choose.title", names)}
      cancel={t("cancel")}
      act={{ label: t("choose.named", names), isRunning: match.isRunning }}
      onSubmit={(event) => {
        event.preventDefault();
        void match.run({ params: { ticketId: ticket.id }, body: { from: ticket.state, helperId, override } });
      }}
      onClose={onClose}
    >
      <Text>{t("choose.text", names)}</Text>
      {field}
    </FormDialog>
  );
}

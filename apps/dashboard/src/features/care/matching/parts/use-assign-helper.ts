import { confirm } from "@stoep/ui";
import { api, useCommand } from "../../../../app/index.ts";
import { type Ticket, useText } from "./words.ts";

/** Gives the ticket to a helper without asking them first, after a confirmation that names helper and member. */
export function useAssignHelper(ticket: Ticket) {
  const t = useText();
  const match = useCommand(api.care.matchTicket, { done: t("choose.done") });
  const choose = async ({ id: helperId, name }: { id: string; name: string }) => {
    const names = { name, member: ticket.member.name || t("gone") };
    const isSure = await confirm({
      title: t("choose.title", names),
      message: t("choose.text", names),
      confirmLabel: t("choose.named", names),
      cancelLabel: t("cancel"),
    });
    if (isSure) await match.run({ params: { ticketId: ticket.id }, body: { from: ticket.state, helperId } });
  };
  return { choose, isRunning: match.isRunning };
}

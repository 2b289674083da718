/** A ticket in the organisation's log: by its number alone, which tells nothing of anybody. */
export const ticketSubject = ({ id, number }: { id: string; number: number }) => ({
  kind: "careTicket",
  id,
  name: `#${number}`,
});

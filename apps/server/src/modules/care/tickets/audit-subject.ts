/** A ticket in the organisation's log: its number alone, which reveals nothing about anybody. */
export const ticketSubject = ({ id, number }: { id: string; number: number }) => ({
  kind: "careTicket",
  id,
  name: `#${number}`,
});

/**
 * What a person is as a helper. S2 §3
 *
 *   pending ─▶ accepted ◀─▶ declined (with the reason)     suspended: as the person
 *
 * Whoever is accepted and not suspended can be asked; what is counted of them is kept in the transaction of the ticket's change.
 */
export {
  changeLoad,
  countHelped,
  findHelper,
  findLoad,
  type HelperRow,
  lockHelper,
  noteAsked,
  noteRefused,
} from "./store/counts.ts";

/** Addresses near a border, which staff of the city can give to the neighbourhood on its other side. D §5 */
import { z } from "zod";
import { Id, Instant } from "../../kernel/index.ts";

const Area = z.object({ id: Id, name: z.string() });

/** An address of the city's list; never who lives there, or whether anybody does. */
export const BorderAddress = z.object({
  addressId: Id,
  /** "Muidelaan 12, 9000 Gent" */
  label: z.string(),
  neighbourhood: Area.nullable(),
  /** The neighbourhood around its position; null: it lies outside all of them. */
  liesIn: Area.nullable(),
  /** null: nobody has moved it. */
  moved: z.object({ at: Instant, by: z.string() }).nullable(),
});
export type BorderAddress = z.infer<typeof BorderAddress>;

export const BorderAddressChoice = BorderAddress.extend({
  /** The neighbourhoods it can be given to: where it lies, and those whose border is near. */
  choices: z.array(Area),
});
export type BorderAddressChoice = z.infer<typeof BorderAddressChoice>;

export const AddressMove = z.object({
  /** null: the one it lies in, also after later imports. */
  neighbourhoodId: Id.nullable(),
  /** Where it was when the caller decided. */
  from: Id.nullable(),
});
/** In metres: gardens and wide streets along a border, and no more, so that nobody can look for who lives where. */
export const nearBorderMetres = 250;

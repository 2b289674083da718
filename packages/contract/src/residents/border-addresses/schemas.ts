/** Addresses near a border, which staff of the city can assign to the neighbourhood on its other side. D §5 */
import { z } from "zod";
import { Act, Id, NamedReference } from "../../kernel/index.ts";

/** An address of the city's list, without whether anybody lives there. */
export const BorderAddress = z.object({
  addressId: Id,
  /** "Muidelaan 12, 9000 Gent" */
  label: z.string(),
  neighbourhood: NamedReference.nullable(),
  /** The neighbourhood that contains its position; null: it is outside all of them. */
  liesIn: NamedReference.nullable(),
  /** null: nobody has moved it. */
  moved: Act.nullable(),
});
export type BorderAddress = z.infer<typeof BorderAddress>;

export const BorderAddressChoice = BorderAddress.extend({
  /** The neighbourhoods that it can be assigned to: the one that contains it, and those whose border is near. */
  choices: z.array(NamedReference),
});
export type BorderAddressChoice = z.infer<typeof BorderAddressChoice>;

export const AddressMove = z.object({
  /** null: the one that contains it, also after later imports. */
  neighbourhoodId: Id.nullable(),
  /** The neighbourhood it had when the caller decided. */
  from: Id.nullable(),
});
/** In metres: enough for gardens and wide streets along a border, but too little to search for where people live. */
export const nearBorderMetres = 250;

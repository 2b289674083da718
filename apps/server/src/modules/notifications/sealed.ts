/** Keys of the installation that are sealed like other texts, because they come in pairs or are used as text. */
import { placeIn, type SealedColumn } from "#kernel/keys/seal.ts";

const inPushKeys: SealedColumn = {
  what: "keys for push messages",
  table: "public.push_key",
  column: "private_key",
  row: { id: "smallint" },
  wasInClear: true,
  ifLost: "row",
};
const inUnsubscribeKeys: SealedColumn = {
  what: "keys of unsubscribe links",
  table: "public.unsubscribe_key",
  column: "value",
  row: { id: "smallint" },
  wasInClear: true,
  ifLost: "row",
};
export const sealedKeys = [inPushKeys, inUnsubscribeKeys];

/** There is one of each. */
export const onlyKey = 1;
export const pushKeyAt = placeIn(inPushKeys, onlyKey);
export const unsubscribeKeyAt = placeIn(inUnsubscribeKeys, onlyKey);

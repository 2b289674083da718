import { useEffect, useState } from "react";
import { useForm } from "../../../../app/index.ts";
import { dropDraft, keepDraft, readDraft, type Written } from "../../draft.ts";

/** The form, with what an earlier visit left in it, kept on the device while it is written. */
export function useWriting(draftKey: string, begin: Written) {
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const form = useForm<Written>(draft?.written ?? begin);
  const { values } = form;
  const [first] = useState(begin);
  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(first)) dropDraft(draftKey);
    else keepDraft(draftKey, values);
  }, [draftKey, values, first]);
  const restart = () => {
    for (const key of Object.keys(first) as (keyof Written)[]) form.set(key, first[key]);
    setDraft(null);
  };
  return { form, restored: draft, restart, forget: () => dropDraft(draftKey) };
}

/** As the contract expects it. */
export const contentOf = ({ title, text, theme, photos }: Written) => ({
  title,
  text,
  theme: theme || null,
  images: photos.map(({ id, altText }) => ({ id, altText })),
});

/** Undefined: the place stays as it is. */
export const newPlaceOf = (written: Pick<Written, "address" | "pin" | "isPlaceGone">) =>
  placeOf(written) ?? (written.isPlaceGone ? null : undefined);

export const placeOf = ({ address, pin }: Pick<Written, "address" | "pin">) =>
  address ? { addressId: address.id } : pin;

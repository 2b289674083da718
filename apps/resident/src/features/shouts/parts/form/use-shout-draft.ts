import { useEffect, useState } from "react";
import { useForm, useOtherTab } from "../../../../app/index.ts";
import { dropDraft, keepDraft, readDraft, type UnsentShout } from "../../shout-draft.ts";

/** The form with the draft of an earlier visit, stored on the device while it is being written. */
export function useShoutDraft(draftKey: string, begin: UnsentShout) {
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const form = useForm<UnsentShout>(draft?.written ?? begin);
  const { values } = form;
  const [first] = useState(begin);
  const isWritten = JSON.stringify(values) !== JSON.stringify(first);
  useOtherTab(isWritten ? `shout.${draftKey}` : null);
  useEffect(() => {
    if (isWritten) keepDraft(draftKey, values);
    else dropDraft(draftKey);
  }, [draftKey, values, isWritten]);
  const restart = () => {
    for (const key of Object.keys(first) as (keyof UnsentShout)[]) form.set(key, first[key]);
    setDraft(null);
  };
  return { form, restored: draft, restart, forget: () => dropDraft(draftKey) };
}

/** As the contract expects it. */
export const contentOf = ({ title, text, theme, photos }: UnsentShout) => ({
  title,
  text,
  theme: theme || null,
  images: photos.map(({ id, altText }) => ({ id, altText })),
});

/** All words of it that others read. */
export const writtenIn = ({ title, text, photos }: Pick<UnsentShout, "title" | "text" | "photos">): string[] => [
  title,
  text,
  ...photos.map(({ altText }) => altText),
];

/** Undefined: the place is unchanged. */
export const newPlaceOf = (written: Pick<UnsentShout, "address" | "pin" | "isPlaceGone">) =>
  placeOf(written) ?? (written.isPlaceGone ? null : undefined);

export const placeOf = ({ address, pin }: Pick<UnsentShout, "address" | "pin">) =>
  address ? { addressId: address.id } : pin;

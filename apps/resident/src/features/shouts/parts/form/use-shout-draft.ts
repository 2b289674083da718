import { useEffect, useState } from "react";
import { useForm, useOtherTab } from "../../../../app/index.ts";
import {
  dropDraft,
  keepDraft,
  readDraft,
  shoutDraftName,
  type UnsentShout,
  type WrittenWithFiles,
} from "../../shout-draft.ts";

/** A form with the draft of an earlier visit, stored on the device while it is being written. */
export function useDraft<W extends WrittenWithFiles>(name: string, begin: W) {
  const [draft, setDraft] = useState(() => readDraft<W>(name));
  const form = useForm<W>(draft?.written ?? begin);
  const { values } = form;
  const [first] = useState(begin);
  const isWritten = JSON.stringify(values) !== JSON.stringify(first);
  useOtherTab(isWritten ? name : null);
  useEffect(() => {
    if (isWritten) keepDraft(name, values);
    else dropDraft(name);
  }, [name, values, isWritten]);
  const restart = () => {
    for (const key of Object.keys(first) as (keyof W)[]) form.set(key, first[key]);
    setDraft(null);
  };
  return { form, restored: draft, restart, forget: () => dropDraft(name) };
}

/** `key`: the kind of a new message, or the id and version of one that is edited. */
export const useShoutDraft = (key: string, begin: UnsentShout) => useDraft(shoutDraftName(key), begin);

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

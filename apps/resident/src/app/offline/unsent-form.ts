import { useEffect, useState } from "react";
import { type Form, useForm } from "../form.ts";
import { readUnsent, writeUnsent } from "./cache.ts";
import { useOtherTab } from "./other-tab.ts";

/**
 * A form that is stored on the device until it is sent, since a phone may close an app at any time: its content is there again when it
 * is next opened. `name`: names its subject.
 */
export function useUnsentForm<V extends object>(
  name: string,
  initial: V,
  ownText?: (code: string) => string | null,
): Form<V> & { forget: () => void } {
  const [first] = useState(initial);
  const form = useForm<V>({ ...initial, ...readUnsent<V>(name) }, ownText);
  const { values } = form;
  const isWritten = JSON.stringify(values) !== JSON.stringify(first);
  useOtherTab(isWritten ? name : null);
  useEffect(() => {
    writeUnsent<V>(name, isWritten ? values : null);
  }, [name, values, isWritten]);
  return { ...form, forget: () => writeUnsent(name, null) };
}

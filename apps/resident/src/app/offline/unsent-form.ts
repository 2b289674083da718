import { useEffect, useState } from "react";
import { type Form, useForm } from "../form.ts";
import { followUnsent, readUnsent, writeUnsent } from "./cache.ts";
import { useOtherTab } from "./other-tab.ts";

type UnsentForm<V> = Form<V> & { forget: () => void };

/**
 * A form that is stored on the device until it is sent, since a phone may close an app at any time: its content is there again when it
 * is next opened. `name`: names its subject.
 */
export function useUnsentForm<V extends object>(
  name: string,
  initial: V,
  ownText?: (code: string) => string | null,
): UnsentForm<V> {
  const { form, isWritten } = useKeptForm(name, initial, ownText);
  useOtherTab(isWritten ? name : null);
  return form;
}

/**
 * The same for what is chosen, not typed: a change in another tab is taken over at once. `isTakenOver`: that was so, and nothing has been
 * changed here since. `gone`: called when another tab has sent it, or discarded it.
 */
export function useSharedUnsentForm<V extends object>(name: string, initial: V, gone: () => void) {
  const { form, first } = useKeptForm(name, initial);
  const [isTakenOver, setTakenOver] = useState(false);
  const { set, fill } = form;
  useEffect(() =>
    followUnsent(name, () => {
      // As it is kept now: of two changes at the same moment both tabs take over the same one.
      const kept = readUnsent<V>(name);
      fill({ ...first, ...kept });
      setTakenOver(true);
      if (kept === null) gone();
    }),
  );
  const change: typeof set = (field, value) => {
    setTakenOver(false);
    set(field, value);
  };
  return { ...form, set: change, isTakenOver };
}

function useKeptForm<V extends object>(name: string, initial: V, ownText?: (code: string) => string | null) {
  const [first] = useState(initial);
  const form = useForm<V>({ ...initial, ...readUnsent<V>(name) }, ownText);
  const { values } = form;
  const isWritten = JSON.stringify(values) !== JSON.stringify(first);
  useEffect(() => {
    writeUnsent<V>(name, isWritten ? values : null);
  }, [name, values, isWritten]);
  const kept: UnsentForm<V> = { ...form, forget: () => writeUnsent(name, null) };
  return { form: kept, first, isWritten };
}

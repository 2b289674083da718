import { type CallOptions, Refused } from "@stoep/contract/kernel";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

export type Command = ((...args: never[]) => Promise<unknown>) & { capability: string; isQuery: false };
export type InputOf<C extends Command> = Parameters<C>[0];
export type ResultOf<C extends Command> = Awaited<ReturnType<C>>;

type SendResult<C extends Command> =
  | { answer: ResultOf<C>; refusal?: undefined }
  | { answer?: undefined; refusal: Refused };

/** An idempotency key. It stays the same when a person repeats a command after a failed connection. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const asRefused = (error: unknown) =>
  error instanceof Refused ? error : new Refused({ code: "unexpected", fields: {}, requestId: "" });

/** Whether the command may still take effect: `key_in_use` means that an earlier attempt is running. */
const mayTakeEffect = ({ code }: Refused): boolean => code === "unavailable" || code === "key_in_use";

/** Sends a command and returns its result or its refusal; shows neither. Never rejects. */
export function useSend<C extends Command>(command: C) {
  const attempt = useRef<{ key: string; input: string } | null>(null);
  const call = command as C & ((input: unknown, options: CallOptions) => Promise<ResultOf<C>>);
  const { mutateAsync, isPending } = useMutation({
    // What was sent or is told once, such as a code, does not stay in memory when its screen has been left. At zero, one that is left
    // while it is under way would be looked at without a pause. Milliseconds.
    gcTime: 1000,
    mutationFn: (input: InputOf<C>) => {
      const text = JSON.stringify(input) ?? "";
      if (attempt.current?.input !== text) attempt.current = { key: newKey(), input: text };
      return call(input, { idempotencyKey: attempt.current.key });
    },
  });
  const send = async (input?: InputOf<C>): Promise<SendResult<C>> => {
    try {
      const answer = await mutateAsync(input as InputOf<C>);
      attempt.current = null;
      return { answer };
    } catch (error) {
      const refusal = asRefused(error);
      if (!mayTakeEffect(refusal)) attempt.current = null;
      return { refusal };
    }
  };
  return { send, isSending: isPending };
}

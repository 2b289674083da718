/** Text messages through a provider with a plain HTTP interface: POST { to, body } as JSON; the user part of the URL is the key. */
import type { DeliveryResult, TextPort } from "#kernel/ports.ts";

export function httpText(url: string, timeoutMs = 15_000): TextPort {
  const address = new URL(url);
  const { username, password } = address;
  address.username = "";
  address.password = "";
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (password)
    headers.authorization = `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`;
  else if (username) headers.authorization = `Bearer ${decodeURIComponent(username)}`;
  return {
    async send({ to, body }): Promise<DeliveryResult> {
      if (!/^\+\d{6,15}$/.test(to)) return { outcome: "rejected", reason: "not an international number" };
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await fetch(address, {
          method: "POST",
          headers,
          body: JSON.stringify({ to, body }),
          signal,
          redirect: "error",
        });
        await response.body?.cancel();
        if (response.ok) return { outcome: "accepted", reply: `HTTP ${response.status}` };
        // Only these are about the message; other statuses are about us, the moment, or the provider.
        const isFinal = response.status === 400 || response.status === 422;
        return { outcome: isFinal ? "rejected" : "deferred", reason: `HTTP ${response.status}` };
      } catch (error) {
        const cause = (error as Error & { cause?: { code?: string } }).cause;
        // Without a connection nothing was accepted. After any other error the response may have been lost on the way.
        const isUnsaid = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"].includes(
          cause?.code ?? "",
        );
        return { outcome: isUnsaid ? "deferred" : "uncertain", reason: cause?.code ?? (error as Error).name };
      }
    },
  };
}

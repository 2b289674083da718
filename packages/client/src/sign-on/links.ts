import type { IdentityView, ProviderName } from "@stoep/contract/accounts";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";
import { type PendingSignOn, rememberSignOn } from "./pending-sign-on.ts";

/** Keys that both apps have in their texts. */
type LinkWords = (key: "linked.unlinked" | "linked.onlyWay", values?: Record<string, string>) => string;

/** Providers that can still be linked. */
export const freeProviders = ({ items, providers }: { items: IdentityView[]; providers: ProviderName[] }) =>
  providers.filter(({ slug }) => !items.some(({ providerSlug }) => providerSlug === slug));

export function useLink(tell: Notify, from: Omit<PendingSignOn, "purpose">) {
  const { run, isRunning } = useCommandAs(tell, api.accounts.startLink, { refetches: [] });
  const link = async (slug: string) => {
    const answer = await run({ params: { providerSlug: slug } });
    if (!answer) return;
    rememberSignOn({ ...from, purpose: "link" });
    window.location.assign(answer.address);
  };
  return { link, isRunning };
}

export function useUnlink(tell: Notify, t: LinkWords, { id, provider }: IdentityView) {
  const { run, isRunning } = useCommandAs(tell, api.accounts.unlinkIdentity, {
    done: t("linked.unlinked", { name: provider }),
    // Another way to sign in was removed since this one was shown.
    refused: ({ code }) => {
      if (code === "not_allowed") tell(t("linked.onlyWay"), "danger");
      return code === "not_allowed";
    },
  });
  return { unlink: () => run({ params: { identityId: id } }), isRunning };
}

/** Sign-on providers of the whole installation and of networks. D §2 */
import { z } from "zod";
import { EditProvider, ProviderView } from "../../accounts/index.ts";
import { Id, NamedReference } from "../../kernel/index.ts";

/** Only an organisation decides whom it admits: these providers admit nobody new. */
export const EditSharedProvider = EditProvider.omit({ admits: true });
export type EditSharedProvider = z.infer<typeof EditSharedProvider>;
export const NewSharedProvider = EditSharedProvider.extend({
  /** null: for the whole installation. Cannot be changed. */
  networkId: Id.nullable(),
});
export type NewSharedProvider = z.infer<typeof NewSharedProvider>;

export const SharedProvider = ProviderView.omit({ admits: true }).extend({
  network: NamedReference.nullable(),
});
export type SharedProvider = z.infer<typeof SharedProvider>;
export const SharedProviderList = z.object({
  items: z.array(SharedProvider),
  /** Both must be registered with the provider: people return to the application that they came from. */
  redirectUri: z.string(),
  residentRedirectUri: z.string(),
});

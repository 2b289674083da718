/** Sign-on providers of the whole installation and of networks. D §2 */
import { z } from "zod";
import { EditProvider, ProviderView } from "../../accounts/index.ts";
import { Id } from "../../kernel/index.ts";

/** Whom an organisation lets in it decides itself: here nobody new comes in by sign-on. */
export const EditSharedProvider = EditProvider.omit({ admits: true });
export type EditSharedProvider = z.infer<typeof EditSharedProvider>;
export const NewSharedProvider = EditSharedProvider.extend({
  /** null: for everybody in the installation. It stays so. */
  networkId: Id.nullable(),
});
export type NewSharedProvider = z.infer<typeof NewSharedProvider>;

export const SharedProvider = ProviderView.omit({ admits: true }).extend({
  network: z.object({ id: Id, name: z.string() }).nullable(),
});
export type SharedProvider = z.infer<typeof SharedProvider>;
export const SharedProviderList = z.object({
  items: z.array(SharedProvider),
  /** To register with the provider, both: people come back to the application that they left. */
  redirectUri: z.string(),
  residentRedirectUri: z.string(),
});

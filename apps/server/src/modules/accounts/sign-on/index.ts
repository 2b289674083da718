/**
 * Single sign-on: identity providers of the installation, of networks and of organisations, and linking them to accounts. D §2
 */

export { signOnHandlers } from "./handlers.ts";
export {
  addProvider,
  changeProvider,
  type ProviderCall,
  type ProviderScope,
  removeProvider,
  viewProvider,
} from "./providers.ts";
export { clientSecretAt, sealedInProviders } from "./sealed.ts";
export { redirectUri } from "./sign-on.ts";
export {
  findSharedProvider,
  findSharedProviderBySlug,
  listSharedProviders,
  type SharedProvider,
} from "./store/providers.ts";

/** Sign-on providers of the installation and of networks, as the provider of Stoep manages them. */
export { providerHandlers } from "./handlers.ts";
export { addProvider, editProvider, removeProvider } from "./operations.ts";

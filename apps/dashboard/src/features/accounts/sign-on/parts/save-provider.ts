/** How providers are saved. Commands are passed in: organisations manage their own, the back office those of networks and of everyone. */
import type { EditProvider, ProviderView } from "@stoep/contract/accounts";
import type { Form } from "@stoep/ui";
import { api, type Refused, useCommand } from "../../../../app/index.ts";

export type Provider = Omit<ProviderView, "admits"> & Partial<Pick<ProviderView, "admits">>;
/** An address to pass on, labelled in the terms of its recipient. */
export interface Address {
  label: string;
  value: string;
  copyLabel: string;
}
/** `networkId` is empty for a provider for everyone, or if there is nothing to choose. */
export type Values = Required<EditProvider> & { networkId: string };
export type ProviderInput = EditProvider & { networkId: string };

export interface SaveOptions {
  form: Form<Values>;
  done: string;
  whenDone: () => void;
  refused: (refusal: Refused) => boolean;
}
export interface SaveCommand {
  save: (wanted: ProviderInput) => Promise<unknown>;
  isRunning: boolean;
}
/** `provider` is null for a new one. */
export type UseSaveProvider = (provider: Provider | null, options: SaveOptions) => SaveCommand;

export const useSaveOwnProvider: UseSaveProvider = (provider, options) => {
  const add = useCommand(api.accounts.createProvider, options);
  const edit = useCommand(api.accounts.editProvider, options);
  const save = ({ networkId: _, ...body }: ProviderInput) =>
    provider ? edit.run({ params: { providerId: provider.id }, body }) : add.run({ body });
  return { save, isRunning: add.isRunning || edit.isRunning };
};

import { EditSharedProvider } from "@stoep/contract/platform";
import type { Command } from "commander";
import type { Db } from "#kernel/database.ts";
import { signOn } from "#modules/accounts/index.ts";
import * as platform from "#modules/platform/index.ts";
import { openSignOn } from "../adapters/ports.ts";
import { type CommandContext, CommandError, commandLog, networkNamed, withStore } from "./command-context.ts";
import { asOperator, commandLine, explainRefusal, invalidInput, runAsOperator } from "./operator.ts";
import { promptSecret } from "./password-prompt.ts";

interface ProviderOptions {
  name?: string;
  signOnName?: string;
  issuer?: string;
  clientId?: string;
}
interface NewProviderOptions extends Required<ProviderOptions> {
  network?: string;
}
interface ProviderEditOptions extends ProviderOptions {
  newSecret?: true;
  on?: true;
  off?: true;
}

export function addSignOn(program: Command, desk: CommandContext): void {
  const group = program.command("sign-on").description("manage the sign-on providers for everyone or for one network");
  group
    .command("list")
    .description("list the providers by sign-on name, and whose they are")
    .action(() => list(desk));
  group
    .command("add")
    .description("add a provider; its client secret is asked for, or read from standard input")
    .argument("<sign-on name>", "lower-case letters, digits and hyphens; unique")
    .requiredOption("--name <name>", "label of the sign-in button")
    .requiredOption("--issuer <address>")
    .requiredOption("--client-id <id>")
    .option("--network <slug>", "offer it in this network only")
    .action((slug: string, options: NewProviderOptions) => add(desk, slug, options));
  group
    .command("edit")
    .description("change a provider; a new issuer or client needs --new-secret")
    .argument("<sign-on name>")
    .option("--sign-on-name <name>")
    .option("--name <name>", "label of the sign-in button")
    .option("--issuer <address>")
    .option("--client-id <id>")
    .option("--new-secret", "ask for a new client secret, or read it from standard input")
    .option("--off", "stop anyone signing in with it; linked accounts are kept")
    .option("--on", "let people sign in with it again")
    .action((slug: string, options: ProviderEditOptions) => edit(desk, slug, options));
  group
    .command("remove")
    .description("remove a provider; linked accounts are kept, without this way to sign in")
    .argument("<sign-on name>")
    .action((slug: string) => remove(desk, slug));
}

const list = (desk: CommandContext) =>
  withStore(desk, async ({ platform: db }) => {
    for (const { slug, name, owner, issuer, isEnabled, linkedCount } of await signOn.listSharedProviders(db))
      desk.say([slug, name, owner ?? "everyone", issuer, isEnabled ? "on" : "off", linkedCount ?? 0].join("\t"));
  });

const add = (desk: CommandContext, slug: string, { network, ...typed }: NewProviderOptions) =>
  changeProvider(desk, async (by, store) => {
    const networkId = network ? (await networkNamed(store, network)).id : null;
    const provider = formOf({ slug, ...typed, clientSecret: await promptSecret(desk), isEnabled: true });
    await platform.addProvider(by, { ...provider, networkId });
    const { publicUrl } = by.config;
    desk.say(
      `Added. Register both with the provider: ${publicUrl}/dashboard/sign-in/callback and ${publicUrl}/sign-on`,
    );
  });

const edit = (desk: CommandContext, slug: string, { signOnName, newSecret, on, off, ...typed }: ProviderEditOptions) =>
  changeProvider(desk, async (by) => {
    const provider = await providerNamed(by.db, slug);
    const { name, issuer, clientId, isEnabled } = provider;
    const wanted = formOf({
      name,
      issuer,
      clientId,
      ...typed,
      slug: signOnName ?? slug,
      isEnabled: on ? true : off ? false : isEnabled,
      clientSecret: newSecret ? await promptSecret(desk) : undefined,
    });
    await platform.editProvider(by, provider, wanted);
    desk.say("Saved.");
  });

async function remove(desk: CommandContext, slug: string): Promise<void> {
  await asOperator(desk, async (by) => platform.removeProvider(by, await providerNamed(by.db, slug)));
  desk.say("Removed.");
}

/** Contacts the provider before the transaction begins. */
const changeProvider = (desk: CommandContext, work: (by: signOn.ProviderCall, store: Store) => Promise<void>) =>
  withStore(desk, (store, config) => {
    const db = store.platform;
    const asking = { db, config, ports: { signOn: openSignOn(config) }, log: commandLog() };
    return explainRefusal(
      work({ ...commandLine(), ...asking, transact: (piece) => runAsOperator(db, config, piece) }, store),
    );
  });
type Store = Parameters<Parameters<typeof withStore>[1]>[0];

function formOf(typed: EditSharedProvider): EditSharedProvider {
  const form = EditSharedProvider.safeParse(typed);
  if (!form.success) throw invalidInput(form.error);
  return form.data;
}

async function providerNamed(db: Db, slug: string): Promise<signOn.SharedProvider> {
  const found = await signOn.findSharedProviderBySlug(db, slug);
  if (found) return found;
  throw new CommandError(
    `There is no provider called "${slug}" for everyone or for a network; see: stoep sign-on list`,
  );
}

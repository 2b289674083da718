import { organisationKinds } from "@stoep/contract/accounts";
import {
  Email,
  type Language,
  type Level,
  languages,
  levels,
  type MembershipType,
  modules,
  personName,
} from "@stoep/contract/kernel";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Network } from "#kernel/actor.ts";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import * as accounts from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import * as platform from "#modules/platform/index.ts";
import { type CommandContext, CommandError, networkNamed, withStore } from "./command-context.ts";
import { type Operator, runAsOperator, withoutThings } from "./operator.ts";
import { promptPassword } from "./password-prompt.ts";

const roles = ["owner", ...levels, "community-worker"] as const;
type Role = (typeof roles)[number];

interface Options {
  firstName: string;
  lastName: string;
  language: Language;
  network?: string;
  organisation?: string;
  kind: (typeof organisationKinds)[number];
  role: Role;
  licence: "essential" | "premium";
  link?: true;
  system?: true;
}

export function addAccount(program: Command, desk: CommandContext): Command {
  const account = program.command("account").description("manage the people who sign in");
  account
    .command("create")
    .description("create an account and add it to an organisation; an existing account is only added")
    .argument("<email>", "the address to sign in with", parseEmail)
    .requiredOption("--first-name <name>")
    .requiredOption("--last-name <name>")
    .addOption(new Option("--language <code>").choices(languages).default("nl"))
    .option("--network <slug>", "the network of the organisation")
    .option("--organisation <name>", "the organisation; created if it does not exist")
    .addOption(new Option("--kind <kind>", "kind of a new organisation").choices(organisationKinds).default("city"))
    .addOption(new Option("--role <role>", "role in the organisation").choices(roles).default("owner"))
    .addOption(
      new Option("--licence <level>", "licence of a new organisation, for all modules")
        .choices(["essential", "premium"])
        .default("premium"),
    )
    .option("--link", "print a link that signs in once, within 15 minutes, instead of asking for a password")
    .option("--system", "make it one of the provider's own accounts")
    .action((email: string, options: Options) => create(desk, email, options));
  return account;
}

const create = (desk: CommandContext, email: string, options: Options) =>
  withStore(desk, async (store, config) => {
    checkOptions(config, email, options);
    const network = options.network ? await networkNamed(store, options.network) : null;
    const isKnown = (await accounts.findAccountByEmail(store.platform, email)) !== undefined;
    const password = isKnown || options.link ? null : await newPassword(desk, email, options);
    const passwordHash = password === null ? null : await accounts.hashPassword(password, "");
    const link = await runAsOperator(store.platform, config, async (by) => {
      const account = await accountOf(by, email, { options, passwordHash });
      if (network && options.organisation) await addMembership(by, { account, network, options });
      return options.link ? createLink(by, account) : null;
    });
    desk.say(isKnown ? `${email} already exists and keeps its password.` : `${email} can sign in.`);
    if (options.organisation) desk.say(`Place: ${options.role} of ${options.organisation}.`);
    if (link) desk.say(`Sign in once, within 15 minutes: ${config.publicUrl}/dashboard/sign-in?autologin=${link}`);
  });

function checkOptions(config: Config, email: string, { organisation, network, system }: Options): void {
  if (Boolean(organisation) !== Boolean(network))
    throw new CommandError("--organisation and --network must be given together.");
  if (!system || accounts.mayBeSystem(config, email)) return;
  throw new CommandError(`A system account needs an address at ${config.providerMailDomain}.`);
}

async function newPassword(desk: CommandContext, email: string, { firstName, lastName }: Options): Promise<string> {
  const config = desk.config();
  const password = await promptPassword(desk);
  const fault = await accounts.checkNewPassword(config, password, { email, names: [firstName, lastName] });
  if (fault === null) return password;
  const least = `at least ${config.passwordMinLength} and at most 128 characters`;
  throw new CommandError(
    `This password is not accepted (${fault}): ${least}, not a common one, not the person's own name.`,
  );
}

interface AccountInput {
  options: Options;
  passwordHash: string | null;
}

interface Person {
  id: string;
  name: string;
  email: string;
}

async function accountOf(by: Operator, email: string, { options, passwordHash }: AccountInput): Promise<Person> {
  const { firstName, lastName, language, system = false } = options;
  const known = await accounts.findAccountByEmail(by.db, email);
  if (known && system && !known.isSystem)
    throw new CommandError(`${email} already exists and is not a system account.`);
  if (known) return { id: known.id, name: personName(known), email };
  const account = { email, firstName, lastName, language, passwordHash, isSystem: system };
  const made = await accounts.createAccount(by.db, account, by.now);
  if (made === null) throw new CommandError(`Someone else has just created ${email}.`);
  await record(by, {
    action: "platform.createAccount",
    subject: { kind: "account", id: made, name: `${personName({ firstName, lastName })} (${email})` },
    new: { email, isSystem: system },
    organisationId: null,
  });
  return { id: made, name: personName({ firstName, lastName }), email };
}

/** Anyone who can read the terminal can sign in with the link, so making one is logged, for existing accounts too. */
async function createLink(by: Operator, { id, name, email }: Person): Promise<string> {
  await record(by, {
    action: "platform.makeSignInLink",
    subject: { kind: "account", id, name: `${name} (${email})` },
    organisationId: null,
  });
  return accounts.createSignInLink(by.db, id, by.now);
}

interface MembershipInput {
  account: Person;
  network: Network;
  options: Options;
}

async function addMembership(by: Operator, { account, network, options }: MembershipInput): Promise<void> {
  const { organisation = "", role } = options;
  const organisationId =
    (await findOrganisation(by.db, network.id, organisation)) ?? (await createOrganisationAs(by, network, options));
  const place = placeOf(role);
  const id = await accounts.createMembership(by.db, { accountId: account.id, organisationId, ...place }, by.now);
  if (id === null) throw new CommandError(`This account is already a member of ${organisation}.`);
  await record(by, {
    action: "accounts.acceptMember",
    subject: { kind: "membership", id, name: account.name },
    new: { ...place },
    organisationId,
    networkId: network.id,
  });
}

async function findOrganisation(db: Db, networkId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("public.organisation")
    .select("id")
    .where("networkId", "=", networkId)
    .where("name", "=", name)
    .executeTakeFirst();
  return found?.id;
}

async function createOrganisationAs(by: Operator, network: Network, options: Options): Promise<string> {
  const { organisation: name = "", kind, licence: level } = options;
  const id = await accounts.createOrganisation(by.db, { networkId: network.id, name, kind }, by.now);
  if (id === null) throw new CommandError(`Someone else has just created ${name}.`);
  await record(by, {
    action: "platform.createOrganisation",
    subject: { kind: "organisation", id, name },
    new: { name, kind, network: network.name },
    organisationId: id,
    networkId: network.id,
  });
  const networkDb = by.db.withSchema(network.schema);
  for (const module of modules) {
    await platform.grantLicence(by, withoutThings(networkDb), id, {
      module,
      level,
      from: by.now.toISOString(),
      until: null,
      scope: null,
    });
  }
  return id;
}

/** D §3 */
function placeOf(role: Role): { type: MembershipType; levels?: { network: Level; participation: Level; care: Level } } {
  if (role === "owner" || role === "community-worker") return { type: role };
  return { type: "user", levels: { network: role, participation: role, care: role } };
}

function parseEmail(text: string): string {
  const parsed = Email.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError("Expected an e-mail address.");
}

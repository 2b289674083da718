import { Email, type Language, type Level, languages, levels, type MembershipType } from "@stoep/contract/kernel";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Config } from "#kernel/config.ts";
import { type Db, inTransaction } from "#kernel/database.ts";
import * as accounts from "#modules/accounts/index.ts";
import * as licences from "#modules/licences/index.ts";
import { askPassword } from "./ask-password.ts";
import { CommandError, type Desk, networkNamed, withStore } from "./desk.ts";

const roles = ["owner", ...levels, "community-worker"] as const;
type Role = (typeof roles)[number];
const kinds = ["city", "company", "association"] as const;

interface Options {
  firstName: string;
  lastName: string;
  language: Language;
  network?: string;
  organisation?: string;
  kind: (typeof kinds)[number];
  role: Role;
  licence: "essential" | "premium";
  link?: true;
  system?: true;
}

export function addAccount(program: Command, desk: Desk): Command {
  const account = program.command("account").description("people who sign in");
  account
    .command("create")
    .description("make an account, and a place in an organisation for it; an account that is there gets the place only")
    .argument("<email>", "the address to sign in with", parseEmail)
    .requiredOption("--first-name <name>")
    .requiredOption("--last-name <name>")
    .addOption(new Option("--language <code>").choices(languages).default("nl"))
    .option("--network <slug>", "the network of the organisation")
    .option("--organisation <name>", "the organisation; made when it is not there yet")
    .addOption(new Option("--kind <kind>", "of a new organisation").choices(kinds).default("city"))
    .addOption(new Option("--role <role>", "in the organisation").choices(roles).default("owner"))
    .addOption(
      new Option("--licence <level>", "of a new organisation, for all modules")
        .choices(["essential", "premium"])
        .default("premium"),
    )
    .option("--link", "print a link that signs in once, within 15 minutes, instead of asking for a password")
    .option("--system", "one of the provider's own people")
    .action((email: string, options: Options) => create(desk, email, options));
  return account;
}

const create = (desk: Desk, email: string, options: Options) =>
  withStore(desk, async (store, config) => {
    checkOptions(config, email, options);
    const network = options.network ? await networkNamed(store, options.network) : null;
    const isKnown = (await accounts.findAccountByEmail(store.platform, email)) !== undefined;
    const password = isKnown || options.link ? null : await newPassword(desk, email, options);
    const passwordHash = password === null ? null : await accounts.hashPassword(password);
    const now = new Date();
    const link = await inTransaction(store.platform, async (db) => {
      const accountId = await accountOf(db, email, { options, passwordHash, now });
      if (network && options.organisation) await addMembership(db, accountId, { networkId: network.id, options, now });
      return options.link ? accounts.createSignInLink(db, accountId, now) : null;
    });
    desk.say(isKnown ? `${email} was there already and keeps its password.` : `${email} can sign in.`);
    if (options.organisation) desk.say(`Place: ${options.role} of ${options.organisation}.`);
    if (link) desk.say(`Sign in once, within 15 minutes: ${config.publicUrl}/dashboard/sign-in?autologin=${link}`);
  });

function checkOptions(config: Config, email: string, { organisation, network, system }: Options): void {
  if (Boolean(organisation) !== Boolean(network)) throw new CommandError("--organisation and --network go together.");
  if (!system || accounts.mayBeSystem(config, email)) return;
  throw new CommandError(`System accounts have an address at ${config.providerMailDomain}.`);
}

async function newPassword(desk: Desk, email: string, { firstName, lastName }: Options): Promise<string> {
  const config = desk.config();
  const password = await askPassword(desk);
  const fault = accounts.checkNewPassword(config, password, { email, names: [firstName, lastName] });
  if (fault === null) return password;
  const least = `at least ${config.passwordMinLength} and at most 128 characters`;
  throw new CommandError(
    `This password is not accepted (${fault}): ${least}, not a common one, not the person's own name.`,
  );
}

interface Making {
  options: Options;
  passwordHash: string | null;
  now: Date;
}

async function accountOf(db: Db, email: string, { options, passwordHash, now }: Making): Promise<string> {
  const { firstName, lastName, language, system = false } = options;
  const known = await accounts.findAccountByEmail(db, email);
  if (known && system && !known.isSystem)
    throw new CommandError(`${email} is there already, and not a system account.`);
  if (known) return known.id;
  const account = { email, firstName, lastName, language, passwordHash, isSystem: system };
  const made = await accounts.createAccount(db, account, now);
  if (made === null) throw new CommandError(`${email} was made by somebody else just now.`);
  return made;
}

interface Joining {
  networkId: string;
  options: Options;
  now: Date;
}

async function addMembership(db: Db, accountId: string, { networkId, options, now }: Joining): Promise<void> {
  const { organisation = "", role } = options;
  const organisationId =
    (await findOrganisation(db, networkId, organisation)) ?? (await makeOrganisation(db, { networkId, options, now }));
  const member = await accounts.createMembership(db, { accountId, organisationId, ...placeOf(role) }, now);
  if (member === null) throw new CommandError(`This account has a place in ${organisation} already.`);
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

async function makeOrganisation(db: Db, { networkId, options, now }: Joining): Promise<string> {
  const { organisation = "", kind, licence } = options;
  const id = await accounts.createOrganisation(db, { networkId, name: organisation, kind }, now);
  if (id === null) throw new CommandError(`${organisation} was made by somebody else just now.`);
  for (const module of ["network", "participation", "care"] as const) {
    await licences.grantLicence(db, { organisationId: id, module, level: licence, fromAt: now, untilAt: null }, now);
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
  throw new InvalidArgumentError("An e-mail address is expected.");
}

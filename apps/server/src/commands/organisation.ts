import { organisationKinds } from "@stoep/contract/accounts";
import { Email, Id, type Language, languages, modules } from "@stoep/contract/kernel";
import { EditedOrganisation, NewLicence } from "@stoep/contract/platform";
import { type Command, Option } from "commander";
import * as licences from "#modules/licences/index.ts";
import * as platform from "#modules/platform/index.ts";
import { type CommandContext, CommandError, networkNamed, withStore } from "./command-context.ts";
import { asOperator, invalidInput, momentOf, type Operator, withoutThings } from "./operator.ts";

const mostOrganisations = 1000;

interface OrganisationOptions {
  network: string;
  owner: string;
  kind: (typeof organisationKinds)[number];
  language: Language;
}

export function addOrganisation(program: Command, desk: CommandContext): void {
  const organisation = program
    .command("organisation")
    .description("manage the cities, companies and associations that publish");
  organisation
    .command("create")
    .description("create an organisation and invite its first owner by e-mail")
    .argument("<name>")
    .requiredOption("--network <slug>")
    .requiredOption("--owner <email>", "receives an e-mail with a link that works for 7 days")
    .addOption(new Option("--kind <kind>").choices(organisationKinds).default("city"))
    .addOption(new Option("--language <code>", "language of the e-mail").choices(languages).default("nl"))
    .action((name: string, options: OrganisationOptions) => create(desk, name, options));
  organisation
    .command("list")
    .description("list the organisations by name, with their ids")
    .option("--network <slug>")
    .action((options: { network?: string }) => list(desk, options));
  organisation
    .command("edit")
    .description("change the name or kind of an organisation")
    .argument("<organisation>", "its id, from organisation list")
    .option("--name <name>")
    .addOption(new Option("--kind <kind>").choices(organisationKinds))
    .action((id: string, options: Partial<EditedOrganisation>) => edit(desk, id, options));
  organisation
    .command("invite-owner")
    .description("invite someone by e-mail to own the organisation")
    .argument("<organisation>", "its id, from organisation list")
    .argument("<email>", "receives an e-mail with a link that works for 7 days")
    .addOption(new Option("--language <code>", "language of the e-mail").choices(languages).default("nl"))
    .action((id: string, email: string, options: { language: Language }) => inviteOwner(desk, id, email, options));
}

async function edit(desk: CommandContext, id: string, options: Partial<EditedOrganisation>): Promise<void> {
  await asOperator(desk, async (by) => {
    const { name, kind } = await organisationOf(by, id);
    const wanted = EditedOrganisation.safeParse({ name, kind, ...options });
    if (!wanted.success) throw invalidInput(wanted.error);
    await platform.editOrganisation(by, id, wanted.data);
  });
  desk.say("Saved.");
}

async function inviteOwner(
  desk: CommandContext,
  id: string,
  typed: string,
  { language }: { language: Language },
): Promise<void> {
  const email = Email.safeParse(typed);
  if (!email.success) throw new CommandError("Expected an e-mail address.");
  const name = await asOperator(desk, async (by) => {
    const organisation = await organisationOf(by, id);
    await platform.inviteOwner(by, id, { email: email.data, language });
    return organisation.name;
  });
  desk.say(`${email.data} has been invited to own ${name}.`);
}

async function organisationOf({ db }: Operator, id: string) {
  const found = Id.safeParse(id).success && (await platform.findOrganisation(db, id));
  if (found) return found;
  throw new CommandError("There is no organisation with this id; see: stoep organisation list");
}

async function create(
  desk: CommandContext,
  name: string,
  { network, owner, kind, language }: OrganisationOptions,
): Promise<void> {
  const email = Email.safeParse(owner);
  if (!email.success) throw new CommandError("--owner must be an e-mail address.");
  const networkId = await withStore(desk, async (store) => (await networkNamed(store, network)).id);
  const wanted = { name, kind, networkId, owner: { email: email.data, language } };
  const id = await asOperator(desk, (by) => platform.createOrganisation(by, wanted));
  desk.say(`Created ${name}: ${id}. ${email.data} has been invited.`);
}

const list = (desk: CommandContext, { network }: { network?: string }) =>
  withStore(desk, async (store) => {
    const networkId = network ? (await networkNamed(store, network)).id : undefined;
    for (const row of await platform.listOrganisations(store.platform, { networkId }, null, mostOrganisations)) {
      desk.say([row.id, row.slug, row.kind, row.name].join("\t"));
    }
  });

interface LicenceOptions {
  module: (typeof modules)[number];
  level: "essential" | "premium" | "oneoff";
  from?: string;
  until?: string;
  neighbourhood?: string[];
}

export function addLicence(program: Command, desk: CommandContext): void {
  const licence = program.command("licence").description("manage what organisations may use");
  licence
    .command("grant")
    .description("let an organisation use a module")
    .argument("<organisation>", "its id, from organisation list")
    .addOption(new Option("--module <module>").choices(modules).makeOptionMandatory())
    .addOption(new Option("--level <level>").choices(["essential", "premium", "oneoff"]).makeOptionMandatory())
    .option("--from <day>", "default: now")
    .option("--until <day>", "default: no end; a one-off licence needs one")
    .option("--neighbourhood <id...>", "what a one-off licence covers")
    .action((id: string, options: LicenceOptions) => grant(desk, id, options));
  licence
    .command("list")
    .description("list the licences of an organisation")
    .argument("<organisation>", "its id, from organisation list")
    .action((id: string) =>
      withStore(desk, async ({ platform: db }) => {
        for (const one of await licences.listOrganisationLicences(db, id)) {
          const days = [one.fromAt.toISOString(), one.untilAt?.toISOString() ?? "without end"];
          desk.say([one.id, one.module, one.level, ...days].join("\t"));
        }
      }),
    );
  licence
    .command("end")
    .description("end or extend a licence")
    .argument("<licence>", "its id, from licence list")
    .option("--at <day>", "default: now")
    .addOption(new Option("--never", "remove the end").conflicts("at"))
    .action(async (id: string, { at, never }: { at?: string; never?: true }) => {
      const until = (now: Date) => (never ? null : at ? momentOf(at) : now);
      await asOperator(desk, (by) => platform.setLicenceEnd(by, id, until(by.now)));
      desk.say(never ? "The licence has no end now." : "The end of the licence is set.");
    });
}

async function grant(
  desk: CommandContext,
  id: string,
  { module, level, from, until, neighbourhood }: LicenceOptions,
): Promise<void> {
  const wanted = NewLicence.safeParse({
    module,
    level,
    from: (from ? momentOf(from) : new Date()).toISOString(),
    until: until ? momentOf(until).toISOString() : null,
    scope: neighbourhood ? { kind: "neighbourhoods", neighbourhoodIds: neighbourhood } : null,
  });
  if (!wanted.success) throw invalidInput(wanted.error);
  const granted = await asOperator(desk, async (by) => {
    const { schema } = await organisationOf(by, id);
    return platform.grantLicence(by, withoutThings(by.db.withSchema(schema)), id, wanted.data);
  });
  desk.say(`Granted: ${granted}`);
}

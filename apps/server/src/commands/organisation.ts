import { Email, Id, type Language, languages, modules } from "@stoep/contract/kernel";
import { EditedOrganisation, NewLicence } from "@stoep/contract/platform";
import { type Command, Option } from "commander";
import * as licences from "#modules/licences/index.ts";
import * as platform from "#modules/platform/index.ts";
import { CommandError, type Desk, networkNamed, withStore } from "./desk.ts";
import { asOperator, momentOf, notAccepted, type Operator } from "./office.ts";

const kinds = ["city", "company", "association"] as const;
const many = 1000;

interface Creating {
  network: string;
  owner: string;
  kind: (typeof kinds)[number];
  language: Language;
}

export function addOrganisation(program: Command, desk: Desk): void {
  const organisation = program.command("organisation").description("cities, companies and associations that publish");
  organisation
    .command("create")
    .description("make an organisation and invite its first owner by mail")
    .argument("<name>")
    .requiredOption("--network <slug>")
    .requiredOption("--owner <email>", "gets a mail with a link that works for 7 days")
    .addOption(new Option("--kind <kind>").choices(kinds).default("city"))
    .addOption(new Option("--language <code>", "of the mail").choices(languages).default("nl"))
    .action((name: string, options: Creating) => create(desk, name, options));
  organisation
    .command("list")
    .description("by name, with their ids")
    .option("--network <slug>")
    .action((options: { network?: string }) => list(desk, options));
  organisation
    .command("edit")
    .description("change what an organisation is called, or its kind")
    .argument("<organisation>", "its id, from organisation list")
    .option("--name <name>")
    .addOption(new Option("--kind <kind>").choices(kinds))
    .action((id: string, options: Partial<EditedOrganisation>) => edit(desk, id, options));
  organisation
    .command("invite-owner")
    .description("mail somebody an invitation to own the organisation")
    .argument("<organisation>", "its id, from organisation list")
    .argument("<email>", "gets a mail with a link that works for 7 days")
    .addOption(new Option("--language <code>", "of the mail").choices(languages).default("nl"))
    .action((id: string, email: string, options: { language: Language }) => inviteOwner(desk, id, email, options));
}

async function edit(desk: Desk, id: string, options: Partial<EditedOrganisation>): Promise<void> {
  await asOperator(desk, async (by) => {
    const { name, kind } = await organisationOf(by, id);
    const wanted = EditedOrganisation.safeParse({ name, kind, ...options });
    if (!wanted.success) throw notAccepted(wanted.error);
    await platform.editOrganisation(by, id, wanted.data);
  });
  desk.say("Saved.");
}

async function inviteOwner(desk: Desk, id: string, typed: string, { language }: { language: Language }): Promise<void> {
  const email = Email.safeParse(typed);
  if (!email.success) throw new CommandError("An e-mail address is expected.");
  const name = await asOperator(desk, async (by) => {
    const organisation = await organisationOf(by, id);
    await platform.inviteOwner(by, id, { email: email.data, language });
    return organisation.name;
  });
  desk.say(`${email.data} is invited to own ${name}.`);
}

async function organisationOf({ db }: Operator, id: string) {
  const found = Id.safeParse(id).success && (await platform.findOrganisation(db, id));
  if (found) return found;
  throw new CommandError("There is no organisation with this id; see: stoep organisation list");
}

async function create(desk: Desk, name: string, { network, owner, kind, language }: Creating): Promise<void> {
  const email = Email.safeParse(owner);
  if (!email.success) throw new CommandError("--owner expects an e-mail address.");
  const networkId = await withStore(desk, async (store) => (await networkNamed(store, network)).id);
  const wanted = { name, kind, networkId, owner: { email: email.data, language } };
  const id = await asOperator(desk, (by) => platform.createOrganisation(by, wanted));
  desk.say(`${name} is there: ${id}. ${email.data} is invited.`);
}

const list = (desk: Desk, { network }: { network?: string }) =>
  withStore(desk, async (store) => {
    const networkId = network ? (await networkNamed(store, network)).id : undefined;
    for (const row of await platform.listOrganisations(store.platform, { networkId }, null, many)) {
      desk.say([row.id, row.slug, row.kind, row.name].join("\t"));
    }
  });

interface Granting {
  module: (typeof modules)[number];
  level: "essential" | "premium" | "oneoff";
  from?: string;
  until?: string;
  neighbourhood?: string[];
}

export function addLicence(program: Command, desk: Desk): void {
  const licence = program.command("licence").description("what organisations may use");
  licence
    .command("grant")
    .argument("<organisation>", "its id, from organisation list")
    .addOption(new Option("--module <module>").choices(modules).makeOptionMandatory())
    .addOption(new Option("--level <level>").choices(["essential", "premium", "oneoff"]).makeOptionMandatory())
    .option("--from <day>", "now unless told")
    .option("--until <day>", "without end unless told; a one-off has one")
    .option("--neighbourhood <id...>", "what a one-off covers")
    .action((id: string, options: Granting) => grant(desk, id, options));
  licence
    .command("list")
    .argument("<organisation>", "its id, from organisation list")
    .action((id: string) =>
      withStore(desk, async ({ platform: db }) => {
        for (const one of await licences.licencesOf(db, id)) {
          const days = [one.fromAt.toISOString(), one.untilAt?.toISOString() ?? "without end"];
          desk.say([one.id, one.module, one.level, ...days].join("\t"));
        }
      }),
    );
  licence
    .command("end")
    .description("end a licence, or prolong it")
    .argument("<licence>", "its id, from licence list")
    .option("--at <day>", "now unless told")
    .addOption(new Option("--never", "without end from now on").conflicts("at"))
    .action(async (id: string, { at, never }: { at?: string; never?: true }) => {
      const until = (now: Date) => (never ? null : at ? momentOf(at) : now);
      await asOperator(desk, (by) => platform.setLicenceEnd(by, id, until(by.now)));
      desk.say(never ? "It has no end now." : "The end is set.");
    });
}

async function grant(desk: Desk, id: string, { module, level, from, until, neighbourhood }: Granting): Promise<void> {
  const wanted = NewLicence.safeParse({
    module,
    level,
    from: (from ? momentOf(from) : new Date()).toISOString(),
    until: until ? momentOf(until).toISOString() : null,
    scope: neighbourhood ? { kind: "neighbourhoods", neighbourhoodIds: neighbourhood } : null,
  });
  if (!wanted.success) throw notAccepted(wanted.error);
  const granted = await asOperator(desk, async (by) => {
    const { schema } = await organisationOf(by, id);
    return platform.grantLicence(by, by.db.withSchema(schema), id, wanted.data);
  });
  desk.say(`Granted: ${granted}`);
}

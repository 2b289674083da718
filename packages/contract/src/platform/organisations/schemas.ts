/** Organisations and their licences, as the provider manages them. */
import { z } from "zod";
import { organisationKinds } from "../../accounts/values.ts";
import { Email, fieldError, Id, Instant, Language, LicenceState, Module, textLine } from "../../kernel/index.ts";
import { LicenceLevel, LicenceView, ThingKind } from "../../licences/index.ts";
import { Delivery } from "../../notifications/index.ts";

export const OrganisationKind = z.enum(organisationKinds, fieldError("required"));

export const EditedOrganisation = z.object({
  name: textLine(120).min(1, fieldError("nameRequired")),
  kind: OrganisationKind,
});
export type EditedOrganisation = z.infer<typeof EditedOrganisation>;

export const InvitedOwner = z.object({ email: Email, language: Language });
export const NewOrganisation = EditedOrganisation.extend({
  networkId: Id,
  /** Gets a mail with a link to accept the invitation. */
  owner: InvitedOwner,
});
export type NewOrganisation = z.infer<typeof NewOrganisation>;

const NetworkName = z.object({ id: Id, slug: z.string(), name: z.string() });

export const OrganisationRow = z.object({
  id: Id,
  name: z.string(),
  kind: OrganisationKind,
  network: NetworkName,
  members: z.number().int(),
  licences: z.object({ network: LicenceState, participation: LicenceState, care: LicenceState }),
  createdAt: Instant,
});
export type OrganisationRow = z.infer<typeof OrganisationRow>;

export const OrganisationDetail = OrganisationRow.omit({ licences: true }).extend({
  owners: z.array(z.object({ accountId: Id, name: z.string(), email: z.string(), lastUsedAt: Instant.nullable() })),
  /** Open invitations to owners. */
  invitations: z.array(
    z.object({
      id: Id,
      email: z.string(),
      language: Language,
      expiresAt: Instant,
      isExpired: z.boolean(),
      delivery: Delivery.nullable(),
    }),
  ),
  licences: z.array(LicenceView),
});
export type OrganisationDetail = z.infer<typeof OrganisationDetail>;

/** What a one-off licence covers. */
export const NewScope = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("neighbourhoods"),
    neighbourhoodIds: z.array(Id).min(1, fieldError("scopeRequired")).max(600, fieldError("tooMany")),
  }),
  z.object({
    kind: z.literal("thing"),
    thing: z.object({ kind: ThingKind, id: Id }),
  }),
]);

export const NewLicence = z
  .object({
    module: Module,
    level: LicenceLevel,
    from: Instant,
    /** null: without end. A one-off licence has one. */
    until: Instant.nullable(),
    scope: NewScope.nullable(),
  })
  .superRefine(({ level, from, until, scope, module }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (until !== null && until <= from) say("until", "untilNotAfterFrom");
    if (level === "oneoff" && until === null) say("until", "momentRequired");
    if (level === "oneoff" && scope === null) say("scope", "scopeRequired");
    if (level !== "oneoff" && scope !== null) say("scope", "invalid");
    // Neighbourhoods are what the network module publishes to; of which module a kind of thing is, its capability says. D §4
    if (scope !== null && (scope.kind === "neighbourhoods") !== (module === "network")) say("scope", "invalid");
  });
export type NewLicence = z.infer<typeof NewLicence>;

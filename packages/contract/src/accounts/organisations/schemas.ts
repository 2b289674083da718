/** An organisation's profile, and which residents' messages it accepts. S1 §3 Organisation, S1 §5 */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import { fieldError, Id, Instant, textLine } from "../../kernel/index.ts";
import { bottomUpKinds, organisationKinds, textCeilingMax } from "../values.ts";

export const BottomUpKind = z.enum(bottomUpKinds);
export type BottomUpKind = z.infer<typeof BottomUpKind>;

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ["http:", "https:"].includes(url.protocol) && url.hostname.includes(".");
};
const Website = textLine(300).refine((text) => text === "" || isWebAddress(text), fieldError("websiteFormat"));

export const EditOrganisation = z.object({
  name: textLine(120).min(1, fieldError("nameRequired")),
  /** Rich text; cleaned by the server against its own list of tags. */
  textHtml: z.string().max(20_000, fieldError("tooLong")),
  website: Website,
  phone: textLine(40),
  address: textLine(300),
});
export type EditOrganisation = z.infer<typeof EditOrganisation>;

/** Whether residents can write at all: switched on, with at least one kind. */
export const acceptsBottomUp = ({
  isDisabled,
  disabledKinds,
}: {
  isDisabled: boolean;
  disabledKinds: readonly BottomUpKind[];
}) => !isDisabled && bottomUpKinds.some((kind) => !disabledKinds.includes(kind));

export const BottomUp = z
  .object({
    isDisabled: z.boolean(),
    disabledKinds: z.array(BottomUpKind).max(bottomUpKinds.length),
    /** Where to turn instead, shown where residents would write. Required when nothing is accepted. */
    placeholder: z.string().trim().max(1000, fieldError("tooLong")),
  })
  .refine((chosen) => acceptsBottomUp(chosen) || chosen.placeholder !== "", {
    ...fieldError("bottomUpPlaceholderRequired"),
    path: ["placeholder"],
  });
export type BottomUp = z.infer<typeof BottomUp>;

/** What everyone may see. */
export const OrganisationProfile = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(organisationKinds),
  textHtml: z.string(),
  website: z.string(),
  phone: z.string(),
  address: z.string(),
  logo: FileView.nullable(),
  banner: FileView.nullable(),
  memberSince: Instant,
});
export type OrganisationProfile = z.infer<typeof OrganisationProfile>;

/** What its members see. */
export const OrganisationDetails = OrganisationProfile.extend({
  bottomUp: z.object({
    isDisabled: z.boolean(),
    disabledKinds: z.array(BottomUpKind),
    placeholder: z.string(),
  }),
  secondFactorFrom: Instant.nullable(),
  /** Care requires a second factor of each member, thirty days after they first used it. */
  isCareSecured: z.boolean(),
});
export type OrganisationDetails = z.infer<typeof OrganisationDetails>;

export const careFactorReasonMax = 500;
/** Switching it off takes a reason, which the organisation's log keeps. */
export const CareSecondFactor = z
  .object({ isRequired: z.boolean(), reason: z.string().trim().max(careFactorReasonMax, "tooLong") })
  .refine(({ isRequired, reason }) => isRequired || reason !== "", { path: ["reason"], error: "required" });

/** null: no ceiling; 0: no text messages at all. */
export const TextCeiling = z.object({ ceiling: z.number().int().min(0).max(textCeilingMax).nullable() });
export type TextCeiling = z.infer<typeof TextCeiling>;

/** The text messages of the current month, by the network's clocks, and who caused them. */
export const TextBudget = TextCeiling.extend({
  /** Of the form 2026-05. */
  month: z.string(),
  sent: z.number().int(),
  /** Most first; the name is empty once the account is gone. */
  people: z.array(z.object({ accountId: Id, name: z.string(), sent: z.number().int() })),
});
export type TextBudget = z.infer<typeof TextBudget>;

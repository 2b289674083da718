/** Single sign-on with OpenID Connect. D §2 */
import { z } from "zod";
import { fieldError, Id, Instant, Slug, textLine, Verdict } from "../../kernel/index.ts";

/** What the sign-in screen shows of a provider. */
export const ProviderName = z.object({
  slug: Slug,
  name: z.string(),
  belongsTo: z.enum(["organisation", "network", "installation"]),
  /** The network or organisation; null for the installation's. */
  owner: z.string().nullable(),
});
export type ProviderName = z.infer<typeof ProviderName>;
/** The slug of the screen's network. Other networks' providers are not found. */
export const InNetwork = z.object({ network: Slug.optional() });
/** Where to send the browser. */
export const SignOnAddress = z.object({ address: z.string() });
/** What the provider sent back with the browser. */
export const SignOnAnswer = z.object({
  state: z.string().min(1).max(200),
  code: z.string().max(4000).optional(),
  /** The issuer, which some providers send. */
  iss: z.string().max(300).optional(),
  error: z.string().max(200).optional(),
});

const isIssuer = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  return (
    url !== null && !url.search && !url.hash && (url.protocol === "https:" || (isHere && url.protocol === "http:"))
  );
};
export const Admits = z.enum(["nobody", "pending"]);
export const EditProvider = z.object({
  slug: Slug,
  name: textLine(80).min(1, fieldError("nameRequired")),
  /** Such as https://login.microsoftonline.com/<tenant>/v2.0 */
  issuer: textLine(300).refine(isIssuer, fieldError("issuerFormat")),
  clientId: textLine(200).min(1, fieldError("required")),
  /** Omitted: the stored one stays. */
  clientSecret: textLine(500).min(1, fieldError("secretRequired")).optional(),
  admits: Admits,
  isEnabled: z.boolean(),
});
export type EditProvider = z.infer<typeof EditProvider>;
export const ProviderView = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  admits: Admits,
  isEnabled: z.boolean(),
  /** To register with the provider. */
  redirectUri: z.string(),
  /** The address to give to colleagues. */
  signInAddress: z.string(),
  linkedCount: z.number().int(),
});
export const ProviderList = z.object({
  items: z.array(ProviderView),
  /** Known before the first provider is added, because providers ask for it. */
  redirectUri: z.string(),
});
export type ProviderView = z.infer<typeof ProviderView>;

export const IdentityView = z.object({
  id: Id,
  provider: z.string(),
  /** null: the provider was removed. */
  providerSlug: Slug.nullable(),
  email: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  can: z.object({ unlink: Verdict }),
});
export type IdentityView = z.infer<typeof IdentityView>;

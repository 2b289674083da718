/** What others see of a person, and of the network they are in. */

/** The version in the address lets browsers cache a picture and see a new one immediately. */
export const viewPicture = (accountId: string, sha256: string | null): string | null =>
  sha256 && `/api/businessprofileapi/picture/${accountId}?version=${sha256.slice(0, 12)}`;

/** The public address of a network's logo; null without one. */
export const viewLogo = (networkSlug: string, sha256: string | null): string | null =>
  sha256 && `/api/networks/${networkSlug}/logo?version=${sha256.slice(0, 12)}`;

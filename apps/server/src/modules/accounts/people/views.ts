/** What the outside sees of a person, and of the network they are in. */

/** The version in the address lets a browser keep what it has, and see at once what is new. */
export const viewPicture = (accountId: string, sha256: string | null): string | null =>
  sha256 && `/api/businessprofileapi/picture/${accountId}?version=${sha256.slice(0, 12)}`;

/** Where the logo of a network is read, by anybody; null without one. */
export const viewLogo = (networkSlug: string, sha256: string | null): string | null =>
  sha256 && `/api/networks/${networkSlug}/logo?version=${sha256.slice(0, 12)}`;

/** What the outside sees of a person. */

/** The version in the address lets a browser keep what it has, and see at once what is new. */
export const viewPicture = (accountId: string, sha256: string | null): string | null =>
  sha256 && `/api/businessprofileapi/picture/${accountId}?version=${sha256.slice(0, 12)}`;

/** Where everybody answers who has the link. */
export const publicLink = (slug: string): string => `${location.origin}/surveys/${slug}`;

import { useMembership } from "../../../app/index.ts";

/** Where everybody answers who has the link, by its last part. */
export function usePublicLink(): (slug: string) => string {
  const { network } = useMembership();
  return (slug) => `${location.origin}/${network.slug}/surveys/${slug}`;
}

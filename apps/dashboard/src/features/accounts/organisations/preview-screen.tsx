import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import { ExternalLinkIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  ProfilePlaceholder,
  QueryContent,
  queryOf,
  useIsOwner,
  useMembership,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { OrganisationFrame } from "./organisation-frame.tsx";

/** The organisation's page as saved, at full width. S1 §2 */
export function PreviewScreen() {
  const t = useText();
  const words = useRefusalText();
  const isOwner = useIsOwner();
  const { organisation, network } = useMembership();
  const query = useQuery({ ...queryOf(api.accounts.getOrganisation), enabled: isOwner });
  const title = t("profile.previewTitle", { name: organisation.name });
  if (!isOwner) {
    return (
      <Page title={title} width="narrow">
        <EmptyState drawing="bench">{words("owner_only")}</EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      lead={t("profile.previewLead")}
      width="narrow"
      back={{ label: t("profile.previewBack"), href: "/settings" }}
      action={
        <ButtonLink
          variant="default"
          href={`${window.location.origin}/${network.slug}/organisations/${organisation.id}`}
          target="_blank"
          rightSection={<ExternalLinkIcon aria-hidden />}
        >
          {t("profile.openPage")}
        </ButtonLink>
      }
    >
      <QueryContent query={query} waiting={<ProfilePlaceholder />}>
        {(details) => <OrganisationFrame profile={details} />}
      </QueryContent>
    </Page>
  );
}

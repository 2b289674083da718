import { queryOf } from "@stoep/contract/kernel";
import { HeartIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, ButtonLink, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The link to the form of an organisation that takes requests for help. */
export function HelpLink({ organisationId }: { organisationId: string }) {
  const t = useText();
  const { slug: networkSlug } = useNetwork();
  const { data } = useQuery({ ...queryOf(api.care.listHelpForms, { params: { networkSlug } }), staleTime: 300_000 });
  if (!data?.items.some(({ id }) => id === organisationId)) return null;
  return (
    <div>
      <ButtonLink look="main" href={`/care/help/${organisationId}`}>
        <HeartIcon aria-hidden />
        {t("help.ask")}
      </ButtonLink>
    </div>
  );
}

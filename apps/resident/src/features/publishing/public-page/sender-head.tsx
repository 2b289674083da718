import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Avatar, api, OrganisationParts, useNetwork } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./public-page.module.css";

/** The head of an organisation's public messages: banner, logo, and a link to its description. */
export function SenderHead({ organisationId, title }: { organisationId: string; title: string }) {
  const t = useText();
  const { slug: networkSlug } = useNetwork();
  const { data } = useQuery(queryOf(api.accounts.readOrganisation, { params: { networkSlug, organisationId } }));
  return (
    <header className={style.sender}>
      {data?.banner && (
        <img
          className={style.banner}
          src={`${data.banner.address}/800`}
          srcSet={`${data.banner.address}/800 800w, ${data.banner.address}/1600 1600w`}
          sizes="(min-width: 640px) 608px, 100vw"
          alt=""
        />
      )}
      <div className={style.who}>
        {data && <Avatar name={data.name} picture={data.logo?.address ?? null} isOrganisation />}
        <div>
          <h1>{title}</h1>
          {data && <Link href={`/organisations/${organisationId}`}>{t("public.about", { name: data.name })}</Link>}
        </div>
      </div>
      <OrganisationParts organisationId={organisationId} />
    </header>
  );
}

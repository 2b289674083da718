import type { OrganisationProfile } from "@stoep/contract/accounts";
import { LinkIcon, PhoneIcon, PlaceIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { Avatar, OrganisationParts, RichText, useFormat, useLanguage } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./organisation.module.css";

/** The organisation by its own description, and how to reach it. */
export function OrganisationArticle({ profile }: { profile: OrganisationProfile }) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const { name, kind, textHtml, logo, banner, memberSince } = profile;
  return (
    <article className={`card ${style.card}`}>
      {banner && (
        <img
          className={style.banner}
          src={`${banner.address}/800`}
          srcSet={`${banner.address}/800 800w, ${banner.address}/1600 1600w`}
          sizes="(min-width: 640px) 608px, 100vw"
          alt=""
        />
      )}
      <div className={style.head}>
        <Avatar name={name} picture={logo?.address ?? null} isOrganisation />
        <div>
          <h1>{name}</h1>
          <p className={style.quiet}>{t(`organisation.kinds.${kind}`)}</p>
        </div>
      </div>
      {textHtml ? (
        <RichText html={textHtml} language={language} />
      ) : (
        <p className={style.quiet}>{t("organisation.noText")}</p>
      )}
      <OrganisationParts organisationId={profile.id} />
      <Contact profile={profile} />
      <Link className="alone" href={`/public?organisation=${profile.id}`}>
        {t("organisation.public")}
      </Link>
      <p className={style.quiet}>{t("organisation.since", { day: format.day(memberSince) })}</p>
    </article>
  );
}

function Contact({ profile: { website, phone, address } }: { profile: OrganisationProfile }) {
  const t = useText();
  if (!website && !phone && !address) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={style.title}>
        {t("organisation.contact")}
      </h2>
      <ul className={style.contact}>
        {website && (
          <li>
            <LinkIcon aria-hidden />
            <a className="alone" href={website} target="_blank" rel="noopener noreferrer">
              {website.replace(/^https?:\/\//, "").replace(/\/$/, "")}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <PhoneIcon aria-hidden />
            <a className="alone" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          </li>
        )}
        {address && (
          <li>
            <PlaceIcon aria-hidden />
            {address}
          </li>
        )}
      </ul>
    </section>
  );
}

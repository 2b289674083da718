import type { OrganisationProfile } from "@stoep/contract/accounts";
import { Avatar, RichText } from "@stoep/ui";
import { LinkIcon, PhoneIcon, PlaceIcon } from "@stoep/ui/icons";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import style from "./profile-preview.module.css";

/** Following a link here must not navigate away from unsaved text. */
const inNewTab = (html: string): string => html.replaceAll("<a ", '<a target="_blank" ');

/** An organisation's page as the residents' app shows it. */
export function ProfilePreview({ profile }: { profile: OrganisationProfile }) {
  const t = useText();
  const format = useFormat();
  const { name, kind, textHtml, logo, banner, memberSince } = profile;
  return (
    <article className={style.profile}>
      {banner && <img className={style.banner} src={`${banner.address}/1600`} alt="" />}
      <div className={style.head}>
        <Avatar name={name} src={logo ? `${logo.address}/320` : null} alt="" color="canal" radius="md" size={64} />
        <div>
          <h3 className={style.name}>{name || "…"}</h3>
          <p className={style.quiet}>{t(`profile.kinds.${kind}`)}</p>
        </div>
      </div>
      {textHtml ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, or just made by the editor's own schema
        <RichText className={style.text} dangerouslySetInnerHTML={{ __html: inNewTab(textHtml) }} />
      ) : (
        <p className={style.quiet}>{t("profile.noText")}</p>
      )}
      <Contact profile={profile} />
      <p className={style.quiet}>{t("profile.since", { day: format.day(memberSince) })}</p>
    </article>
  );
}

function Contact({ profile: { website, phone, address } }: { profile: OrganisationProfile }) {
  const t = useText();
  const lines = [
    {
      key: "website",
      icon: LinkIcon,
      text: website.replace(/^https?:\/\//, "").replace(/\/$/, ""),
      href: /^https?:\/\//.test(website) ? website : undefined,
    },
    { key: "phone", icon: PhoneIcon, text: phone, href: `tel:${phone.replace(/[^+\d]/g, "")}` },
    { key: "address", icon: PlaceIcon, text: address },
  ] as const;
  const filled = lines.filter(({ text }) => text !== "");
  if (filled.length === 0) return null;
  return (
    <dl className={style.contact}>
      {filled.map(({ key, icon: Icon, text, ...line }) => (
        <div key={key}>
          <dt>
            <Icon aria-hidden />
            <span className={style.spoken}>{t(`profile.${key}`)}</span>
          </dt>
          <dd>
            {"href" in line && line.href ? (
              <a href={line.href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

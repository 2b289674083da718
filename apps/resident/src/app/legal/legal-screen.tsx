import { api } from "@stoep/client/api";
import { useLanguage } from "@stoep/client/texts";
import { dateFormats, listInWords, queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useTitle } from "../document-title.ts";
import { textOf } from "../text.ts";
import style from "./legal.module.css";
import type en from "./text/en.json";

const useText = textOf<typeof en>("legal");

/** When these texts last changed; they describe what is built, not what is planned. */
const changedOn = new Date("2026-11-23T12:00:00Z");

interface Props {
  page: "terms" | "privacy";
  /** The network; without it the statement is about all networks. */
  slug?: string;
}

/** What residents agree to, and what is stored about them. Open to everybody. */
export function LegalScreen({ page, slug }: Props) {
  const t = useText();
  const query = useQuery(queryOf(api.neighbourhoods.listNetworks));
  const all = query.data?.items ?? [];
  const network = all.find((one) => one.slug === slug);
  const language = useLanguage();
  const runBy = listInWords(language, network?.runBy ?? []) || t("somebody");
  const title = network ? t(`${page}.titleOf`, { network: network.name }) : t(`${page}.title`);
  useTitle(title);
  return (
    <article className={style.text}>
      <h1>{title}</h1>
      <p>{t(`${page}.lead`)}</p>
      {page === "terms" ? <Terms /> : <Privacy network={network?.name} runBy={runBy} />}
      {!slug && all.length > 0 && (
        <>
          <h2>{t("choose")}</h2>
          <ul>
            {all.map((one) => (
              <li key={one.slug}>
                <Link className="alone" href={`/${one.slug}/${page}`}>
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={style.quiet}>
        {t("updated", { date: dateFormats(language, { timeZone: undefined, month: "long" }).day(changedOn) })}
      </p>
    </article>
  );
}

function Terms() {
  const t = useText();
  const sections = ["what", "who", "write", "moderation", "yours", "urgent", "end"] as const;
  return sections.map((section) => (
    <Section key={section} title={t(`terms.${section}.title`)} text={t(`terms.${section}.text`)} />
  ));
}

function Privacy({ network, runBy }: { network: string | undefined; runBy: string }) {
  const t = useText();
  const sections = ["kept", "long", "device"] as const;
  const who = network ? t("privacy.who.text", { network, runBy }) : t("privacy.who.general");
  return (
    <>
      <Section title={t("privacy.who.title")} text={who} />
      {sections.map((section) => (
        <Section key={section} title={t(`privacy.${section}.title`)} text={t(`privacy.${section}.text`)} />
      ))}
      <Section title={t("privacy.rights.title")} text={t("privacy.rights.text", { runBy })} />
    </>
  );
}

/** A text of one line is a paragraph; several lines are a list. */
function Section({ title, text }: { title: string; text: string }) {
  const lines = text.split("\n");
  return (
    <>
      <h2>{title}</h2>
      {lines.length === 1 ? (
        <p>{text}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

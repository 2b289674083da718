import { PeopleIcon } from "@stoep/ui/icons";
import { useSearchParams } from "wouter";
import {
  ButtonLink,
  Segments,
  ServerPageLink,
  TakePartParts,
  useNetwork,
  usePublicPages,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./take-part.module.css";

const views = ["open", "mine"] as const;

/** For residents what is open and what they took part in; for visitors what is open to everybody. */
export function TakePartScreen() {
  const t = useText();
  const { name } = useNetwork();
  const isResident = useResidence() !== null;
  const [search, setSearch] = useSearchParams();
  const view = isResident && search.get("view") === "mine" ? "mine" : "open";
  useTitle(t("takePart.title"));
  return (
    <>
      <h1>{t("takePart.title")}</h1>
      {isResident && (
        <Segments
          label={t("takePart.title")}
          choices={views.map((value) => ({ value, label: t(`takePart.${value}.tab`) }))}
          value={view}
          onValue={(next) => setSearch(next === "mine" ? { view: next } : {}, { replace: true })}
        />
      )}
      {view === "open" && <TakePartParts view="first" />}
      <TakePartParts key={view} view={view} />
      <div className={style.ways}>
        <ButtonLink href="/projects">{t("takePart.allProjects")}</ButtonLink>
        <ButtonLink href="/map">{t("takePart.map")}</ButtonLink>
        <ServerPageLink href={usePublicPages()}>
          <PeopleIcon aria-hidden />
          {t("takePart.publicPage", { network: name })}
        </ServerPageLink>
      </div>
    </>
  );
}

import type { MyResidence } from "@stoep/contract/residents";
import { api, Button, ButtonLink, Notice, Section, useCommand, useFormat } from "../../../app/index.ts";
import style from "../screens/me.module.css";
import { useText } from "../words.ts";
import { LetterPart } from "./letter-part.tsx";

/** Where the resident lives, and which housemates wait for a proven resident to vouch for them. D §5 */
export function HouseholdPart({ mine }: { mine: MyResidence }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section id="household" title={t("household.title")}>
      <dl className={style.facts}>
        <div>
          <dt>{t("household.address")}</dt>
          <dd>{mine.address}</dd>
        </div>
        <div>
          <dt>{t("household.neighbourhood")}</dt>
          <dd>{mine.neighbourhood.name}</dd>
        </div>
        <div>
          <dt>{t("household.since")}</dt>
          <dd>{format.day(mine.memberSince)}</dd>
        </div>
      </dl>
      <p>{t(mine.isProven ? "address.hidden" : "address.seen")}</p>
      {mine.isProven ? (
        <Notice tone="done">{t("household.proven")}</Notice>
      ) : (
        <>
          <Notice tone="warning" title={t(mine.declined ? "household.declined" : "household.notProven")}>
            {mine.declined ? t("household.declinedWhy", { reason: mine.declined.reason }) : t("household.howToProve")}
          </Notice>
          <LetterPart letter={mine.letter} />
        </>
      )}
      <div>
        <ButtonLink isSmall href="/me/move">
          {t("move.moved")}
        </ButtonLink>
      </div>
      <Housemates mine={mine} />
    </Section>
  );
}

function Housemates({ mine }: { mine: MyResidence }) {
  const t = useText();
  const format = useFormat();
  const vouch = useCommand(api.residents.vouchForHousemate, { done: t("household.vouched") });
  if (!mine.isProven || mine.waitingHousemates.length === 0) return null;
  return (
    <>
      <h3>{t("household.mates")}</h3>
      <p>{t("household.matesText")}</p>
      <ul className={style.mates}>
        {mine.waitingHousemates.map(({ residentId, publicName, since }) => (
          <li key={residentId}>
            <span>
              {publicName} · {format.day(since)}
            </span>
            <Button isSmall isBusy={vouch.isRunning} onClick={() => void vouch.run({ params: { residentId } })}>
              {t("household.vouch", { name: publicName })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

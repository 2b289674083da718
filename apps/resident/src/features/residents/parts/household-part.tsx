import { unbroken, unbrokenName } from "@stoep/client/formats";
import type { MyResidence } from "@stoep/contract/residents";
import { api, Button, ButtonLink, Notice, Section, useCommand, useFormat } from "../../../app/index.ts";
import style from "../screens/profile.module.css";
import { useText } from "../words.ts";
import { ProofMethods } from "./proof-methods.tsx";

/** Where the resident lives, and which household members wait for a proven resident to confirm them. D §5 */
export function HouseholdPart({ mine }: { mine: MyResidence }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section id="household" title={t("household.title")}>
      <dl className={style.facts}>
        <div>
          <dt>{t("household.address")}</dt>
          <dd>{unbroken(mine.address)}</dd>
        </div>
        <div>
          <dt>{t("household.neighbourhood")}</dt>
          <dd>{unbrokenName(mine.neighbourhood.name)}</dd>
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
            {t("household.untilThen")}
          </Notice>
          <ProofMethods mine={mine} />
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
  if (!mine.isProven || mine.waitingHousemates.length === 0) return null;
  return (
    <>
      <h3>{t("household.mates")}</h3>
      <p>{t("household.matesText")}</p>
      <ul className={style.mates}>
        {mine.waitingHousemates.map((mate) => (
          <Housemate key={mate.residentId} mate={mate} />
        ))}
      </ul>
    </>
  );
}

/** One waiting household member: confirm, or say that they do not live here and take that back. */
function Housemate({ mate }: { mate: MyResidence["waitingHousemates"][number] }) {
  const t = useText();
  const format = useFormat();
  const { residentId, publicName: name, since, isDenied } = mate;
  const params = { residentId };
  const vouch = useCommand(api.residents.vouchForHousemate, { done: t("household.vouched") });
  const deny = useCommand(api.residents.denyHousemate, { done: t("household.denied", { name }) });
  const takeBack = useCommand(api.residents.denyHousemate, { done: t("household.takenBack") });
  if (isDenied)
    return (
      <li>
        <span>{t("household.deniedState", { name })}</span>
        <Button
          isSmall
          isBusy={takeBack.isRunning}
          aria-label={t("household.takeBackNamed", { name })}
          onClick={() => void takeBack.run({ params, body: { isDenied: false } })}
        >
          {t("household.takeBack")}
        </Button>
      </li>
    );
  return (
    <li>
      <span>
        {name} · {format.day(since)}
      </span>
      <span className={style.ways}>
        <Button isSmall isBusy={vouch.isRunning} onClick={() => void vouch.run({ params })}>
          {t("household.vouch", { name })}
        </Button>
        <Button isSmall isBusy={deny.isRunning} onClick={() => void deny.run({ params, body: { isDenied: true } })}>
          {t("household.deny", { name })}
        </Button>
      </span>
    </li>
  );
}

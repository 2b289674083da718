import { Button, confirm, Group, StatusBadge, Text, TextLink } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand } from "../../../../app/index.ts";
import { PartCard } from "../../parts/part-card.tsx";
import { PersonPicker } from "../parts/person-picker.tsx";
import { type Person, type PersonHit, personHref, useText } from "../parts/words.ts";

/** Couples and families: people with one number or mailbox, each with a record of their own. S2 §8 */
export function Household({ person }: { person: Person }) {
  const t = useText();
  const { household } = person;
  const mayEdit = person.can.edit === true;
  if (!mayEdit && household.length === 0) return null;
  return (
    <PartCard gap="sm" title={t("household.title")} lead={t("household.text")}>
      {household.map((other) => (
        <Housemate key={other.id} {...other} />
      ))}
      {mayEdit && household.length > 0 && <Leave person={person} />}
      {mayEdit && <Link person={person} />}
    </PartCard>
  );
}

function Housemate({ id, name, isMember, isHelper, shares }: Person["household"][number]) {
  const t = useText();
  return (
    <Group gap="sm">
      <TextLink href={personHref(id)}>{name}</TextLink>
      {isMember && <StatusBadge kind="new">{t("household.member")}</StatusBadge>}
      {isHelper && <StatusBadge kind="done">{t("household.helper")}</StatusBadge>}
      {shares.map((contact) => (
        <Text key={contact} size="sm" c="dimmed" span>
          {t(`household.shares.${contact}`)}
        </Text>
      ))}
    </Group>
  );
}

function Leave({ person: { id, name, household } }: { person: Person }) {
  const t = useText();
  const leave = useCommand(api.care.leaveHousehold, { done: t("household.left", { name }) });
  const given = [...new Set(household.flatMap(({ shares }) => shares))];
  const ask = async () => {
    const isSure = await confirm({
      title: t("household.leaveTitle", { name }),
      message: [...given.map((contact) => t(`household.stays.${contact}`)), t("household.leaveText")].join(" "),
      confirmLabel: t("household.leave"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await leave.run({ params: { personId: id } });
  };
  return (
    <Button
      variant="default"
      size="sm"
      style={{ alignSelf: "start" }}
      loading={leave.isRunning}
      onClick={() => void ask()}
    >
      {t("household.leave")}
    </Button>
  );
}

function Link({ person: { id, name } }: { person: Person }) {
  const t = useText();
  const [other, setOther] = useState<PersonHit | null>(null);
  const link = useCommand(api.care.linkHousehold, {
    done: t("household.linked", { name, other: other?.name ?? "" }),
    whenDone: () => setOther(null),
  });
  return (
    <Group align="flex-end">
      <div style={{ flex: "1 1 240px" }}>
        <PersonPicker label={t("household.other")} value={other} onChange={setOther} />
      </div>
      <Button
        variant="default"
        loading={link.isRunning}
        disabled={other === null || other.id === id}
        onClick={() => other && void link.run({ params: { personId: id }, body: { otherId: other.id } })}
      >
        {t("household.link")}
      </Button>
    </Group>
  );
}

import { Button, ButtonLink, Group, Notice, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { api, queryOf, useCommand, useGo } from "../../../../app/index.ts";
import { type PersonHit, personHref, useText } from "./words.ts";

type Props = {
  email: string;
  phone: string;
  /** Uses the existing person instead. By default they are made a member, and their record opens. */
  onUse?: (person: PersonHit) => void;
  /** Sends the form again, linked with this person as one household. */
  onSameHousehold?: (personId: string) => void;
};

/**
 * People who already have this email address or number: their record can be opened, or they can be used instead of a new one. It comes
 * where the form was refused, and takes the focus: in a long form the button that was pressed is far below. S2 §8
 */
export function SamePerson({ email, phone, onUse, onSameHousehold }: Props) {
  const t = useText();
  const query = { email: email || undefined, phone: phone || undefined };
  const { data } = useQuery(queryOf(api.care.findSamePerson, { query }));
  const people = data?.items ?? [];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} data-focus-target>
      <Notice tone="warning" title={t("same.title")}>
        <Stack gap="sm">
          <Text>{people.length === 0 && data ? t("same.hidden") : t("same.text")}</Text>
          {people.map((person) => (
            <FoundPerson key={person.id} person={person} onUse={onUse}>
              {onSameHousehold && <SameHousehold personId={person.id} onLink={onSameHousehold} />}
            </FoundPerson>
          ))}
          {onSameHousehold && people.length > 0 && <Text>{t("same.householdText")}</Text>}
        </Stack>
      </Notice>
    </div>
  );
}

/** For couples and families with one number or mailbox: both keep a record of their own. */
export function SameHousehold({ personId, onLink }: { personId: string; onLink: (personId: string) => void }) {
  const t = useText();
  return (
    <Button variant="default" size="sm" onClick={() => onLink(personId)}>
      {t("same.household")}
    </Button>
  );
}

type FoundProps = { person: PersonHit; onUse?: ((person: PersonHit) => void) | undefined; children?: ReactNode };

export function FoundPerson({ person, onUse, children }: FoundProps) {
  const t = useText();
  const go = useGo();
  const { id, name, detail, isMember } = person;
  const make = useCommand(api.care.makeMember, {
    done: t("same.used", { name }),
    whenDone: () => (onUse ? onUse({ ...person, isMember: true }) : go(personHref(id))),
  });
  const use = () => (isMember && onUse ? onUse(person) : void make.run({ params: { personId: id } }));
  return (
    <Group gap="sm">
      <Text fw={600}>{[name, detail].filter(Boolean).join(", ")}</Text>
      <ButtonLink href={personHref(id)} variant="default" size="sm">
        {t("same.open", { name })}
      </ButtonLink>
      {(onUse || !isMember) && (
        <Button size="sm" onClick={use} loading={make.isRunning}>
          {t("same.use")}
        </Button>
      )}
      {children}
    </Group>
  );
}

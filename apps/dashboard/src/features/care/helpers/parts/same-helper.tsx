import { Button, ButtonLink, Group, Notice, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, queryOf, useCommand } from "../../../../app/index.ts";
import { SameHousehold } from "../../people/parts/same-person.tsx";
import type { PersonHit } from "../../people/parts/words.ts";
import type { helperBody } from "./helper-draft.ts";
import { type File, helperPath, useText } from "./words.ts";

type Props = {
  email: string;
  phone: string;
  /** What the person would do as a helper; null if no existing person can be used. */
  part: ReturnType<typeof helperBody> | null;
  onMade: (file: File) => void;
  /** Sends the form again, linked with this person as one household. */
  onSameHousehold: (personId: string) => void;
};

/**
 * People who already have this email address or number: their record can be opened, or they can be made a helper without a second
 * record. S2 §8
 */
export function SameHelper({ email, phone, part, onMade, onSameHousehold }: Props) {
  const t = useText();
  const query = { email: email || undefined, phone: phone || undefined };
  const { data } = useQuery(queryOf(api.care.findSamePerson, { query }));
  return (
    <Notice tone="warning" title={t("same.title")}>
      <Stack gap="sm">
        {data?.items.map((person) => (
          <FoundHelper key={person.id} person={person} part={part} onMade={onMade}>
            <SameHousehold personId={person.id} onLink={onSameHousehold} />
          </FoundHelper>
        ))}
        {data && data.items.length > 0 && <Text>{t("same.householdText")}</Text>}
      </Stack>
    </Notice>
  );
}

type FoundProps = Pick<Props, "part" | "onMade"> & { person: PersonHit; children?: ReactNode };

/** Somebody who is there already: their record, and *use this one* if they are no helper yet. */
export function FoundHelper({ person: { id, name, detail, isHelper }, part, onMade, children }: FoundProps) {
  const t = useText();
  const make = useCommand(api.care.makeHelper, { done: t("created"), whenDone: onMade });
  return (
    <Group gap="sm">
      <Text fw={600}>{[name, detail].filter(Boolean).join(", ")}</Text>
      <ButtonLink href={isHelper ? helperPath(id) : `/care/members/${id}`} variant="default" size="sm">
        {t("same.open", { name })}
      </ButtonLink>
      {part && !isHelper && (
        <Button
          size="sm"
          loading={make.isRunning}
          onClick={() => void make.run({ params: { personId: id }, body: part })}
        >
          {t("same.use")}
        </Button>
      )}
      {children}
    </Group>
  );
}

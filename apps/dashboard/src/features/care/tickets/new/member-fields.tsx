import { languageNames } from "@stoep/client/texts";
import { Button, Columns, Select, Skeleton, Stack, TextField } from "@stoep/ui";
import { Suspense, useRef, useState } from "react";
import { AddressChoice } from "../../people/parts/address-choice.tsx";
import { Doubles } from "../../people/parts/doubles.tsx";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { PersonPicker } from "../../people/parts/person-picker.tsx";
import { FoundPerson, SamePerson } from "../../people/parts/same-person.tsx";
import { useText } from "../parts/words.ts";
import style from "./member-fields.module.css";
import { OpenTickets } from "./open-tickets.tsx";
import type { NewTicket } from "./use-new-ticket.ts";

type Props = { ticket: NewTicket };
/** `onSameHousehold`: sends the form again, linked with this person as one household. */
type NewProps = Props & { onSameHousehold: (personId: string) => void };

/** The member who asks for help: found during the call, or added here. */
export const MemberFields = (props: NewProps) =>
  props.ticket.isNew ? <NewMember {...props} /> : <KnownMember ticket={props.ticket} />;

function KnownMember({ ticket: { form, member, isKnown, choose, writeNew } }: Props) {
  const t = useText();
  // Outlives the field, which empties itself when it is left.
  const typed = useRef("");
  return (
    <Stack gap="xs">
      <div className={style.search}>
        <PersonPicker
          isMember
          // Typing can start at once, as the user is usually on the phone.
          autoFocus={!isKnown}
          label={t("member")}
          value={member}
          onChange={choose}
          onTyped={(text) => {
            typed.current = text;
          }}
          error={form.errors.memberId}
        />
        <Button variant="default" onClick={() => writeNew(typed.current)}>
          {t("person.isNew")}
        </Button>
      </div>
      {member && (
        <>
          <PersonContact personId={member.id} />
          <OpenTickets member={member} />
        </>
      )}
    </Stack>
  );
}

const typedFields = ["firstName", "lastName", "phone"] as const;

function NewMember({ ticket: { form, taken, choose, searchAgain }, onSameHousehold }: NewProps) {
  const t = useText();
  // Where the next thing that the caller says is typed.
  const [first] = useState(() => typedFields.find((key) => form.values[key] === ""));
  const begins = (key: (typeof typedFields)[number]) => ({ autoFocus: key === first });
  const { values, errors, getInputProps, setFieldValue } = form;
  return (
    <Stack gap="sm">
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField
          label={t("person.firstName")}
          maxLength={80}
          {...begins("firstName")}
          {...getInputProps("firstName")}
        />
        <TextField label={t("person.lastName")} maxLength={80} {...begins("lastName")} {...getInputProps("lastName")} />
        <TextField
          label={t("person.phone")}
          type="tel"
          maxLength={40}
          {...begins("phone")}
          {...getInputProps("phone")}
        />
        <TextField label={t("person.email")} type="email" maxLength={254} {...getInputProps("email")} />
      </Columns>
      {taken ? (
        <SamePerson {...taken} onUse={choose} onSameHousehold={onSameHousehold} />
      ) : (
        <Doubles of={values} row={(person) => <FoundPerson key={person.id} person={person} onUse={choose} />} />
      )}
      {/* What it needs is loaded apart, so that nothing typed meanwhile in the other fields is lost. */}
      <Suspense fallback={<Skeleton height={90} />}>
        <AddressChoice
          isMapFolded
          value={values.address}
          onChange={(address) => setFieldValue("address", address)}
          error={errors.address ?? errors["address.text"]}
          data-path="address"
        />
      </Suspense>
      <Select
        label={t("person.language")}
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        allowDeselect={false}
        {...getInputProps("language")}
      />
      <Button variant="subtle" size="sm" style={{ alignSelf: "start" }} onClick={searchAgain}>
        {t("person.isThere")}
      </Button>
    </Stack>
  );
}

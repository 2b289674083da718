import { addressLine, Refused } from "@stoep/contract/kernel";
import { Button, OutsideLink, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useRefusalText } from "../../../../app/index.ts";
import { useText } from "./words.ts";

/**
 * What one acts on during a call: the number to call, the address, and what must not be overlooked. It opens the person's record, so it
 * is a row of the access log.
 */
export function PersonContact({ personId }: { personId: string }) {
  const t = useText();
  const refusalText = useRefusalText();
  const query = useQuery(queryOf(api.care.getPerson, { params: { personId } }));
  if (query.error instanceof Refused)
    return (
      <Text size="sm" c="dimmed">
        {refusalText(query.error.code)}
      </Text>
    );
  if (!query.data) return null;
  const { contact, address, keyRemark } = query.data;
  const home = address && addressLine(address);
  return (
    <Stack gap={2} data-screen-only>
      {contact?.phone && <OutsideLink href={`tel:${contact.phone}`}>{contact.phoneText}</OutsideLink>}
      {home && <Text size="sm">{home}</Text>}
      {keyRemark && (
        <Text size="sm" fw={600}>
          {t("onCall.remark", { text: keyRemark })}
        </Text>
      )}
    </Stack>
  );
}

/** For one of many people: shown, and written into the access log, only when somebody asks for it. */
export function PersonContactOnRequest({ personId, name }: { personId: string; name: string }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  if (isShown) return <PersonContact personId={personId} />;
  return (
    <Button
      variant="subtle"
      size="sm"
      style={{ alignSelf: "start" }}
      aria-label={t("onCall.showNamed", { name })}
      onClick={() => setShown(true)}
    >
      {t("onCall.show")}
    </Button>
  );
}

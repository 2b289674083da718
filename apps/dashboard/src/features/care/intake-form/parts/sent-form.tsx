import { Button, Card, type Fact, Facts, Group, Heading, Stack, Text, TextLink } from "@stoep/ui";
import { EyeIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguageName } from "../../../../app/editor/index.ts";
import { api, textOf, useFormat, useNotifyFailure } from "../../../../app/index.ts";
import type en from "../text/en.json";

const useText = textOf<typeof en>("care/intake-form");
type SentForm = Awaited<ReturnType<typeof api.care.getSentForm>>;

/** Shown on request, because each time adds a row to the access log. */
export function SentFormCard({ ticketId }: { ticketId: string }) {
  const t = useText();
  const tell = useNotifyFailure();
  const [sent, setSent] = useState<SentForm | null>(null);
  const open = useMutation({
    mutationFn: () => api.care.getSentForm({ params: { ticketId } }),
    onSuccess: setSent,
    onError: tell,
  });
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("title")}
        </Heading>
        <Text size="sm" c="dimmed">
          {t("text")}
        </Text>
        {sent ? (
          <SentAnswers sent={sent} />
        ) : (
          <Group>
            <Button
              variant="default"
              size="sm"
              leftSection={<EyeIcon aria-hidden />}
              loading={open.isPending}
              onClick={() => open.mutate()}
            >
              {t("show")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function SentAnswers({ sent }: { sent: SentForm }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useLanguageName();
  const { name, phone, email, address, consent, post } = sent;
  const fact = (key: string, label: string, value: Fact["value"]): Fact => ({ key, label, value });
  const typed = { name, phone, email, address };
  return (
    <>
      <Text size="sm">{t(sent.isNew ? "isNew" : "isKnown")}</Text>
      <Facts
        items={[
          ...(["name", "phone", "email", "address"] as const).flatMap((key) =>
            typed[key] ? [fact(key, t(key), typed[key])] : [],
          ),
          fact("sent", t("sentAt"), format.moment(sent.sentAt)),
          ...(post ? [fact("post", t("post"), <TextLink href={`/messages/${post.id}`}>{post.title}</TextLink>)] : []),
          fact(
            "consent",
            t("consent", {
              version: consent.version,
              day: format.day(consent.since),
              language: nameOf(consent.language),
            }),
            <span lang={consent.language}>{consent.text}</span>,
          ),
        ]}
      />
    </>
  );
}

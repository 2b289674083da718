import { ticketLimits } from "@stoep/contract/care/values";
import { Button, Group, Select, Stack, TextArea, Tooltip, useForm } from "@stoep/ui";
import type { MouseEvent } from "react";
import { api, useCommand, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { type Ticket, useText } from "../parts/words.ts";

type To = Ticket["reach"][number]["to"];
const ways = ["mail", "text"] as const;

/** A message to the member or the helper, by email or text message. A way that does not reach them is disabled, with the reason. */
export function MessageForm({ ticket: { id: ticketId, reach } }: { ticket: Ticket }) {
  const t = useText();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const form = useForm({
    initialValues: { to: (reach[0]?.to ?? "member") as To, text: "" },
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const send = useCommand(api.care.messageTicket, {
    form,
    done: t("message.done"),
    whenDone: () => form.setFieldValue("text", ""),
  });
  const { to, text } = form.values;
  const reached = reach.find((one) => one.to === to);
  const reasonFor = (way: (typeof ways)[number]) => {
    const verdict = reached?.[way] ?? true;
    if (verdict !== true) return refusalText(verdict);
    return way === "text" && text.trim().length > ticketLimits.textMessage ? t("message.tooLong") : null;
  };
  const start = (channel: (typeof ways)[number]) =>
    form.onSubmit((values) => void send.run({ params: { ticketId }, body: { ...values, channel } }))();
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Stack gap="sm">
        <Select
          label={t("message.to")}
          data={reach.map((one) => ({ value: one.to, label: t(`message.${one.to}`, { name: one.name || t("gone") }) }))}
          allowDeselect={false}
          {...form.getInputProps("to")}
        />
        <TextArea
          label={t("write.message")}
          description={t("message.hint", { count: text.trim().length })}
          maxLength={2000}
          autosize
          minRows={3}
          {...form.getInputProps("text")}
        />
        <Group gap="xs">
          {ways.map((way) => (
            <SendButton key={way} reason={reasonFor(way)} isRunning={send.isRunning} onClick={() => start(way)}>
              {t(`message.by.${way}`)}
            </SendButton>
          ))}
        </Group>
      </Stack>
    </form>
  );
}

type WayProps = { reason: string | null; isRunning: boolean; onClick: () => void; children: string };

/** A disabled button stays focusable, so that its reason can be read. */
function SendButton({ reason, isRunning, onClick, children }: WayProps) {
  const look = { variant: "default", size: "sm" } as const;
  if (reason === null)
    return (
      <Button {...look} loading={isRunning} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip label={reason}>
      <Button {...look} data-disabled aria-disabled onClick={(event: MouseEvent) => event.preventDefault()}>
        {children}
      </Button>
    </Tooltip>
  );
}

import { Card, Heading, Stack, Text } from "@stoep/ui";
import { type ReactNode, useId } from "react";

type Props = {
  /** Its id, by which an address leads to it. */
  anchor?: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** `sm` between the lines of a record, `md` between the fields of a form. */
  gap?: "sm" | "md";
  children: ReactNode;
};

/** A card with a heading: a part of a form, a record or the settings. */
export function PartCard({ anchor, title, lead, gap = "md", children }: Props) {
  const id = useId();
  return (
    <Card id={anchor}>
      <section aria-labelledby={id}>
        <Stack gap={gap}>
          <div>
            <Heading order={2} size="h4" id={id}>
              {title}
            </Heading>
            {lead && <Text c="dimmed">{lead}</Text>}
          </div>
          {children}
        </Stack>
      </section>
    </Card>
  );
}

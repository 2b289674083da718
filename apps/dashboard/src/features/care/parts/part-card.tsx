import { Card, Heading, Stack, Text } from "@stoep/ui";
import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  /** What it is for, under the title. */
  lead?: string;
  /** Between the parts of a form there is more room than between lines of a file. */
  gap?: "sm" | "md";
  children: ReactNode;
};

/** One part of a form, a file or the settings, named by its heading. */
export function PartCard({ title, lead, gap = "md", children }: Props) {
  const id = useId();
  return (
    <Card>
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

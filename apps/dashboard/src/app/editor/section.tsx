import { Card, Heading, Stack, Text } from "@stoep/ui";
import type { ReactNode } from "react";

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="md">
        <div>
          <Heading order={2}>{title}</Heading>
          {lead && (
            <Text c="dimmed" size="sm">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  );
}

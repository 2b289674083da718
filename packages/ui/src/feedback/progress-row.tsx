import { Progress, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  /** Names it for screen readers. */
  label: string;
  percent: number;
  /** How far it is. */
  words: string;
  /** Instead of the words on screen, where the words would be wrong to the eye. */
  shown?: string;
  children?: ReactNode;
};

/** How far long work is, as a bar and in words. */
export function ProgressRow({ label, percent, words, shown = words, children }: Props) {
  return (
    <Stack gap={6}>
      <Progress.Root size="lg">
        <Progress.Section
          value={percent}
          withAria={false}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="sm">{shown}</Text>
      {children}
    </Stack>
  );
}

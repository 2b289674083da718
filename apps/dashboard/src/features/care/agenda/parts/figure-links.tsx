import { Columns, Skeleton, Stack, Text, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";

type Props = { figures: { label: string; href: string; value: number | undefined }[] };

/** Numbers, each with the way to its rows. */
export function FigureLinks({ figures }: Props) {
  const format = useFormat();
  return (
    <Columns cols={{ base: 2, sm: 4 }} spacing="md">
      {figures.map(({ label, href, value }) => (
        <Stack key={href} gap={0}>
          {value === undefined ? (
            <Skeleton height={28} width={40} my={4} />
          ) : (
            <Text size="xl" fw={700}>
              {format.number(value)}
            </Text>
          )}
          <TextLink href={href}>{label}</TextLink>
        </Stack>
      ))}
    </Columns>
  );
}

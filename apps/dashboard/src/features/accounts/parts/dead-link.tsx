import { ButtonLink, Notice, Stack, TextLink } from "@stoep/ui";
import { Entrance } from "./entrance.tsx";

type Way = { href: string; label: string };
type Props = {
  /** What happened. */
  title: string;
  why: string;
  next: Way;
  other?: Way | undefined;
};

/** The page of a mailed link that does not work: what happened, why, and what to do next. */
export function DeadLink({ title, why, next, other }: Props) {
  return (
    <Entrance title={title}>
      <Stack>
        <div role="alert">
          <Notice tone="warning">{why}</Notice>
        </div>
        <ButtonLink href={next.href} fullWidth>
          {next.label}
        </ButtonLink>
        {other && <TextLink href={other.href}>{other.label}</TextLink>}
      </Stack>
    </Entrance>
  );
}

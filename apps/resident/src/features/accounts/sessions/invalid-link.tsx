import { AlertIcon } from "@stoep/ui/icons";
import { ButtonLink, EmptyState, useTitle } from "../../../app/index.ts";

interface Way {
  href: string;
  label: string;
}

interface Props {
  /** What happened. */
  title: string;
  why: string;
  /** What to do next. */
  next: Way;
  /** What else can be done. */
  other?: Way | undefined;
}

/** The screen of a mailed link that does not work: what happened, why, and what to do next. */
export function InvalidLink({ title, why, next, other }: Props) {
  useTitle(title);
  return (
    <EmptyState
      isScreen
      icon={<AlertIcon aria-hidden />}
      title={title}
      action={
        <>
          <ButtonLink look="main" href={next.href}>
            {next.label}
          </ButtonLink>
          {other && (
            <ButtonLink look="quiet" href={other.href}>
              {other.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <span role="status">{why}</span>
    </EmptyState>
  );
}

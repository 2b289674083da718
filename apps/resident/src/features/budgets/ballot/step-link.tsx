import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../app/index.ts";
import type { Step, Voter } from "./ballot.ts";

interface Props {
  voter: Voter;
  to: Step;
  look?: "main" | "plain";
  children: ReactNode;
}

/** Leads to a step of the ballot, on a screen of its own or in place. */
export function StepLink({ voter: { hrefOf, go }, to, look = "plain", children }: Props) {
  return hrefOf ? (
    <ButtonLink look={look} href={hrefOf(to)}>
      {children}
    </ButtonLink>
  ) : (
    <Button look={look} onClick={() => go(to)}>
      {children}
    </Button>
  );
}

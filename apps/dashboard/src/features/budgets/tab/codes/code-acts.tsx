import { Button, Group } from "@stoep/ui";
import { useState } from "react";
import { VerdictControl } from "../../../../app/index.ts";
import type { Round } from "../../parts/words.ts";
import { CounterDialog } from "./counter-dialog.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { LettersDialog } from "./letters-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { useCodesText, type VotingCodes } from "./words.ts";

const acts = ["letters", "file", "counter", "revoke"] as const;
type Act = (typeof acts)[number];
/** What takes something away. */
const last = { variant: "subtle", color: "brick" } as const;

/** How codes are handed out, and taken back. */
export function CodeActs({ round, can }: { round: Round; can: VotingCodes["can"] }) {
  const t = useCodesText();
  const [asked, setAsked] = useState<Act | null>(null);
  const dialog = { round, onClose: () => setAsked(null) };
  return (
    <Group gap="sm">
      {acts.map((act) => (
        <VerdictControl key={act} by={act === "revoke" ? can.revoke : can.make}>
          <Button {...(act === "revoke" ? last : { variant: "default" })} onClick={() => setAsked(act)}>
            {t(`acts.${act}`)}
          </Button>
        </VerdictControl>
      ))}
      {asked === "letters" && <LettersDialog {...dialog} />}
      {asked === "file" && <FileDialog {...dialog} />}
      {asked === "counter" && <CounterDialog {...dialog} />}
      {asked === "revoke" && (
        <RevokeDialog {...dialog} onIssue={can.make === true ? () => setAsked("counter") : undefined} />
      )}
    </Group>
  );
}

import { Button } from "@stoep/ui";
import { VerdictControl } from "../../../../app/index.ts";
import style from "./matching.module.css";
import { mayMatch, type Ticket } from "./words.ts";

/** Chooses a helper for a ticket, at the end of their row. `name`: with the name of the helper, for screen readers. */
export function ChooseButton(props: { ticket: Ticket; words: string; name: string; onChoose: () => void }) {
  const { ticket, words, name, onChoose } = props;
  return (
    <VerdictControl by={mayMatch(ticket)}>
      <Button variant="default" size="sm" className={style.act} aria-label={name} onClick={onChoose}>
        {words}
      </Button>
    </VerdictControl>
  );
}

import type { CodeBallot } from "@stoep/contract/budgets";
import type { RefusalCode } from "@stoep/contract/kernel";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  apiForAnyone,
  Button,
  Notice,
  Section,
  useCommand,
  useFieldText,
  useLanguage,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { CodeField } from "./code-field.tsx";
import { isWholeCode } from "./typed-code.ts";

interface Props {
  typed: string;
  /** What was on this screen has been forgotten. */
  isForgotten: boolean;
  onTyped: (typed: string) => void;
  onOpened: (code: string, opened: CodeBallot) => void;
}

/** Asks for a code, which opens the ballot that it was made for. */
export function EnterCode({ typed, isForgotten, onTyped, onOpened }: Props) {
  const t = useText();
  const title = t("code.title");
  useTitle(title);
  const { field, hindrance, isAsking, open, retype } = useOpening(typed, onOpened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsking) open();
  };
  return (
    <>
      <h1>{title}</h1>
      {isForgotten && (
        <Notice isLive title={t("code.forgotten")}>
          {t("code.forgottenText")}
        </Notice>
      )}
      <Section id="code" title={t("why.codeEnter")} onSubmit={submit}>
        <p>{t("code.lead")}</p>
        <CodeField
          {...field}
          id="field-code"
          value={typed}
          onValue={(value) => {
            retype();
            onTyped(value);
          }}
        />
        {hindrance && (
          <div role="alert">
            <Notice tone="danger">{hindrance}</Notice>
          </div>
        )}
        <div>
          <Button type="submit" look="main" isBusy={isAsking}>
            {t("code.goOn")}
          </Button>
        </div>
      </Section>
      <Section id="no-code" title={t("code.noCode")}>
        <p>{t("code.noCodeText")}</p>
      </Section>
    </>
  );
}

/** Asks the server what the code opens; says at the field that it is wrong, and below it what else hinders. */
function useOpening(typed: string, onOpened: Props["onOpened"]) {
  const fieldText = useFieldText();
  const hindranceText = useHindranceText();
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  const wrong = () => {
    setWrong(true);
    setTries(tries + 1);
  };
  // The field says what is wrong once it has the focus.
  useEffect(() => {
    if (tries > 0) input.current?.focus();
  }, [tries]);
  const read = useCommand(apiForAnyone.budgets.readCodeBallot, {
    refetches: [],
    form: { setProblems: wrong },
    refused: ({ code }) => {
      setRefusal(code);
      return true;
    },
    whenDone: (opened) => onOpened(typed, opened),
  });
  const retype = () => {
    setWrong(false);
    setRefusal(null);
  };
  const open = () => {
    retype();
    if (!isWholeCode(typed)) return wrong();
    void read.run({ params: { networkSlug }, query: { language }, body: { code: typed } });
  };
  return {
    field: { ref: input, error: isWrong ? fieldText("codeWrong") : undefined },
    hindrance: refusal && hindranceText(refusal),
    isAsking: read.isRunning,
    open,
    retype,
  };
}

function useHindranceText(): (code: RefusalCode) => string {
  const t = useText();
  const words = useRefusalText();
  return (code) => {
    if (code === "unavailable") return t("code.offline");
    if (code === "too_many_requests") return t("code.tooMany");
    return code === "round_not_active" ? t("code.notActive") : words(code);
  };
}

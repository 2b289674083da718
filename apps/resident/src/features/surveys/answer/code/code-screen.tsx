import type { MyAnswer, ReadSurvey } from "@stoep/contract/surveys";
import { useEffect, useState } from "react";
import { apiForAnyone, useForgottenOnLeaving, useNetwork } from "../../../../app/index.ts";
import { shownCode } from "../../../budgets/index.ts";
import { AnswerFlow } from "../answer-flow.tsx";
import { sends } from "../respondent.ts";
import { EnterCode } from "./enter-code.tsx";
import { useProven } from "./use-proven.ts";

type Opened = { code: string; mine: MyAnswer };
type Props = { survey: ReadSurvey; refetch: () => Promise<unknown> };

/** What a QR code on a letter brings along, behind the address, where it is sent to nobody. */
const scanned = (): string => /^#([\dA-Za-z-]+)$/.exec(location.hash)?.[1] ?? "";

const marks = 65_536;

/** Too short to tell the code. */
const markOf = (code: string): string =>
  [...shownCode(code)].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % marks, 0).toString(36);

/** Answering with a code, signed in or not: the code is in the memory of this screen alone. D §12 */
export function CodeScreen({ survey, refetch }: Props) {
  const [typed, setTyped] = useState(() => shownCode(scanned()));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const leave = (isIdle = false) => {
    setTyped("");
    setOpened(null);
    setForgotten(isIdle);
  };
  useForgottenOnLeaving(() => leave());
  const params = { networkSlug: useNetwork().slug, surveySlug: survey.slug };
  const { proven, isProving, progress } = useProven(params);
  useEffect(() => {
    // Neither the address nor the way back keeps it.
    if (scanned() !== "") history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  const { readCodeAnswer, sendCodeAnswer } = apiForAnyone.surveys;
  if (!opened)
    return (
      <EnterCode
        survey={survey}
        typed={typed}
        read={(code, options) => proven((proof) => readCodeAnswer({ params, body: { code, proof } }, options))}
        proving={{ isProving, progress }}
        isForgotten={isForgotten}
        onTyped={setTyped}
        onOpened={(code, mine) => {
          setForgotten(false);
          setOpened({ code, mine });
        }}
      />
    );
  const { code, mine } = opened;
  const readAgain = async () => {
    setOpened({ code, mine: await proven((proof) => readCodeAnswer({ params, body: { code, proof } })) });
  };
  return (
    <AnswerFlow
      key={code}
      survey={survey}
      refetch={() => Promise.all([refetch(), readAgain()])}
      respondent={{
        isOpen: true,
        code: {
          mark: markOf(code),
          leave,
        },
        hasAnswered: mine.hasAnswered,
        sent: mine.answers,
        refusal: mine.can.answer === true ? null : mine.can.answer,
        send: sends(({ website: _, neighbourhoodId, ...body }, options) =>
          proven((proof) =>
            sendCodeAnswer(
              { params, body: { ...body, code, proof, neighbourhoodId: neighbourhoodId || null } },
              options,
            ),
          ),
        ),
        takesFiles: false,
      }}
    />
  );
}

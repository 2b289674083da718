import { Refused } from "@stoep/contract/kernel";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { apiForAnyone, useCommand, useNetwork } from "../../../app/index.ts";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";

const mark = "#go-on=";

/** 128 bits. Browsers send nothing of an address after its #. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The address of this page that leads to what is kept. */
const linkTo = (secret: string): string => `${location.origin}${location.pathname}${mark}${secret}`;

const secretInAddress = (): string | null => (location.hash.startsWith(mark) ? location.hash.slice(mark.length) : null);

/** Keeps what was typed on the server, for the one who has the link. */
export function useKeeping({ survey }: AskedSurvey, draft: OwnDraft) {
  const { slug: networkSlug } = useNetwork();
  const [keptUntil, setKeptUntil] = useState<string | null>(null);
  const command = useCommand(apiForAnyone.surveys.keepDraft, {
    refetches: [],
    whenDone: ({ keptUntil: day }) => setKeptUntil(day),
  });
  const keep = () => {
    const secret = draft.secret ?? newSecret();
    draft.set({ secret });
    void command.run({
      params: { networkSlug, surveyId: survey.id },
      body: {
        secret,
        instrumentVersion: survey.instrumentVersion,
        language: survey.language,
        answers: draft.answers,
        neighbourhoodId: draft.neighbourhoodId || null,
      },
    });
  };
  return {
    keep,
    isKeeping: command.isRunning,
    keptUntil,
    link: draft.secret === null ? null : linkTo(draft.secret),
  };
}

/** What is kept under the link that was opened, on this screen. `isGone`: it is not there any more. */
export function useOpenedLink({ survey }: AskedSurvey, draft: OwnDraft): { isGone: boolean; isOpened: boolean } {
  const { slug: networkSlug } = useNetwork();
  const [state, setState] = useState({ isGone: false, isOpened: false });
  const restore = useEffectEvent(draft.restore);
  const secret = useRef(secretInAddress());
  useEffect(() => {
    const opened = secret.current;
    if (opened === null) return;
    // It stands in no history, and on no screen that somebody looks at.
    history.replaceState(history.state, "", location.pathname + location.search);
    secret.current = null;
    const params = { networkSlug, surveyId: survey.id };
    apiForAnyone.surveys.openDraft({ params, body: { secret: opened } }).then(
      ({ answers, neighbourhoodId }) => {
        restore({ answers, neighbourhoodId, secret: opened });
        setState({ isGone: false, isOpened: true });
      },
      (error: unknown) => {
        if (error instanceof Refused) setState({ isGone: true, isOpened: false });
      },
    );
  }, [networkSlug, survey.id]);
  return state;
}

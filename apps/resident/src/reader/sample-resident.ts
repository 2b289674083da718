/** Somebody who lives where the message goes, and has not answered it yet. */
import type { ReaderScreen, ShownSubject } from "@stoep/client/reader";
import { dayAt, queryOf } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";
import { api } from "../app/index.ts";
import type { Session, SessionState } from "../app/session-store.ts";

type Network = ReaderScreen["network"];

/** Their residence has no id: what they see is counted nowhere (view-reports.ts). */
export function sampleSession(network: Network, language: ReaderScreen["language"]): SessionState {
  const residence = {
    residentId: "",
    network,
    neighbourhood: { id: "", name: "" },
    kind: "person",
    publicName: "",
    isProven: true,
  } as const;
  const account = {
    id: "",
    email: "",
    firstName: "",
    lastName: "",
    publicName: "",
    language,
    isSystem: false,
    hasSecondFactor: false,
    picture: null,
  };
  const session: Session = {
    account,
    memberships: [],
    residences: [residence],
    active: { kind: "residence", residence },
    signedInAt: "",
  };
  return { phase: "in", session };
}

/** The answers to all that what is shown would ask the server, so that it is never asked. */
export function knownAnswers(subject: ShownSubject, { timeZone }: Network): QueryClient {
  const answers = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (subject.kind !== "message") return answers;
  const { id, vacancy } = subject.post;
  const mine = queryOf(api.vacancies.getMyApplication, { params: { postId: id } });
  const isClosed = vacancy?.applyUntil && dayAt(new Date(), timeZone) > vacancy.applyUntil;
  answers.setQueryData(mine.queryKey, { application: null, can: { apply: isClosed ? "applications_closed" : true } });
  return answers;
}

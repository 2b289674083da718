import type {
  Application,
  ApplicationRow as ListedApplication,
  MyApplication,
  MyVacancy,
} from "@stoep/contract/vacancies";
import type { ApplicationRow, VacancyRow } from "./store/mine.ts";
import type { OpenedRow, ReceivedRow } from "./store/received.ts";

type Written = Pick<ApplicationRow, "firstName" | "lastName" | "email" | "phone" | "address" | "motivation">;

export const viewWritten = ({ firstName, lastName, email, phone, address, motivation }: Written): Written => ({
  firstName,
  lastName,
  email,
  phone,
  address,
  motivation,
});

const moments = ({ createdAt, updatedAt, stateAt }: Pick<ApplicationRow, "createdAt" | "updatedAt" | "stateAt">) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  stateAt: stateAt.toISOString(),
});

export const viewMine = (row: ApplicationRow): MyApplication => ({
  ...viewWritten(row),
  ...moments(row),
  state: row.state,
});

export const viewVacancy = (row: VacancyRow): MyVacancy["vacancy"] => ({
  postId: row.postId,
  title: row.title,
  organisation: row.organisation,
  applyUntil: row.applyUntil,
  isThere: row.isThere,
});

export const viewReceived = (row: ReceivedRow): ListedApplication => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  state: row.state,
  hasNote: row.note !== "",
});

const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(" ");

export const viewOpened = (row: OpenedRow): Application => ({
  ...viewWritten(row),
  ...moments(row),
  id: row.id,
  state: row.state,
  stateBy: nameOf(row.deciderFirst, row.deciderLast),
  toldState: row.toldState,
  note: row.note,
  noteBy: nameOf(row.writerFirst, row.writerLast),
  noteAt: row.noteAt?.toISOString() ?? null,
});

import { personName } from "@stoep/contract/kernel";
import type { Delivery } from "@stoep/contract/notifications";
import type {
  Application,
  ApplicationRow as ListedApplication,
  MyApplication,
  MyVacancy,
} from "@stoep/contract/vacancies";
import type { ApplicationRow, VacancyRow } from "./store/own-applications.ts";
import type { ApplicationListRow, FullApplicationRow } from "./store/received-applications.ts";

type WrittenFields = Pick<ApplicationRow, "firstName" | "lastName" | "email" | "phone" | "address" | "motivation">;

export const viewFields = ({
  firstName,
  lastName,
  email,
  phone,
  address,
  motivation,
}: WrittenFields): WrittenFields => ({
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

export const viewOwnApplication = (row: ApplicationRow): MyApplication => ({
  ...viewFields(row),
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

export const viewApplicationRow = (row: ApplicationListRow): ListedApplication => ({
  id: row.id,
  name: personName(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  state: row.state,
  hasNote: row.note !== "",
});

export const viewApplication = (row: FullApplicationRow, delivery: Delivery | null): Application => ({
  ...viewFields(row),
  ...moments(row),
  id: row.id,
  state: row.state,
  stateBy: row.deciderName,
  toldState: row.toldState,
  delivery,
  note: row.note,
  noteBy: row.writerName,
  noteAt: row.noteAt?.toISOString() ?? null,
});

/** What each reader sees of a helper. S2 §3 */

import type { Helper, HelperFile, HelperRow, Person, PersonHit, TagMark } from "@stoep/contract/care";
import { namedReference, personName } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import { viewArea, viewPicture, withEffectiveContact } from "../people/index.ts";
import type { WritePhone } from "../phone.ts";
import { helperCompletion } from "./rules.ts";
import type { listAbsences, listCertificates } from "./store/absences-and-hours.ts";
import type { HelperRecord } from "./store/counters.ts";
import type { CategoryName } from "./store/helpers.ts";
import type { HelperListRow } from "./store/lists.ts";

interface HelperContext {
  categories: CategoryName[];
  load: number;
  months: Helper["months"];
  activeFrom: Date;
  today: string;
  /** null: this reader may not see absences. */
  absences: Awaited<ReturnType<typeof listAbsences>> | null;
  certificates: Awaited<ReturnType<typeof listCertificates>> | null;
}
type CertificateRow = HelperContext["certificates"] extends (infer Row)[] | null ? Row : never;

export const viewCertificate = ({ id, name, untilOn }: CertificateRow, today: string) => ({
  id,
  name,
  untilOn,
  isOver: untilOn !== null && untilOn < today,
});

const isActive = (lastHelpedAt: Date | null, from: Date): boolean => lastHelpedAt !== null && lastHelpedAt > from;

export function viewHelper(row: HelperRecord, parts: HelperContext): Helper {
  const { kind, management, isProfessional, status, skills, transport, radiusKm, available, monthlyCap } = row;
  const { categories, load, months, activeFrom, today, absences, certificates } = parts;
  return {
    kind,
    management,
    isProfessional,
    status,
    statusAt: row.statusAt.toISOString(),
    declinedBecause: absences ? row.declinedBecause : "",
    helperSince: row.helperSince.toISOString(),
    categories,
    skills,
    transport,
    radiusKm,
    available,
    monthlyCap,
    load,
    months,
    functionId: row.functionId,
    preferredChannel: row.preferredChannel,
    helped: row.helped,
    lastHelpedAt: row.lastHelpedAt?.toISOString() ?? null,
    lastAskedAt: row.lastAskedAt?.toISOString() ?? null,
    isCurrentlyActive: isActive(row.lastHelpedAt, activeFrom),
    absences,
    certificates: certificates?.map((one) => viewCertificate(one, today)) ?? null,
  };
}

/** Completion counts the helper's fields too. */
export const viewHelperFile = (person: Person, helper: Helper, completion: Person["completion"]): HelperFile => ({
  person: { ...person, completion },
  helper,
});

interface HelperRowContext {
  actor: Staff;
  now: Date;
  categories: CategoryName[];
  tags: TagMark[];
  /** The list was asked for contact details, and its reader may see them. */
  sees: boolean;
  writePhone: WritePhone;
  activeFrom: Date;
  /** null: this reader may not see certificates. */
  expiredChecks: string[] | null;
}

export function viewHelperRow(
  found: HelperListRow,
  { categories, tags, sees, writePhone, activeFrom, expiredChecks, ...reader }: HelperRowContext,
): HelperRow {
  const row = withEffectiveContact(found);
  const { neighbourhoodId, neighbourhoodName } = row;
  return {
    id: row.id,
    name: personName(row),
    picture: viewPicture(row, reader),
    isMember: row.isMember,
    kind: row.kind,
    management: row.management,
    isProfessional: row.isProfessional,
    status: row.status,
    helperSince: row.helperSince.toISOString(),
    languages: row.languages,
    contact: sees ? { email: row.email ?? "", phone: row.phone ?? "", phoneText: writePhone(row.phone) } : null,
    neighbourhood: namedReference(neighbourhoodId, neighbourhoodName),
    categories,
    transport: row.transport,
    tags,
    completion: helperCompletion(row, categories.length > 0),
    helped: row.helped,
    lastHelpedAt: row.lastHelpedAt?.toISOString() ?? null,
    isCurrentlyActive: isActive(row.lastHelpedAt, activeFrom),
    isSuspended: row.suspendedAt !== null,
    expiredChecks,
  };
}

/** A suggestion while a colleague types a name. */
export function viewHelperHit(found: HelperListRow): PersonHit {
  const row = withEffectiveContact(found);
  return {
    id: row.id,
    name: personName(row),
    detail: viewArea(row),
    isMember: row.isMember,
    isHelper: true,
    isSuspended: row.suspendedAt !== null,
  };
}

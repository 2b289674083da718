/** The form's values about the help that a person gives, and the request body made of them. */
import type { AskChannel, HelperKind, Management, PartOfWeek, Transport } from "@stoep/contract/care";
import type { Helper } from "./words.ts";

export type HelperValues = {
  kind: HelperKind;
  management: Management;
  isProfessional: boolean;
  categoryIds: string[];
  skills: string;
  transport: Transport;
  /** Empty if the distance does not matter. */
  radiusKm: number | string;
  available: PartOfWeek[];
  /** Empty if there is no limit. */
  monthlyCap: number | string;
  functionId: string | null;
  preferredChannel: AskChannel | null;
};

export const emptyHelper: HelperValues = {
  kind: "neighbour",
  management: "none",
  isProfessional: false,
  categoryIds: [],
  skills: "",
  transport: "unknown",
  radiusKm: "",
  available: [],
  monthlyCap: "",
  functionId: null,
  preferredChannel: null,
};

export const helperValuesOf = (helper: Helper): HelperValues => ({
  kind: helper.kind,
  management: helper.management,
  isProfessional: helper.isProfessional,
  categoryIds: helper.categories.map(({ id }) => id),
  skills: helper.skills,
  transport: helper.transport,
  radiusKm: helper.radiusKm ?? "",
  available: helper.available,
  monthlyCap: helper.monthlyCap ?? "",
  functionId: helper.functionId,
  preferredChannel: helper.preferredChannel,
});

const number = (typed: number | string): number | null => (typed === "" ? null : Number(typed));

export const helperBody = ({ radiusKm, monthlyCap, ...part }: HelperValues) => ({
  ...part,
  radiusKm: number(radiusKm),
  monthlyCap: number(monthlyCap),
});

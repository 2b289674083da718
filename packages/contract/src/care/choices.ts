/** The choices of care, as they are on the wire and in the database. S2 §3, §4 */
import { z } from "zod";
import {
  activityLevels,
  askChannels,
  askWays,
  candidateStates,
  careIcons,
  functionKinds,
  genders,
  helperKinds,
  helperObstacles,
  helperStatuses,
  intervals,
  leadSources,
  managements,
  momentKinds,
  overrideReasons,
  partsOfWeek,
  repeatsChoices,
  revocationReasons,
  spokenLanguages,
  tagColours,
  ticketSides,
  ticketSources,
  ticketStates,
  transports,
} from "./values.ts";

export const TicketState = z.enum(ticketStates);
export type TicketState = z.infer<typeof TicketState>;

export const RevocationReason = z.enum(revocationReasons);
export type RevocationReason = z.infer<typeof RevocationReason>;

export const TicketSource = z.enum(ticketSources);
export type TicketSource = z.infer<typeof TicketSource>;

export const Interval = z.enum(intervals);
export type Interval = z.infer<typeof Interval>;
export const Repeats = z.enum(repeatsChoices);
export type Repeats = z.infer<typeof Repeats>;

export const CandidateState = z.enum(candidateStates);
export type CandidateState = z.infer<typeof CandidateState>;

export const Channel = z.enum(["mail", "text"]);
export type Channel = z.infer<typeof Channel>;

export const TicketSide = z.enum(ticketSides);
export type TicketSide = z.infer<typeof TicketSide>;

export const AskWay = z.enum(askWays);
export type AskWay = z.infer<typeof AskWay>;
export const AskChannel = z.enum(askChannels);
export type AskChannel = z.infer<typeof AskChannel>;

export const MomentKind = z.enum(momentKinds);
export type MomentKind = z.infer<typeof MomentKind>;

export const LeadSource = z.enum(leadSources);
export type LeadSource = z.infer<typeof LeadSource>;

export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

export const ActivityLevel = z.enum(activityLevels);
export type ActivityLevel = z.infer<typeof ActivityLevel>;

export const HelperKind = z.enum(helperKinds);
export type HelperKind = z.infer<typeof HelperKind>;

export const Management = z.enum(managements);
export type Management = z.infer<typeof Management>;

export const HelperObstacle = z.enum(helperObstacles);
export type HelperObstacle = z.infer<typeof HelperObstacle>;
export const OverrideReason = z.enum(overrideReasons);
export type OverrideReason = z.infer<typeof OverrideReason>;

export const HelperStatus = z.enum(helperStatuses);
export type HelperStatus = z.infer<typeof HelperStatus>;

export const Transport = z.enum(transports);
export type Transport = z.infer<typeof Transport>;

export type PartOfWeek = (typeof partsOfWeek)[number];
export const PartOfWeek = z.enum(partsOfWeek as [PartOfWeek, ...PartOfWeek[]]);

export const FunctionKind = z.enum(functionKinds);
export type FunctionKind = z.infer<typeof FunctionKind>;

export const TagColour = z.enum(tagColours);
export type TagColour = z.infer<typeof TagColour>;

export const CareIcon = z.enum(careIcons);
export type CareIcon = z.infer<typeof CareIcon>;

export const SpokenLanguage = z.enum(spokenLanguages);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

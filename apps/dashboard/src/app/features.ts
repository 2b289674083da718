import { accounts } from "../features/accounts/index.ts";
import { audit } from "../features/audit/index.ts";
import { budgets } from "../features/budgets/index.ts";
import { care } from "../features/care/index.ts";
import { conversations } from "../features/conversations/index.ts";
import { feed } from "../features/feed/index.ts";
import { licences } from "../features/licences/index.ts";
import { neighbourhoods } from "../features/neighbourhoods/index.ts";
import { notifications } from "../features/notifications/index.ts";
import { participation } from "../features/participation/index.ts";
import { platform } from "../features/platform/index.ts";
import { publishing } from "../features/publishing/index.ts";
import { residents } from "../features/residents/index.ts";
import { shouts } from "../features/shouts/index.ts";
import { surveys } from "../features/surveys/index.ts";
import { vacancies } from "../features/vacancies/index.ts";
import type { Feature } from "./feature.ts";

/** Every feature of the dashboard, in the order of the capabilities. */
export const features: Feature[] = [
  notifications,
  audit,
  accounts,
  neighbourhoods,
  licences,
  residents,
  conversations,
  publishing,
  vacancies,
  shouts,
  participation,
  budgets,
  surveys,
  feed,
  care,
  platform,
];

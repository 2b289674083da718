/** All route tables, in the order of the capabilities. The key is the capability's name. */
import { accounts } from "./accounts/index.ts";
import { audit } from "./audit/index.ts";
import { budgets } from "./budgets/index.ts";
import { care } from "./care/index.ts";
import { conversations } from "./conversations/index.ts";
import { feed } from "./feed/index.ts";
import { files } from "./files/index.ts";
import { licences } from "./licences/index.ts";
import { neighbourhoods } from "./neighbourhoods/index.ts";
import { notifications } from "./notifications/index.ts";
import { participation } from "./participation/index.ts";
import { platform } from "./platform/index.ts";
import { publishing } from "./publishing/index.ts";
import { residents } from "./residents/index.ts";
import { shouts } from "./shouts/index.ts";
import { surveys } from "./surveys/index.ts";
import { vacancies } from "./vacancies/index.ts";

export const contract = {
  files,
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
};
export type AppContract = typeof contract;

import {
  AlertIcon,
  CalendarIcon,
  EducationIcon,
  FiguresIcon,
  ListIcon,
  MessageIcon,
  PollIcon,
  VacancyIcon,
} from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";

/** What can be created: each kind of post, and each type of message. */
export const create: Feature["create"] = [
  { key: "message", icon: MessageIcon, href: "/messages/new?type=standard", licence: "messages" },
  { key: "alert", after: "message", icon: AlertIcon, href: "/alerts/new", licence: "alerts" },
  { key: "activity", after: "alert", icon: CalendarIcon, href: "/activities/new", licence: "activities" },
  { key: "vacancy", after: "activity", icon: VacancyIcon, href: "/vacancies/new", licence: "vacancies" },
  { key: "poll", after: "vacancy", icon: PollIcon, href: "/messages/new?type=vote", licence: "polls" },
  { key: "score", after: "poll", icon: FiguresIcon, href: "/messages/new?type=perception", licence: "polls" },
  { key: "choices", after: "score", icon: ListIcon, href: "/messages/new?type=option", licence: "polls" },
  {
    key: "educational",
    after: "choices",
    icon: EducationIcon,
    href: "/messages/new?type=educational",
    licence: "messages",
  },
];

/** Gates in front of the screens: pending approval, a deactivated membership, and a second step that an organisation, or its care, requires. D §2 */
import type { Gate, Session } from "../../../app/index.ts";

const account = "/account";
const membershipOf = ({ active }: Session) => (active.kind === "membership" ? active.membership : null);

const isAhead = ({ account: { hasSecondFactor } }: Session, from: string | null | undefined): boolean =>
  Boolean(from) && !hasSecondFactor && Date.parse(from ?? "") > Date.now();

type Member = Extract<Session["active"], { kind: "membership" }>;
/** What a second step for care keeps closed, beside its screens for those who work in care alone. */
const forCare = (only: string, isClosed: (member: Member) => boolean = () => true): Gate => ({
  place: "instead",
  only,
  stands: ({ active }) => active.kind === "membership" && active.mustAddFactorForCare && isClosed(active),
  part: () => import("./second-factor-gate.tsx").then((m) => m.CareFactorGate),
});

export const gates: Gate[] = [
  {
    place: "instead",
    except: account,
    stands: (session) => membershipOf(session)?.type === "pending",
    part: () => import("./pending-gate.tsx").then((m) => m.PendingGate),
  },
  {
    place: "instead",
    except: account,
    stands: (session) => membershipOf(session)?.type === "disabled",
    part: () => import("./disabled-gate.tsx").then((m) => m.DisabledGate),
  },
  {
    place: "instead",
    except: account,
    stands: ({ active }) => active.kind === "membership" && active.mustAddFactor,
    part: () => import("./second-factor-gate.tsx").then((m) => m.SecondFactorGate),
  },
  forCare("/care"),
  forCare("/notifications", ({ access }) => access.notifications.read === "second_factor_required"),
  forCare("/", ({ access }) => Object.values(access).every(({ read }) => read !== true)),
  {
    place: "above",
    except: account,
    stands: (session) => isAhead(session, membershipOf(session)?.careSecondFactorFrom),
    part: () => import("./second-factor-reminder.tsx").then((m) => m.CareFactorReminder),
  },
  {
    place: "above",
    except: account,
    stands: (session) => isAhead(session, membershipOf(session)?.secondFactorFrom),
    part: () => import("./second-factor-reminder.tsx").then((m) => m.SecondFactorReminder),
  },
];

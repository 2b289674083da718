/** Gates in front of the screens: pending approval, a deactivated membership, and a second step that an organisation requires. D §2 */
import type { Gate, Session } from "../../../app/index.ts";

const account = "/account";
const membershipOf = ({ active }: Session) => (active.kind === "membership" ? active.membership : null);

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
  {
    place: "above",
    except: account,
    stands: (session) => {
      const from = membershipOf(session)?.secondFactorFrom;
      return Boolean(from) && !session.account.hasSecondFactor && Date.parse(from ?? "") > Date.now();
    },
    part: () => import("./second-factor-reminder.tsx").then((m) => m.SecondFactorReminder),
  },
];

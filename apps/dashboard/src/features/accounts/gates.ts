/** Gates in front of the screens: pending approval, a membership that is switched off, and a second step that an organisation requires. D §2 */
import type { Gate, Session } from "../../app/index.ts";

const account = "/account";
const membershipOf = ({ active }: Session) => (active.kind === "membership" ? active.membership : null);

export const gates: Gate[] = [
  {
    place: "instead",
    except: account,
    stands: (session) => membershipOf(session)?.type === "pending",
    part: () => import("./parts/gates/pending-gate.tsx").then((m) => m.PendingGate),
  },
  {
    place: "instead",
    except: account,
    stands: (session) => membershipOf(session)?.type === "disabled",
    part: () => import("./parts/gates/disabled-gate.tsx").then((m) => m.DisabledGate),
  },
  {
    place: "instead",
    except: account,
    stands: ({ active }) => active.kind === "membership" && active.mustAddFactor,
    part: () => import("./parts/gates/must-add-gate.tsx").then((m) => m.MustAddGate),
  },
  {
    place: "above",
    except: account,
    stands: (session) => {
      const from = membershipOf(session)?.secondFactorFrom;
      return Boolean(from) && !session.account.hasSecondFactor && Date.parse(from ?? "") > Date.now();
    },
    part: () => import("./parts/gates/soon-notice.tsx").then((m) => m.SoonNotice),
  },
];

/** Opens the screen on which one votes with a code, as a visitor unless a test says who is signed in. */
import { idOf, type Replies } from "@stoep/client/testing";
import type { CodeBallot, MyBallot } from "@stoep/contract/budgets";
import { screen } from "@testing-library/react";
import { queryClient } from "../../../app/query-client.ts";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { anActiveRound } from "./ballot-page.tsx";
import { aBallot, aCastBallot } from "./samples.ts";

export const codePage = "/gent/vote";
export const code = "K7QM-3RTX-9WPD-HN42";

export const aCodeBallot = (change: Partial<CodeBallot> = {}): CodeBallot => ({
  projectId: idOf(151),
  projectTitle: "A million for Gent",
  organisation: "Stad Gent",
  round: anActiveRound({ roll: "codes" }),
  ballot: aBallot(),
  ...change,
});

interface Given {
  opened?: CodeBallot;
  budgets?: Replies["budgets"];
  participation?: Replies["participation"];
  session?: Parameters<typeof renderApp>[2];
}

/** The server remembers what is cast; `server.mine` is what it knows of the ballot. */
export async function openCodePage({ opened = aCodeBallot(), budgets, participation, session = null }: Given = {}) {
  const server = { mine: opened.ballot };
  const answer = (mine: MyBallot) => {
    server.mine = mine;
    return mine;
  };
  const shown = await renderApp(
    codePage,
    {
      participation: participation ?? {},
      budgets: {
        readCodeBallot: () => ({ ...opened, ballot: server.mine }),
        castCodeBallot: ({ body }) => answer(aCastBallot(...body.ideaIds)),
        withdrawCodeBallot: () => answer(aBallot()),
        ...budgets,
      },
    },
    session,
  );
  const enter = async (typed = code) => {
    await shown.user.type(await field(), typed);
    await shown.user.click(await button("Go on"));
  };
  return { ...shown, server, enter };
}

export const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Code to vote with" });

/** What stays on the device or in the address. */
export const allStored = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.title]);

/** The same, and what the app remembers to have asked and sent, which it lets go of within a second of leaving a screen. */
export const allKept = (): string =>
  JSON.stringify([
    allStored(),
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => [state.variables, state.data]),
  ]);

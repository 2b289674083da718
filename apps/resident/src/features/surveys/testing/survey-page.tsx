/** Opens the screens on which a survey is answered, as Dirk, or by the public link as a visitor. */
import type { Replies } from "@stoep/client/testing";
import type { MyAnswer, ReadSurvey } from "@stoep/contract/surveys";
import { screen } from "@testing-library/react";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { aMyAnswer, aReadSurvey } from "./samples.ts";

interface Given {
  survey?: ReadSurvey;
  mine?: MyAnswer | (() => MyAnswer);
  surveys?: Replies["surveys"];
}

export async function openSurvey({ survey = aReadSurvey(), mine = aMyAnswer(), surveys }: Given = {}, search = "") {
  const shown = await renderApp(`/gent/take-part/surveys/${survey.id}${search}`, {
    surveys: { readSurvey: survey, readMyAnswer: mine, ...surveys },
  });
  return { ...shown, ...actsOf(shown.user) };
}

export async function openPublicSurvey({ survey, surveys }: Given = {}, after = "") {
  const asked = survey ?? aReadSurvey({ respondents: "open" });
  const shown = await renderApp(
    `/gent/surveys/${asked.slug}${after}`,
    { surveys: { readPublicSurvey: asked, sendOpenAnswer: { done: true }, ...surveys } },
    null,
  );
  return { ...shown, ...actsOf(shown.user) };
}

export const code = "K7QM-3RTX-9W";
export const codeField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Code" });

/** One that is answered with codes; the server remembers what is sent. `hash`: what a QR code brings along. */
export async function openCodeSurvey({ survey, mine = aMyAnswer(), surveys }: Given = {}, hash = "") {
  const asked = survey ?? aReadSurvey({ respondents: "codes", canChange: false });
  const server = { mine: typeof mine === "function" ? mine() : mine };
  const shown = await renderApp(
    `/gent/surveys/${asked.slug}${hash}`,
    {
      surveys: {
        readPublicSurvey: asked,
        readCodeAnswer: () => server.mine,
        sendCodeAnswer: ({ body }) => {
          const can = { answer: asked.canChange || ("already_answered" as const) };
          server.mine = aMyAnswer({ hasAnswered: true, answers: asked.canChange ? body.answers : null, can });
          return server.mine;
        },
        ...surveys,
      },
    },
    null,
  );
  const acts = actsOf(shown.user);
  const enter = async (typed = code) => {
    await shown.user.clear(await codeField());
    await shown.user.type(await codeField(), typed);
    await acts.press("Go on");
  };
  return { ...shown, ...acts, server, enter };
}

type User = Awaited<ReturnType<typeof renderApp>>["user"];

const actsOf = (user: User) => ({
  press: async (name: string | RegExp) => user.click(await button(name)),
  choose: async (name: string) => user.click(await screen.findByRole("radio", { name })),
});

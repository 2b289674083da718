/** Examples for shapes that have variants their fields do not reveal, or whose fields do not all go together. */
import type { z } from "zod";
import type { contract } from "../packages/contract/src/index.ts";

type Contract = typeof contract;
type In<R> = R extends { body: infer B extends z.ZodType } ? { body?: Record<string, z.input<B>> } : object;
type Out<R> = R extends { response: infer A extends z.ZodType } ? { response?: Record<string, z.output<A>> } : object;
type HandwrittenExamples = {
  [C in keyof Contract]?: { [N in keyof Contract[C]]?: In<Contract[C][N]> & Out<Contract[C][N]> };
};

const userId = "0193a4e0-5c1f-7b1d-8a52-6c1f0c2b9d11";
const refresh_token = "Zr4m0h8YV0m3o1x2b7KpTqC9s5dE6fG8hJ1kL3nP5rQ";
const access_token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2UiOiJhY2Nlc3MifQ.kqL8";
const passkey = {
  id: "rX3vQ0l5Q2k",
  rawId: "rX3vQ0l5Q2k",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0", authenticatorData: "SZYN5Yg", signature: "MEUCIQ" },
};
const inside = { token_type: "bearer" as const, access_token, expires_in: 600, userId, refresh_token };

const quietHours = { from: 22, until: 7 };
const preference = { group: "progress" as const, mail: "daily" as const, push: "at-once" as const };

export const handwrittenExamples: HandwrittenExamples = {
  accounts: {
    getToken: {
      body: {
        password: { grant_type: "password", username: "els@gent.example", password: "a-boat-with-a-sail" },
        "mailed link": { grant_type: "password", autologin: "bQ7pJx0w2V4tYk6Zs8Rn1Lm3Hc5Fd9Ga0We2Uy4Ti6o" },
        refresh: { grant_type: "refresh_token", refresh_token },
        "second step": { grant_type: "refresh_token", refresh_token, "2fa_token": "123456", "2fa_kind": "app" },
      },
      response: {
        "signed in": inside,
        "the second step is to come": {
          token_type: "bearer",
          expires_in: 0,
          userId,
          refresh_token,
          second_step: { kinds: ["app", "text", "recovery"], phoneHint: "56" },
        },
      },
    },
    claim: {
      body: {
        "a new account": {
          token: "mW2xC8vB4nM6qE0rT5yU1iO7pA3sD9fG",
          registration: {
            firstName: "Nora",
            lastName: "Claes",
            jobTitle: "Neighbourhood officer",
            phone: "+32470123456",
            password: "a-boat-with-a-sail",
            language: "nl",
            hasAcceptedTerms: true,
          },
        },
        "the account that is signed in": { token: "mW2xC8vB4nM6qE0rT5yU1iO7pA3sD9fG" },
      },
    },
    finishSignOn: {
      body: {
        "the provider signed the person on": {
          state: "tB5gV9cX3zQ7wE1r",
          code: "0.AXkA-code",
          iss: "https://login.example.org/city",
        },
        "the person turned back": { state: "tB5gV9cX3zQ7wE1r", error: "access_denied" },
      },
      response: { "signed in": { linked: false, token: inside }, linked: { linked: true, token: null } },
    },
    confirmIdentity: {
      body: {
        password: { kind: "password", password: "a-boat-with-a-sail" },
        app: { kind: "app", code: "123456" },
        text: { kind: "text", code: "123456" },
        mail: { kind: "mail", code: "123456" },
        recovery: { kind: "recovery", code: "k3x9m-7tq2d" },
        passkey: { kind: "passkey", answer: passkey },
      },
    },
  },
  notifications: {
    getNoticePreferences: {
      response: {
        chosen: { groups: [preference], quietHours, digestHour: 8, weeklyDay: 1, isUnsubscribedFromAll: false },
      },
    },
    setNoticePreferences: {
      body: { changed: { groups: [preference], quietHours } },
      response: {
        changed: { groups: [preference], quietHours, digestHour: 8, weeklyDay: 1, isUnsubscribedFromAll: false },
      },
    },
  },
};

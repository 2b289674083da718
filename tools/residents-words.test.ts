/** Where residents write words that others read, they are warned of personal details in them, and photos are reduced first. D §7 */
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../packages/contract/src/index.ts";
import type { Route } from "../packages/contract/src/kernel/index.ts";
import { shipped } from "./source-tree.ts";

const publication = "features/shouts/parts/form/publication-check.tsx";
const comment = "features/conversations/comments/comment-form.tsx";

/** The form that shows the warning, by route. */
const warned: Record<string, string> = {
  "conversations.createComment": comment,
  "conversations.updateComment": comment,
  "shouts.writeShout": publication,
  "shouts.editShout": publication,
  "shouts.reopenShout": "features/shouts/parts/author-actions.tsx",
};

/** Why words are sent without a warning. */
const reasons: Record<string, string> = {
  "accounts.editProfile": "a name, which one chooses for others to read",
  "accounts.claim": "a name and a position, which colleagues read",
  "accounts.confirmPasskey": "a name that only its owner reads",
  "accounts.getToken": "signs in",
  "accounts.forgotPassword": "one's own address, which nobody reads",
  "accounts.sendSignInLink": "one's own address, which nobody reads",
  "accounts.changeEmail": "one's own address, which nobody reads",
  "accounts.editPhoneNumber": "one's own number, for those who may call",
  "accounts.addText": "one's own number, which nobody reads",
  "accounts.confirmApp": "a code",
  "accounts.confirmIdentity": "a code",
  "accounts.confirmText": "a code",
  "residents.signUp": "one's name and home, asked for by the form",
  "residents.moveHouse": "one's new home, asked for by the form",
  "residents.updateMyResidence": "a name, which one chooses for others to read",
  "residents.enterLetterCode": "a code",
  "conversations.reportSubject": "read by those who decide about the report, who need to know what is meant",
  "conversations.reportComment": "read by those who decide about the report, who need to know what is meant",
  "conversations.appeal": "read by administrators only",
  "vacancies.apply": "read by the organisation only, and the form asks how to reach the applicant",
  "participation.writeIdea": "no form yet",
  "participation.editIdea": "no form yet",
  "participation.findSimilarIdeas": "compared with others' ideas, and shown to nobody",
  "surveys.contribute": "the form of a contribution has the warning",
  "surveys.keepDraft": "read by no one: it is kept for its writer alone, until it is sent",
  "surveys.sendAnswer": "read by the organisation only, whose questions say whether they ask for personal details",
  "surveys.sendCodeAnswer": "read by the organisation only, whose questions say whether they ask for personal details",
  "surveys.sendOpenAnswer": "read by the organisation only, whose questions say whether they ask for personal details",
  "shouts.findSimilarShouts": "compared with others' messages, and shown to nobody",
  "care.answerAsked": "read by the staff of care, who arrange the help",
  "care.answerOwnTask": "read by the staff of care, who arrange the help",
  "care.cancelAsked": "read by the staff of care, who arrange the help",
  "care.cancelOwnTask": "read by the staff of care, who arrange the help",
  "care.sendHelpForm": "read by the staff of care, and the form asks how to reach the person",
  "platform.createFirstAccount": "the owner of the installation",
};

/** Whether people type words into it: `textLine` and `textLines` clean them. */
function isTyped(schema: unknown): boolean {
  const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
  if (!def) return false;
  if (schema instanceof z.ZodString)
    return ((def.checks ?? []) as z.core.$ZodCheck[]).some((check) => check._zod.def.check === "overwrite");
  const inside = [def.innerType, def.element, def.in, def.out, def.valueType, ...((def.options as unknown[]) ?? [])];
  return [...inside, ...Object.values((def.shape as object | undefined) ?? {})].some(isTyped);
}

const isForResidents = ({ access }: Route) =>
  !["staff", "owner", "system"].includes(access.to) && !(access.to === "subject" && access.by === "staff");

const written = Object.entries(contract).flatMap(([capability, routes]) =>
  Object.entries(routes as Record<string, Route>)
    .filter(([, route]) => isForResidents(route) && "body" in route && isTyped(route.body))
    .map(([name]) => `${capability}.${name}`),
);

const app = "apps/resident/src/";
const screens = shipped.filter(({ path }) => path.startsWith(app) && !path.includes("/testing/"));
const textOf = (path: string) => screens.find((file) => file.path === app + path)?.text ?? "";

test("every route to which residents write has a form with the warning, or a reason", () => {
  expect(written.toSorted()).toEqual([...Object.keys(warned), ...Object.keys(reasons)].toSorted());
});

test.each(Object.entries(warned))("%s is sent by a form that warns", (route, form) => {
  expect(textOf(form)).toContain("<PersonalDetailsNotice");
  const callers = screens.filter(({ text }) => new RegExp(`\\bapi\\.${route.replace(".", "\\.")}\\b`).test(text));
  expect(callers).not.toEqual([]);
  const others = callers.filter(({ path, text }) => path !== app + form && !text.includes(form.replace(/.*\//, "/")));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("residents’ photos are uploaded in one place, which reduces them and names what cannot be read", () => {
  const uploads = screens.filter(({ text }) => text.includes("api.files.uploadImage")).map(({ path }) => path);
  expect(uploads).toEqual([`${app}app/photos/use-photo-upload.ts`]);
  const fields = screens.filter(({ text }) => /type="file"/.test(text) && /accept=\{?["'`{]?image/.test(text));
  expect(fields.map(({ path }) => path)).toEqual([]);
});

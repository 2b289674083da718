import { z } from "zod";
import { anyone, Done, fieldError, Id, Language, NamedReference, routes, Slug } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { HelpForm, HelpFormResult, HelpFormSubmission, SentForm } from "./schemas.ts";

const Place = z.object({ networkSlug: Slug, organisationId: Id });

export const intakeForm = routes({
  listHelpForms: {
    summary: "The organisations of a network that can be asked for help by a form, by name",
    method: "GET",
    path: "/networks/:networkSlug/care/forms",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    response: z.object({ items: z.array(NamedReference) }),
    refusals: ["not_found"],
  },
  readHelpForm: {
    summary:
      "An organisation's form to ask for help, in the caller's language or this one; `not_found` while it is switched off",
    method: "GET",
    path: "/networks/:networkSlug/care/forms/:organisationId",
    access: anyone,
    params: Place,
    query: z.object({ language: Language.optional() }),
    response: HelpForm,
    refusals: ["not_found"],
  },
  sendHelpForm: {
    summary:
      "Ask for help. The response is the same for everybody; `changed_meanwhile`, `proof_required`: read the form again",
    method: "POST",
    path: "/networks/:networkSlug/care/forms/:organisationId",
    access: anyone,
    params: Place,
    outsideTransaction: true,
    body: HelpFormSubmission,
    response: HelpFormResult,
    refusals: ["not_found", "too_many_requests", "changed_meanwhile", "proof_required"],
  },
  confirmHelpForm: {
    summary: "Follow the mailed link of a form that waits; from then on it is a form like any other",
    method: "POST",
    path: "/networks/:networkSlug/care/forms/:organisationId/confirmation",
    access: anyone,
    params: Place,
    outsideTransaction: true,
    body: z.object({ token: z.string().max(100, fieldError("tooLong")) }),
    response: Done,
    refusals: ["not_found", "too_many_requests", "token_invalid"],
  },
  getSentForm: {
    summary: "What somebody sent by the form, as it was typed, and what they agreed to",
    method: "GET",
    path: "/care/ticket/:ticketId/form",
    access: staffFor("tickets", "editor"),
    readsPeople: true,
    response: SentForm,
    refusals: ["not_found"],
  },
});

import { surveys } from "@stoep/contract/surveys";
import type { Network } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import type { Ports } from "#kernel/ports.ts";
import { refuse } from "#kernel/refuse.ts";
import { readProfile } from "#modules/accounts/index.ts";
import { readPicture, writeForm } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { contentOf } from "../content.ts";
import { listPlaces } from "../store/read-surveys.ts";
import { findSurvey, type StoredSurvey } from "../store/surveys.ts";
import { formOf } from "./form.ts";
import { words } from "./texts.ts";

/** At 200 dots per inch on paper. */
const printedWidth = 320;

export const paperHandlers = handle(surveys, {
  async printQuestionnaire(call) {
    const { actor, params, query, db, ports, config } = call;
    const { network, organisation } = actor;
    const survey = (await findSurvey(db, organisation.id, params.surveyId)) ?? refuse("not_found");
    const profile = (await readProfile(db, network, organisation.id)) ?? refuse("not_found");
    const isByLink = survey.respondents === "open" && survey.slug !== null;
    const form = formOf({
      content: contentOf(survey),
      language: query.language ?? survey.language,
      organisation: profile,
      network: network.name,
      link: isByLink ? `${config.publicUrl}/${network.slug}/surveys/${survey.slug}` : null,
      neighbourhoods: (await listPlaces(db, survey.id)).map(({ name }) => name),
      pictures: await readPictures(ports, network, survey),
    });
    const content = await writeForm(form, await findNetworkLook(db, network.id), organisation.id);
    const saveAs = `${survey.slug || survey.kind}-${words.file[form.language]}-${form.language}.pdf`;
    return { content, type: "application/pdf", saveAs };
  },
});

async function readPictures(ports: Ports, network: Network, { images }: StoredSurvey) {
  const pictures = new Map<string, Uint8Array>();
  for (const image of images) {
    const content = await readPicture(ports, network, image, printedWidth);
    if (content) pictures.set(image.id, content);
  }
  return pictures;
}

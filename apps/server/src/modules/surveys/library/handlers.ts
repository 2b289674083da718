import { surveys } from "@stoep/contract/surveys";
import { handle } from "#kernel/module.ts";
import { viewFile } from "#modules/files/index.ts";
import { imageIdsIn } from "../content.ts";
import { listPictures, listQuestions } from "./store.ts";

const listed = 50;

export const libraryHandlers = handle(surveys, {
  async listEarlierQuestions({ actor, db, now, query }) {
    const { organisation, network } = actor;
    const { search = "", except = null } = query;
    const found = await listQuestions(db, { organisationId: organisation.id, search, except, limit: listed + 1 });
    const items = found.slice(0, listed);
    const pictures = await listPictures(db, organisation.id, imageIdsIn(items.map(({ question }) => question)));
    return {
      items,
      images: pictures.map((file) => viewFile(network, file, { audience: "editors", now })),
      isMore: found.length > listed,
    };
  },
});

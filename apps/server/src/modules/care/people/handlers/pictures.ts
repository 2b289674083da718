/** Pictures of people, for colleagues who may open the person's file. S2 §3, D §6 */
import { personRecords } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { claimImages, uploadImage } from "#modules/files/index.ts";
import { announceCare } from "../edit.ts";
import { discardPictures } from "../pictures.ts";
import { presentPerson } from "../presentation.ts";
import { personSubject } from "../rules.ts";
import { findPerson, lockPerson, updatePicture } from "../store/people.ts";

type Call = StaffCall & { params: { personId: string } };

async function changePicture(call: Call, fileId: string | null) {
  const { actor, db, now, params } = call;
  const row = (await lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
  if (fileId !== row.pictureId) {
    await updatePicture(db, row.id, fileId, now);
    await discardPictures(db, [row.pictureId]);
    await record(call, { action: fileId ? "care.setPicture" : "care.deletePicture", subject: personSubject(row) });
    await announceCare(call);
  }
  return presentPerson(call, (await findPerson(db, actor.organisation.id, row.id)) ?? refuse("not_found"));
}

export const pictureHandlers = handle(personRecords, {
  /** The file is stored before the transaction; if that fails, it is swept away. */
  async setPersonPicture(call) {
    const { actor, db, now, params } = call;
    if (!(await findPerson(db, actor.organisation.id, params.personId))) refuse("not_found");
    const { id } = await uploadImage(call);
    return call.transact(async (scope) => {
      const [file] = await claimImages(scope.db, [id], { accountId: actor.accountId, now });
      return changePicture({ ...call, ...scope }, file?.id ?? refuse("not_found"));
    });
  },

  deletePersonPicture: (call) => changePicture(call, null),
});

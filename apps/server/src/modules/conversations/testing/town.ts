import { newTown, type Town } from "../../../testing/town.ts";
import { provideSubjects } from "../index.ts";
import { postAsSubject } from "./subjects.ts";

export async function talkingTown(): Promise<Town> {
  const town = await newTown();
  provideSubjects({ post: postAsSubject });
  return town;
}

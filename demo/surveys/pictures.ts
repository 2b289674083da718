import type { SceneName } from "../pictures/scenes/index.ts";
import { stableId } from "../stable-id.ts";

/** The key of a picture in a survey, as of other files of the demonstration. */
export const scenePictureKey = (surveyKey: string, scene: SceneName): string => `survey-${surveyKey}/${scene}`;
export const scenePictureId = (surveyKey: string, scene: SceneName): string =>
  stableId("file", scenePictureKey(surveyKey, scene));

/** Each room has a file of its own. */
import type { care } from "@stoep/contract/care";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { accountLinkSamples } from "./account-links-samples.ts";
import { duplicateSamples } from "./duplicates-samples.ts";
import { helpersSamples } from "./helpers-samples.ts";
import { importSamples } from "./imports-samples.ts";
import { intakeFormSamples } from "./intake-form-samples.ts";
import { matchingSamples } from "./matching-samples.ts";
import { peopleSamples } from "./people-samples.ts";
import { settingsSamples } from "./settings-samples.ts";
import { statisticsSamples } from "./statistics-samples.ts";
import { ticketSamples } from "./tickets-samples.ts";
import { visitsSamples } from "./visits-samples.ts";

export const samples = defineSamples<typeof care>()({
  async before(town, once) {
    await settingsSamples.before?.(town, once);
    await peopleSamples.before?.(town, once);
    await helpersSamples.before?.(town, once);
  },
  stage: {
    ...settingsSamples.stage,
    ...peopleSamples.stage,
    ...helpersSamples.stage,
    ...importSamples.stage,
    ...duplicateSamples.stage,
    ...ticketSamples.stage,
    ...matchingSamples.stage,
    ...accountLinkSamples.stage,
    ...visitsSamples.stage,
    ...intakeFormSamples.stage,
  },
  random: () => ({
    ...settingsSamples.random(),
    ...peopleSamples.random(),
    ...helpersSamples.random(),
    ...importSamples.random(),
    ...duplicateSamples.random(),
    ...ticketSamples.random(),
    ...matchingSamples.random(),
    ...accountLinkSamples.random(),
    ...visitsSamples.random(),
    ...intakeFormSamples.random(),
  }),
  of: (ids) => ({
    ...settingsSamples.of(ids),
    ...peopleSamples.of(ids),
    ...helpersSamples.of(ids),
    ...importSamples.of(ids),
    ...duplicateSamples.of(ids),
    ...matchingSamples.of(ids),
    ...accountLinkSamples.of(ids),
    ...visitsSamples.of(ids),
    ...intakeFormSamples.of(ids),
    ...statisticsSamples,
    ...ticketSamples.of(ids),
  }),
});

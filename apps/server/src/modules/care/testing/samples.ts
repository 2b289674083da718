/** Each room has a file of its own. */
import type { care } from "@stoep/contract/care";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { askingSamples } from "./asking-samples.ts";
import { doubleSamples } from "./doubles-samples.ts";
import { figureSamples } from "./figures-samples.ts";
import { formSamples } from "./form-samples.ts";
import { helpersSamples } from "./helpers-samples.ts";
import { importSamples } from "./imports-samples.ts";
import { linkingSamples } from "./linking-samples.ts";
import { peopleSamples } from "./people-samples.ts";
import { settingsSamples } from "./settings-samples.ts";
import { ticketSamples } from "./tickets-samples.ts";

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
    ...doubleSamples.stage,
    ...ticketSamples.stage,
    ...askingSamples.stage,
    ...linkingSamples.stage,
    ...formSamples.stage,
  },
  random: () => ({
    ...settingsSamples.random(),
    ...peopleSamples.random(),
    ...helpersSamples.random(),
    ...importSamples.random(),
    ...doubleSamples.random(),
    ...ticketSamples.random(),
    ...askingSamples.random(),
    ...linkingSamples.random(),
    ...formSamples.random(),
  }),
  of: (ids) => ({
    ...settingsSamples.of(ids),
    ...peopleSamples.of(ids),
    ...helpersSamples.of(ids),
    ...importSamples.of(ids),
    ...doubleSamples.of(ids),
    ...askingSamples.of(ids),
    ...linkingSamples.of(ids),
    ...formSamples.of(ids),
    ...figureSamples,
    ...ticketSamples.of(ids),
  }),
});

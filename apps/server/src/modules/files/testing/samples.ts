import { randomBytes } from "node:crypto";
import type { files } from "@stoep/contract/files";
import { aPicture } from "../../../testing/files.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof files>()({
  stage: {
    async fileKey({ people: { els } }) {
      const { address } = await els.files.uploadImage({ file: await aPicture(), fileName: "plein.png" });
      return address.split("/").at(-1) ?? "";
    },
  },
  random: () => ({ fileKey: randomBytes(16).toString("base64url") }),
  of: ({ networkSlug, fileKey }) => ({
    uploadImage: { by: "els", input: aPicture().then((file) => ({ file, fileName: "plein.png" })) },
    uploadAttachment: { by: "els", input: { file: new Blob(["a;b\n1;2\n"]), fileName: "telling.csv" } },
    readFile: { by: "guest", input: { params: { networkSlug, fileKey, variant: "320" } } },
  }),
});

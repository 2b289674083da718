/** The files of a batch: letters, cards, or a file for a printer. They go after a day. */
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";

type Files = Context["ports"]["files"];
type NetworkOf = Pick<Network, "schema">;

export interface StoredBatch {
  id: string;
  ending: "pdf" | "csv";
  /** As many as it has at most. */
  parts: number;
}

const types = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

/** `folder`: of all batches of one kind. `open` refuses with `not_found`. */
export function batchFiles(folder: string) {
  const keyOf = (network: NetworkOf, { id, ending }: Omit<StoredBatch, "parts">, part: number): string =>
    `${folder}/${network.schema}/${id}/${part}.${ending}`;
  return {
    keyOf,

    /** Also those of a job that was broken off. */
    async remove(files: Files, network: NetworkOf, batch: StoredBatch): Promise<void> {
      for (let part = 1; part <= batch.parts; part++) await files.remove(keyOf(network, batch, part));
    },

    async open(files: Files, network: NetworkOf, batch: Omit<StoredBatch, "parts">, part: number) {
      const found = (await files.get(keyOf(network, batch, part))) ?? refuse("not_found");
      return { content: found.stream, bytes: found.size, type: types[batch.ending], isPrivate: true };
    },
  };
}

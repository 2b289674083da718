/** Files on tickets: a few drawings and letters, stored once, each on the tickets that it fits. */
import { careFileId } from "../load/files.ts";
import { documents, drawings } from "./pictures.ts";
import type { DemoTicket } from "./tickets.ts";

/** In the order of the tickets; every second matching ticket has the file. */
export const attachedRows = (tickets: readonly DemoTicket[]) =>
  tickets.flatMap(({ id, title, luck }) => {
    const found = [
      ...drawings.filter(({ fits }) => fits.test(title)).map(({ name, alt }) => ({ name, altText: alt as string })),
      ...documents.filter(({ fits }) => fits.test(title)).map(({ name }) => ({ name, altText: "" })),
    ];
    return found.length > 0 && luck.is(0.6)
      ? found.map(({ name, altText }, index) => ({
          ticketId: id,
          fileId: careFileId(name),
          position: index + 1,
          altText,
        }))
      : [];
  });

/**
 * The membership or residence for which this tab's screens were made. Not the one in the session record, which another tab may have
 * changed: commands name it, and the server refuses those made for a place that the session has left.
 */
let place: string | null = null;

export function keepPlace(id: string | null): void {
  place = id;
}

export const currentPlace = (): string | null => place;

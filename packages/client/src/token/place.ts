/**
 * The membership or residence for which this tab's screens were made. The session record may already hold another one, set by another
 * tab. Commands name this place, and the server refuses those made for a place that the session has left.
 */
let place: string | null = null;

export function keepPlace(id: string | null): void {
  place = id;
}

export const currentPlace = (): string | null => place;

/** The typesetter says in `code` what was wrong, and leaves the message empty. */
export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  return message || code || String(error);
}

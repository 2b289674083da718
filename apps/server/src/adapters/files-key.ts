/** Keys are made by us, never by the uploader, so a malformed key is a bug. @throws on one */
export function checkKey(key: string): string {
  const parts = key.split("/");
  if (key.length > 300 || !parts.every((part) => /^[a-z0-9_][a-z0-9._-]*$/i.test(part)))
    throw new Error(`not a file key: ${key}`);
  return key;
}

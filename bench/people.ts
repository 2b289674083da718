/** Signs generated people in, as a mailed link does. */
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { createSignInLink } from "../apps/server/src/modules/accounts/index.ts";

export async function signIn(
  url: string,
  origin: string,
  accountIds: string[],
  client: "resident" | "dashboard",
): Promise<string[]> {
  const databases = openDatabase(url, { max: 2 });
  const tokens: string[] = [];
  for (const accountId of accountIds) {
    const autologin = await createSignInLink(databases.platform, accountId, new Date());
    const response = await fetch(`${origin}/api/token`, {
      method: "POST",
      headers: { "x-client-id": client },
      body: new URLSearchParams({ grant_type: "password", autologin }),
    });
    if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
    tokens.push((await response.json()).access_token);
  }
  await databases.close();
  return tokens;
}

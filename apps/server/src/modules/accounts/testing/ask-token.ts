/** Requests a token as any client may, with cookies, from any address. */
import type { Town } from "../../../testing/town.ts";

interface TokenSender {
  client?: "api" | "dashboard" | "resident";
  cookie?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
}

export async function askToken(town: Town, form: Record<string, string>, from: TokenSender = {}) {
  const { client = "api", cookie, address = "203.0.113.7", headers = {} } = from;
  const response = await town.http.inject({
    method: "POST",
    url: "/api/token",
    remoteAddress: address,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-client-id": client,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
  const { name = "", value = "", ...attributes } = response.cookies[0] ?? {};
  const all = response.cookies.map((one) => `${one.name}=${one.value}`).join("; ");
  return { status: response.statusCode, body: response.json(), cookie: value && `${name}=${value}`, attributes, all };
}

export const byPassword = (username: string, password: string) => ({ grant_type: "password", username, password });
export const byLink = (autologin: string) => ({ grant_type: "password", autologin });
export const byRefresh = (token?: string) => ({
  grant_type: "refresh_token",
  ...(token === undefined ? {} : { refresh_token: token }),
});

/** The session that this access token belongs to. */
export async function sessionBy(town: Town, accessToken: string) {
  const response = await town.http.inject({
    url: "/api/businessprofileapi/profiledetails",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { status: response.statusCode, body: response.json() };
}

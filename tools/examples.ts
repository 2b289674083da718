/** An example for every shape of the contract, made from its field names, so that every new route has one immediately. */
import { createHash } from "node:crypto";
import { z } from "zod";

type Json = Record<string, unknown>;
type Shape = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Shape>;
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
};

const opaque = (name: string) => createHash("sha256").update(name).digest("base64url");
/** A UUID of version 7, like ours; the same name always gives the same id. */
function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `0193a4e0-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

const texts: Record<string, string> = {
  "2fa_token": "123456",
  access_token: "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2UiOiJhY2Nlc3MifQ.kqL8",
  address: "Botermarkt 1, 9000 Gent",
  agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  alreadyMembers: "viktor@gent.example",
  altText: "A square with three trees",
  altTexts: "A square with three trees",
  attribution: "Stad Gent",
  autologin: opaque("autologin"),
  challenge: opaque("challenge"),
  client: "dashboard",
  clientId: "6f1d0c1e-stoep",
  clientSecret: "what-the-provider-gave",
  code: "123456",
  contactEmail: "els@gent.example",
  createdBy: "Els Peeters",
  ctaDescription: "Come and see the plans",
  ctaLink: "https://www.example.org/plans",
  ctaText: "See the plans",
  cursor: "WyIyMDI2LTExLTIxVDA5OjAwOjAwLjAwMFoiXQ",
  description: "Everything in the bakery",
  detail: "",
  auth: "k8JV6sjdbhAi1n3_LDBLvA",
  email: "els@gent.example",
  endsAt: "11:30",
  iban: "BE68539007547034",
  swift: "KREDBEBB",
  startsAt: "10:00",
  endpoint: "https://push.example/send/dGhlIGRldmljZQ",
  emails: "nora@gent.example",
  error: "access_denied",
  fileKey: opaque("file").slice(0, 22),
  calendarKey: opaque("calendar").slice(0, 22),
  fileName: "addresses.csv",
  firstName: "Els",
  fromTime: "19:00",
  houseNumber: "1",
  invited: "nora@gent.example",
  invitedBy: "Ada Peeters",
  iss: "https://login.example.org/city",
  issuer: "https://login.example.org/city",
  jobTitle: "Neighbourhood officer",
  lastName: "Peeters",
  latitude: "51.0543",
  link: "https://www.example.org/",
  longitude: "3.7174",
  mailHint: "n…@gent.example",
  month: "2026-11",
  municipality: "Gent",
  name: "Stad Gent",
  network: "Gent",
  newPassword: "a-boat-with-a-sail",
  oldPassword: "a-bicycle-with-a-bell",
  only: "municipality=Gent",
  organisation: "Stad Gent",
  owner: "Stad Gent",
  p256dh: "BM4KCpHCtmgMrLTwMPvwJkKqAsQGO8Sj1k9kZrS1bJTG0d4Xyv3h1Jc0a5jv2rO2n3uX8f9y7b6c5d4e3f2g1hA",
  password: "a-boat-with-a-sail",
  phone: "+32470123456",
  phoneHint: "56",
  picture: `/api/businessprofileapi/picture/${idOf("accountId")}`,
  placeholder: "Call the city: 09 210 10 10",
  postcode: "9000",
  provider: "City sign-on",
  q: "muide",
  publicName: "Els of the city",
  recoveryCodes: "k3x9m-7tq2d",
  redirectUri: "https://stoep.example/dashboard/sign-in/callback",
  refresh_token: opaque("refresh"),
  requestId: "r-4f2a9c01",
  residentRedirectUri: "https://stoep.example/sign-on",
  returnUrl: "https://stoep.example/dashboard/reset-password",
  search: "els",
  subscriptionUrl: "https://www.example.org/apply",
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  signInAddress: "https://stoep.example/dashboard/sign-in?with=gent",
  startedBy: "Sam Systeem",
  state: opaque("state"),
  street: "Botermarkt",
  subjectKind: "post",
  thing: "comment",
  things: "comment",
  textHtml: "<p>Everybody is <strong>welcome</strong>.</p>",
  timeZone: "Europe/Brussels",
  title: "Three trees for the square",
  untilTime: "21:00",
  token: opaque("token"),
  uri: "otpauth://totp/Stoep:els%40gent.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Stoep",
  url: "https://tiles.example.org/{z}/{x}/{y}.png",
  accent: "#2f4f9f",
  username: "els@gent.example",
  version: "a1b2c3d4e5f6",
  videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  website: "https://www.example.org/",
};
const numbers: Record<string, number> = {
  expires_in: 600,
  expiresInSeconds: 600,
  longitude: 3.7174,
  latitude: 51.0543,
  maxZoom: 19,
  recoveryCodesLeft: 10,
};
/** The only values that rules between fields allow. */
const whole: Record<string, unknown> = { secondTheme: null, newMember: null, translations: [], scope: null };
const later = new Set(["until", "expiresAt", "readableUntil"]);
const formats: Record<string, (name: string) => string> = {
  uuid: idOf,
  "date-time": (name) => (later.has(name) ? "2027-11-21T09:00:00.000Z" : "2026-11-21T09:00:00.000Z"),
  date: () => "2026-11-21",
};
const patterns: Record<string, string> = { "^\\d{6}$": "123456", "^[a-z][a-z0-9-]{1,40}$": "gent" };

function textOf({ format, pattern }: Shape, name: string): string {
  const byFormat = format && formats[format]?.(name);
  return byFormat || (pattern && patterns[pattern]) || (texts[name] ?? "Everybody is welcome.");
}

function objectOf({ properties, propertyNames, additionalProperties }: Shape, name: string, defs: Defs): Json {
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, make(one, key, defs)]));
  const key = propertyNames && make(propertyNames, name, defs);
  const one = typeof additionalProperties === "object" ? additionalProperties : null;
  return typeof key === "string" && one ? { [key]: make(one, name, defs) } : {};
}

type Defs = Record<string, Shape>;
const isNull = ({ type }: Shape) => type === "null";
function make(shape: Shape, name: string, defs: Defs): unknown {
  if (shape.$ref) return make(defs[shape.$ref.replace("#/$defs/", "")] ?? {}, name, defs);
  if (name in whole && shape.type !== "object") return whole[name];
  if ("const" in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const several = shape.anyOf ?? shape.oneOf;
  if (several) return make(several.find((one) => !isNull(one)) ?? {}, name, defs);
  switch (shape.type) {
    case "string":
      return textOf(shape, name);
    case "integer":
    case "number":
      return numbers[name] ?? Math.max(shape.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "array":
      return (shape.prefixItems ?? (shape.items ? [shape.items] : [])).map((one) => make(one, name, defs));
    case "object":
      return objectOf(shape, name, defs);
    default:
      return null;
  }
}

/** An example for each variant of a shape, named by its discriminator where there are several. */
export function examplesOf(schema: z.ZodType, io: "input" | "output", name = ""): Record<string, unknown> {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Shape & { $defs?: Defs };
  const defs = whole.$defs ?? {};
  const ways = (whole.oneOf ?? whole.anyOf ?? []).filter((one) => !isNull(one));
  if (ways.length < 2) return { example: make(whole, name, defs) };
  const examples = ways.map((way) => make(way, name, defs));
  return Object.fromEntries(examples.map((one, index) => [wayOf(one) ?? `way ${index + 1}`, one]));
}

const wayOf = (value: unknown) => Object.values((value ?? {}) as Json).find((one) => typeof one === "string") as string;

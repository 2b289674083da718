/**
 * Examples of fields, by their names and forms, so that every new route has some immediately. A field has one only where it says more
 * than the field's form; `exampleOf` combines them into a whole value.
 */
import { createHash } from "node:crypto";

export interface Shape {
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
  minItems?: number;
  prefixItems?: Shape[];
  examples?: unknown[];
}
export type Definitions = Record<string, Shape>;

/** A UUID of version 7, like ours; the same name always gives the same id. */
function exampleId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `0193a4e0-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

const opaque = (name: string) => createHash("sha256").update(name).digest("base64url");
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
  box: "3.7,51.05,3.76,51.08",
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
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/dGhlIGRldmljZQ",
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
  picture: `/api/businessprofileapi/picture/${exampleId("accountId")}`,
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
  shortCode: "4d2p-f2db",
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
const whole: Record<string, unknown> = {
  secondTheme: null,
  newMember: null,
  translations: [],
  scope: null,
  form: null,
  pages: [],
};
const later = new Set(["until", "expiresAt", "readableUntil"]);
const patterns: Record<string, string> = {
  "^[A-Za-z0-9_-]{22}$": "aW4gZ2VudCBvcCBkZSBrYQ",
  "^[0-9a-f-]{36}:.{1,100}$": `${exampleId("questionId")}:other`,
  "^\\d{6}$": "123456",
  "^[a-z][a-z0-9-]{1,40}$": "gent",
  "^[a-z]{2,20}$": "project",
  "^[a-z]{2,20}:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?::[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$": `project:${exampleId("projectId")}`,
};

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1);
/** Whatever it is called: the place in a list, as the list handed it out. */
export const isCursor = ({ $ref = "" }: Shape) => $ref !== "" && nameOf($ref) === "Cursor";
const isNull = ({ type }: Shape) => type === "null";
const isAnyOf = (shape: Shape) => shape.anyOf ?? shape.oneOf;

/** An example for a value called `name`, unless its form says enough by itself. */
function tellingExample({ type, format, pattern, enum: choices, ...rest }: Shape, name: string): unknown {
  if (name in whole && type !== "object" && type !== "string") return whole[name];
  if ("const" in rest || choices) return undefined;
  if (type === "number" || type === "integer") return numbers[name];
  if (type !== "string" || format === "uuid" || format === "date") return undefined;
  if (format === "date-time") return later.has(name) ? "2027-11-21T09:00:00.000Z" : undefined;
  return (pattern && patterns[pattern]) || texts[name];
}

/**
 * Adds to `shape`, the schema of a value called `name`, the examples of its fields.
 * `definitions`: the shapes that it refers to.
 */
export function withExamples<S extends Shape>(shape: S, name: string, definitions: Definitions): S {
  if (shape.examples) return shape;
  const target = shape.$ref ? (definitions[nameOf(shape.$ref)] ?? {}) : shape;
  const ofTarget = shape.$ref ? tellingExample(target, "") : undefined;
  const example = tellingExample(target, isCursor(shape) ? "cursor" : name);
  if (example !== undefined && example !== ofTarget) return { ...shape, examples: [example] };
  const inner = (one: Shape) => withExamples(one, name, definitions);
  const result: Shape = { ...shape };
  if (shape.anyOf) result.anyOf = shape.anyOf.map(inner);
  if (shape.oneOf) result.oneOf = shape.oneOf.map(inner);
  if (shape.items) result.items = inner(shape.items);
  if (shape.prefixItems) result.prefixItems = shape.prefixItems.map(inner);
  if (shape.propertyNames) result.propertyNames = inner(shape.propertyNames);
  if (typeof shape.additionalProperties === "object") result.additionalProperties = inner(shape.additionalProperties);
  if (shape.properties) {
    const fields = Object.entries(shape.properties);
    result.properties = Object.fromEntries(fields.map(([key, one]) => [key, withExamples(one, key, definitions)]));
  }
  return result as S;
}

/** A value of this shape, for each of its variants if it has several, put together from the examples in the document. */
export function examplesOf(shape: Shape, definitions: Definitions, name = ""): unknown[] {
  const own = shape.$ref ? (definitions[nameOf(shape.$ref)] ?? {}) : shape;
  const variants = (isAnyOf(own) ?? []).filter((one) => !isNull(one));
  return (variants.length < 2 ? [shape] : variants).map((one) => exampleOf(one, definitions, name));
}

export function exampleOf(shape: Shape, definitions: Definitions, name = ""): unknown {
  if (shape.examples) return shape.examples[0];
  if (shape.$ref) return exampleOf(definitions[nameOf(shape.$ref)] ?? {}, definitions, name);
  if ("const" in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const several = isAnyOf(shape);
  if (several) return exampleOf(several.find((one) => !isNull(one)) ?? {}, definitions, name);
  switch (shape.type) {
    case "string":
      return textFor(shape, name);
    case "integer":
    case "number":
      return Math.max(shape.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "array":
      return itemsOf(shape).map((one) => exampleOf(one, definitions, name));
    case "object":
      return objectFor(shape, definitions, name);
    default:
      return null;
  }
}

function textFor({ format }: Shape, name: string): string {
  if (format === "uuid") return exampleId(name);
  if (format === "date-time") return "2026-11-21T09:00:00.000Z";
  return format === "date" ? "2026-11-21" : "Everybody is welcome.";
}

function objectFor({ properties, propertyNames, additionalProperties }: Shape, definitions: Definitions, name: string) {
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([key, one]) => [key, exampleOf(one, definitions, key)]));
  }
  const key = propertyNames && exampleOf(propertyNames, definitions, name);
  const one = typeof additionalProperties === "object" ? additionalProperties : null;
  return typeof key === "string" && one ? { [key]: exampleOf(one, definitions, name) } : {};
}

/** At least one, and as many as there have to be. */
const itemsOf = ({ prefixItems, items, minItems = 1 }: Shape): Shape[] =>
  prefixItems ?? (items ? Array.from({ length: Math.max(1, minItems) }, () => items) : []);

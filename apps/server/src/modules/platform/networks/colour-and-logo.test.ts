/** The colour and the logo of a network. */
import type { PublicNetwork } from "@stoep/contract/neighbourhoods";
import { beforeAll, expect, test } from "vitest";
import { aPicture } from "../../../testing/files.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let stijn: Town["people"]["stijn"];
let params: { networkId: string };
const settings = {
  name: "Kalken",
  languages: ["nl" as const],
  timeZone: "Europe/Brussels",
  currency: "EUR" as const,
  dataLicence: "CC-BY-4.0" as const,
  tiles: null,
  accent: null,
};
beforeAll(async () => {
  town = await nextTown();
  stijn = town.people.stijn;
  params = { networkId: (await stijn.platform.createNetwork({ body: { ...settings, slug: "kalken" } })).id };
});

const newest = async (action: "platform.setNetworkLogo") =>
  (await stijn.platform.listLog({ query: { action } })).items[0];
const here = async () =>
  (await town.guest.neighbourhoods.listNetworks()).items.find(({ slug }) => slug === "kalken") as PublicNetwork;
const choose = (accent: string | null) => stijn.platform.editNetwork({ params, body: { ...settings, accent } });

test("its colour is a #rrggbb, and everyone sees it", async () => {
  expect(await here()).toMatchObject({ logo: null, accent: null });
  await choose("#2F4F9F");
  expect((await here()).accent).toBe("#2f4f9f");
  await expect(choose("blue")).refuses("invalid_input", { accent: "invalid" });
  await expect(choose("#fff")).refuses("invalid_input", { accent: "invalid" });
  await choose(null);
  expect((await here()).accent).toBeNull();
});

test("its logo is public, gets a new address when it changes, and the change is logged", async () => {
  const { logo } = await stijn.platform.setNetworkLogo({ params, file: await aPicture(), fileName: "logo.png" });
  expect((await here()).logo).toBe(logo);
  expect(logo).toMatch(/^\/api\/networks\/kalken\/logo\?version=/);
  const read = await town.guest.neighbourhoods.readLogo({ params: { networkSlug: "kalken" } });
  expect([read.type, read.size > 0]).toEqual(["image/webp", true]);
  expect(await newest("platform.setNetworkLogo")).toMatchObject({ subject: { name: "Kalken" }, old: { fileId: null } });
  await stijn.platform.deleteNetworkLogo({ params });
  expect((await here()).logo).toBeNull();
  await expect(town.guest.neighbourhoods.readLogo({ params: { networkSlug: "kalken" } })).refuses("not_found");
  const text = new Blob(["no picture"]);
  await expect(stijn.platform.setNetworkLogo({ params, file: text, fileName: "logo.png" })).refuses(
    "file_kind_refused",
  );
});

test("members and residents get it with their session", async () => {
  const { id } = town.networks.testdorp;
  await town.db
    .updateTable("public.network")
    .set({ accent: "#6d2f7a", logo: Buffer.from("logo"), logoSha256: "0123456789abcdef" })
    .where("id", "=", id)
    .execute();
  const look = { accent: "#6d2f7a", logo: "/api/networks/testdorp/logo?version=0123456789ab" };
  const { els, dirk } = town.people;
  expect((await els.accounts.getSession()).memberships[0]?.network).toMatchObject(look);
  expect((await dirk.accounts.getSession()).residences[0]?.network).toMatchObject(look);
});

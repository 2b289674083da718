/** Samples of the back office. All by Stijn, one of the provider's own people. */
import type { platform } from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import { createAccount, createOrganisation, setSystem } from "#modules/accounts/index.ts";
import { grantLicence } from "#modules/licences/index.ts";
import { firstAccountToken } from "#modules/platform/index.ts";
import type { Town } from "../town.ts";
import type { SamplesOf } from "./sample.ts";

export interface PlatformIds {
  networkId: string;
  organisationId: string;
  licenceId: string;
  accountId: string;
  /** Of neighbourhoods, waiting for confirmation. */
  previewId: string;
  /** Known when `forgetSystem` was called. */
  firstToken: string;
  /** As on the first day: nobody is a system account. */
  forgetSystem: () => Promise<void>;
}

export const randomPlatformIds = (): PlatformIds => ({
  networkId: newId(),
  organisationId: newId(),
  licenceId: newId(),
  accountId: newId(),
  previewId: newId(),
  firstToken: newId(),
  forgetSystem: async () => {},
});

let west = 4.72;
/** A neighbourhood of Naburg that is not there yet. */
function areaFile() {
  west += 0.02;
  const ring = [
    [west, 50.87],
    [west + 0.01, 50.87],
    [west + 0.01, 50.88],
    [west, 50.88],
    [west, 50.87],
  ];
  const properties = { code: `new-${newId()}`, name: "Nieuw" };
  const feature = { type: "Feature", properties, geometry: { type: "Polygon", coordinates: [ring] } };
  return new Blob([JSON.stringify({ type: "FeatureCollection", features: [feature] })]);
}

export async function stagePlatform(town: Town): Promise<PlatformIds> {
  const { db, clock, networks, people } = town;
  const now = clock.now();
  await db.updateTable("public.account").set({ isSystem: false }).execute();
  await setSystem(db, people.stijn.accountId, true);
  const networkId = networks.naburg.id;
  const organisation = { networkId, name: `Vereniging ${newId()}`, kind: "association" as const };
  const organisationId = (await createOrganisation(db, organisation, now)) ?? "";
  const licence = { organisationId, module: "network", level: "premium", fromAt: now, untilAt: null } as const;
  const names = { firstName: "Rik", lastName: "Rust", language: "nl" as const };
  const preview = await people.stijn.platform.previewNeighbourhoods({
    params: { networkId },
    file: areaFile(),
    fileName: "wijken.geojson",
  });
  const ids: PlatformIds = {
    networkId,
    organisationId,
    licenceId: (await grantLicence(db, licence, now)) ?? "",
    accountId: (await createAccount(db, { email: `${newId()}@werk.example`, ...names }, now)) ?? "",
    previewId: preview.id,
    firstToken: "",
    async forgetSystem() {
      await db.updateTable("public.account").set({ isSystem: false }).execute();
      ids.firstToken = (await firstAccountToken(db, now)) ?? "";
    },
  };
  return ids;
}

const settings = {
  languages: ["nl" as const, "en" as const],
  timeZone: "Europe/Brussels",
  currency: "EUR" as const,
  tiles: { url: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "© Kaart", maxZoom: 18 },
};
const owner = { email: "eigenaar@werk.example", language: "nl" as const };
const someone = {
  firstName: "Eerste",
  lastName: "Beheerder",
  password: "een-sleutel-van-koper",
  language: "nl" as const,
};
const slug = () => `n${newId().replaceAll("-", "").slice(-16)}`;

export const platformSamples = (ids: PlatformIds): SamplesOf<typeof platform> => {
  const network = { networkId: ids.networkId };
  const organisation = { organisationId: ids.organisationId };
  const account = { accountId: ids.accountId };
  const preview = { importId: ids.previewId };
  return {
    listNetworks: { by: "stijn", input: {} },
    getNetwork: { by: "stijn", input: { params: network } },
    createNetwork: { by: "stijn", input: { body: { ...settings, slug: slug(), name: "Overmere" } } },
    editNetwork: { by: "stijn", input: { params: network, body: { ...settings, name: "Naburg" } } },
    listImports: { by: "stijn", input: { params: network } },
    previewNeighbourhoods: {
      by: "stijn",
      input: { params: network, file: areaFile(), fileName: "wijken.geojson" },
    },
    importAddresses: {
      by: "stijn",
      input: {
        params: network,
        query: { houseNumber: "nr" },
        file: new Blob(["street,nr,postcode,lat,lon\nKerkstraat,1,9991,50.875,4.705\n"]),
        fileName: "adressen.csv",
      },
    },
    getImport: { by: "stijn", input: { params: preview } },
    readPreviewAreas: { by: "stijn", input: { params: preview } },
    readRejections: { by: "stijn", input: { params: preview } },
    confirmImport: { by: "stijn", input: { params: preview } },
    listOrganisations: { by: "stijn", input: { query: { search: "gemeente" } } },
    getOrganisation: { by: "stijn", input: { params: organisation } },
    createOrganisation: {
      by: "stijn",
      input: { body: { name: `Gemeente ${newId()}`, kind: "city", networkId: ids.networkId, owner } },
    },
    editOrganisation: {
      by: "stijn",
      input: { params: organisation, body: { name: `Andere naam ${newId()}`, kind: "company" } },
    },
    inviteOwner: { by: "stijn", input: { params: organisation, body: owner } },
    grantLicence: {
      by: "stijn",
      input: {
        params: organisation,
        body: { module: "care", level: "essential", from: "2026-01-01T00:00:00.000Z", until: null, scope: null },
      },
    },
    setLicenceEnd: {
      by: "stijn",
      input: { params: { licenceId: ids.licenceId }, body: { until: "2027-01-01T00:00:00.000Z" } },
    },
    listAccounts: { by: "stijn", input: { query: { search: "ada" } } },
    getAccount: { by: "stijn", input: { params: account } },
    endSessions: { by: "stijn", input: { params: account, body: { sessionId: null } } },
    disableAccount: { by: "stijn", input: { params: account } },
    enableAccount: { by: "stijn", input: { params: account } },
    removeFactors: { by: "stijn", input: { params: account } },
    setSystem: { by: "stijn", input: { params: account, body: { isSystem: true } } },
    sendReset: { by: "stijn", input: { params: account } },
    listLog: { by: "stijn", input: {} },
    exportLog: { by: "stijn", input: { query: { action: "publishing.publish" } } },
    createFirstAccount: {
      by: "guest",
      prepare: ids.forgetSystem,
      input: { body: { ...someone, token: ids.firstToken, email: `${newId()}@werk.example` } },
    },
  };
};

/** Samples of the back office, all by Stijn, one of the provider's own people. */

import type { platform } from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import { inTransaction } from "#kernel/database.ts";
import { createAccount, createOrganisation, updateIsSystem } from "#modules/accounts/index.ts";
import { insertLicence } from "#modules/licences/index.ts";
import { defineSamples, type Make, type SamplesOf } from "../../../testing/samples/sample.ts";
import { openProvider } from "../../../testing/sign-on-provider.ts";
import type { Town } from "../../../testing/town.ts";
import { firstAccountToken } from "../index.ts";

interface PlatformIds {
  networkId: string;
  organisationId: string;
  licenceId: string;
  accountId: string;
  /** A sign-on provider of Naburg, with its issuer. */
  provider: { id: string; issuer: string };
  /** A preview of neighbourhoods that waits for confirmation. */
  previewId: string;
  /** An installation without system accounts; the token exists once `begin` has run. */
  firstDay: { token: string; begin: () => Promise<void> };
}

const randomIds = (): PlatformIds => ({
  networkId: newId(),
  organisationId: newId(),
  licenceId: newId(),
  accountId: newId(),
  provider: { id: newId(), issuer: "http://127.0.0.1:1" },
  previewId: newId(),
  firstDay: { token: newId(), begin: async () => {} },
});

/** Four blue pixels, encoded here. */
const bluePixels =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEUvT5+DOuEYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=";
const bluePicture = new Blob([Buffer.from(bluePixels, "base64")]);

let opened: ReturnType<typeof openProvider> | undefined;
const signOnForm = (issuer: string) => ({
  slug: slug(),
  name: "Eén aanmelding",
  issuer,
  clientId: "stoep",
  clientSecret: "geheim",
  isEnabled: true,
});

let west = 4.72;
/** A neighbourhood that Naburg does not have yet. */
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

/** Undoes system accounts that earlier samples made. */
async function onlyStijn({ db, people: { stijn } }: Town): Promise<void> {
  await db.updateTable("public.account").set({ isSystem: false }).execute();
  await updateIsSystem(db, stijn.accountId, true);
}

const stage: { [K in keyof PlatformIds]: Make<PlatformIds[K]> } = {
  networkId: ({ networks }) => networks.naburg.id,
  async organisationId({ db, clock, networks }) {
    const organisation = { networkId: networks.naburg.id, name: `Vereniging ${newId()}`, kind: "association" as const };
    return (await createOrganisation(db, organisation, clock.now())) ?? "";
  },
  async licenceId({ db, clock }, once) {
    const organisationId = await once(stage.organisationId);
    const term = { fromAt: clock.now(), untilAt: null };
    const licence = { organisationId, module: "network", level: "premium", ...term } as const;
    return (await insertLicence(db, licence, clock.now())) ?? "";
  },
  async accountId({ db, clock }) {
    const names = { firstName: "Rik", lastName: "Rust", language: "nl" as const };
    const account = { email: `${newId()}@werk.example`, ...names };
    return (await inTransaction(db, (trx) => createAccount(trx, account, clock.now()))) ?? "";
  },
  async provider({ networks, config, people: { stijn } }) {
    opened ??= openProvider({ redirectUris: [`${config.publicUrl}/sign-on`], people: {} });
    const { issuer } = await opened;
    const body = { ...signOnForm(issuer), networkId: networks.naburg.id };
    return { id: (await stijn.platform.addSharedProvider({ body })).id, issuer };
  },
  async previewId({ networks, people: { stijn } }) {
    const file = { file: areaFile(), fileName: "wijken.geojson" };
    return (await stijn.platform.previewNeighbourhoods({ params: { networkId: networks.naburg.id }, ...file })).id;
  },
  firstDay({ db, clock }) {
    const firstDay: PlatformIds["firstDay"] = {
      token: "",
      async begin() {
        await db.updateTable("public.account").set({ isSystem: false }).execute();
        firstDay.token = (await firstAccountToken(db, clock.now())) ?? "";
      },
    };
    return firstDay;
  },
};

const networkSettings = {
  languages: ["nl" as const, "en" as const],
  timeZone: "Europe/Brussels",
  currency: "EUR" as const,
  dataLicence: "CC-BY-4.0" as const,
  tiles: { url: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "© Kaart", maxZoom: 18 },
  accent: "#1f5fa8",
};
const owner = { email: "eigenaar@werk.example", language: "nl" as const };
const someone = {
  firstName: "Eerste",
  lastName: "Beheerder",
  password: "een-sleutel-van-koper",
  language: "nl" as const,
};
const slug = () => `n${newId().replaceAll("-", "").slice(-16)}`;

const of = (ids: PlatformIds): SamplesOf<typeof platform> => {
  const network = { networkId: ids.networkId };
  const organisation = { organisationId: ids.organisationId };
  const account = { accountId: ids.accountId };
  const preview = { importId: ids.previewId };
  const provider = { providerId: ids.provider.id };
  const signOn = signOnForm(ids.provider.issuer);
  return {
    listNetworks: { by: "stijn", input: {} },
    getNetwork: { by: "stijn", input: { params: network } },
    createNetwork: { by: "stijn", input: { body: { ...networkSettings, slug: slug(), name: "Overmere" } } },
    editNetwork: { by: "stijn", input: { params: network, body: { ...networkSettings, name: "Naburg" } } },
    setNetworkLogo: { by: "stijn", input: { params: network, file: bluePicture, fileName: "logo.png" } },
    deleteNetworkLogo: { by: "stijn", input: { params: network } },
    listImports: { by: "stijn", input: { params: network } },
    previewNeighbourhoods: {
      by: "stijn",
      input: { params: network, file: areaFile(), fileName: "wijken.geojson" },
    },
    previewAddresses: {
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
    exportOrganisations: { by: "stijn", input: { query: { search: "gemeente", format: "xlsx" } } },
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
    listLicensable: { by: "stijn", input: { params: organisation, query: { kind: "project", search: "plein" } } },
    setLicenceEnd: {
      by: "stijn",
      input: { params: { licenceId: ids.licenceId }, body: { until: "2027-01-01T00:00:00.000Z" } },
    },
    listAccounts: { by: "stijn", input: { query: { search: "ada" } } },
    exportAccounts: { by: "stijn", input: { query: { search: "ada" } } },
    getAccount: { by: "stijn", input: { params: account } },
    endSessions: { by: "stijn", input: { params: account, body: { sessionId: null } } },
    disableAccount: { by: "stijn", input: { params: account } },
    enableAccount: { by: "stijn", input: { params: account } },
    removeFactors: { by: "stijn", input: { params: account } },
    setSystem: { by: "stijn", input: { params: account, body: { isSystem: true } } },
    sendReset: { by: "stijn", input: { params: account } },
    listSharedProviders: { by: "stijn", input: {} },
    addSharedProvider: { by: "stijn", input: { body: { ...signOn, networkId: null } } },
    editSharedProvider: { by: "stijn", input: { params: provider, body: signOn } },
    removeSharedProvider: { by: "stijn", input: { params: provider } },
    listLog: { by: "stijn", input: {} },
    exportLog: { by: "stijn", input: { query: { action: "publishing.publish" } } },
    createFirstAccount: {
      by: "guest",
      prepare: ids.firstDay.begin,
      input: { body: { ...someone, token: ids.firstDay.token, email: `${newId()}@werk.example` } },
    },
  };
};

export const samples = defineSamples<typeof platform>()({ before: onlyStijn, stage, random: randomIds, of });

import { aReadProject, fakeServer, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import type { AccessByFeature, FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features } from "@stoep/contract/features";
import type { LicenceScopeView } from "@stoep/contract/licences";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import type { Phase } from "../compose/draft.ts";
import type { Project, ProjectPreview, ProjectRow } from "../parts/words.ts";

/** A draft by Els, complete by default. */
export function aProject(change: Partial<Project> = {}): Project {
  return {
    id: idOf(1),
    kind: "project",
    title: "Een park aan het water",
    introduction: "Hoe moet het park eruitzien?",
    textHtml: "<p>De oude kade wordt een park.</p>",
    language: "nl",
    startsOn: "2026-12-01",
    endsOn: "2027-02-28",
    isBottomUpEnabled: false,
    isReadFirst: false,
    isPhased: false,
    phases: [],
    budget: null,
    currency: null,
    theme: "nature",
    secondTheme: null,
    neighbourhoodIds: [idOf(20)],
    videoUrl: "",
    image: null,
    shoutId: null,
    translations: [],
    state: "concept",
    version: 1,
    previewedVersion: null,
    publishAt: null,
    publishedAt: null,
    editedAt: null,
    savedAt: now,
    createdBy: "Els Peeters",
    isPublic: false,
    endedAt: null,
    timing: "upcoming",
    daysLeft: 90,
    imageFile: null,
    shout: null,
    can: { edit: true, publish: true, setPublic: true, end: true, reopen: true, delete: true },
    ...change,
  };
}

export const aPhase = (change: Partial<Phase> = {}): Phase => ({
  id: idOf(31),
  type: "standard",
  title: "Luisteren",
  text: "",
  startsOn: "2026-12-01",
  endsOn: "2026-12-31",
  videoUrl: "",
  budget: null,
  isBottomUpEnabled: false,
  ideaTypes: [],
  map: null,
  ...change,
});

/** A live project that residents can take part in. */
export const aRow = (change: Partial<ProjectRow> = {}): ProjectRow => ({
  id: idOf(1),
  kind: "project",
  title: "Een park aan het water",
  state: "published",
  publishAt: now,
  publishedAt: now,
  savedAt: now,
  startsOn: "2026-11-01",
  endsOn: "2027-01-15",
  timing: "active",
  daysLeft: 12,
  isPublic: false,
  isPhased: true,
  phase: "Luisteren",
  budget: { amount: 250_000, currency: "EUR" },
  theme: "nature",
  neighbourhoodCount: 1,
  neighbourhoodNames: ["Muide"],
  languages: ["nl"],
  createdBy: "Els Peeters",
  image: null,
  can: { edit: true, setPublic: true, end: true, reopen: true, delete: true },
  ...change,
});

export const aPreview = (project: Project): ProjectPreview => ({
  version: project.version,
  reach: { households: 35, residents: 58, neighbourhoods: 1, places: [] },
  readings: [aReadProject({ title: project.title, language: project.language })],
});

const all: FeatureAccess = { read: true, write: true, manage: true };

/** Els edits and administers all of participation, unless `refused` says otherwise for a feature. */
export function ofParticipation(refused: Partial<AccessByFeature> = {}) {
  const own = featureNames.map((feature) => [feature, features[feature].module === "care" ? none : all]);
  const membership = aMembership({ levels: { network: "editor", participation: "admin", care: null } });
  return aSession(membership, [], { ...(Object.fromEntries(own) as AccessByFeature), ...refused });
}

export const none: FeatureAccess = {
  read: "licence_level_too_low",
  write: "licence_level_too_low",
  manage: "licence_level_too_low",
};

type Participation = NonNullable<Replies["participation"]>;

/** Els's organisation has a one-off licence, for this project alone or for neighbourhoods. */
export function withOneOff(scope: LicenceScopeView) {
  const session = ofParticipation({ projects: none });
  if (session.active.kind === "membership") session.active.licences.participation = "oneoff";
  const licence = { id: idOf(60), module: "participation", state: "oneoff", level: "oneoff", from: now } as const;
  const items = [{ ...licence, until: null, readableUntil: null, scope }];
  return { session, licences: { listLicences: { items } } };
}

/** A server with one project, which it saves and previews. */
export function aServer(project: Project, replies: Participation = {}, licences: Replies["licences"] = {}) {
  let current = project;
  const save = (words: object): Project => {
    current = { ...current, ...words, version: current.version + 1 };
    return current;
  };
  return fakeServer({
    licences,
    participation: {
      getProject: () => current,
      createProject: ({ body }) => save(body as object),
      updateProject: ({ body }) => save(body.project),
      previewProject: () => aPreview(current),
      listProjects: { items: [], next: null, counts: { published: 0, scheduled: 0, concept: 0 }, found: null },
      ...replies,
    },
    publishing: { listPlaceGroups: { items: [] }, countReach: { households: 340, residents: null } },
    accounts: {
      getOrganisation: {
        ...aMembership().organisation,
        textHtml: "",
        website: "",
        phone: "",
        address: "",
        logo: null,
        banner: null,
        memberSince: now,
        bottomUp: { isDisabled: false, disabledKinds: [], placeholder: "" },
        secondFactorFrom: null,
        isCareSecured: false,
      },
    },
    residents: { listHouseholdCounts: { items: [], total: { registered: null, addresses: 0, residents: null } } },
    neighbourhoods: {
      getTileConfig: { tiles: null, currency: "GBP" },
      // The map needs a real browser; the journeys cover it.
      readAreas: () => {
        throw refusal("not_found");
      },
      readLines: () => {
        throw refusal("not_found");
      },
      listStreets: { items: [] },
    },
  });
}

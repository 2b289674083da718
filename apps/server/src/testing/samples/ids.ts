/** Real ids of the test town, and random ones in their place: to a stranger both must look the same. */
import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { createSignInLink } from "#modules/accounts/index.ts";
import type { Town } from "../town.ts";
import { type PlatformIds, randomPlatformIds, stagePlatform } from "./platform.ts";
import { randomSignOnIds, type SignOnIds, stageSignOn } from "./sign-on.ts";
import { stageMembers } from "./stage-members.ts";
import { randomSecurity, type Security, stageSecurity } from "./stage-security.ts";

export interface Ids {
  networkSlug: string;
  /** The city's. */
  organisationId: string;
  /** Ada's, in the city. */
  membershipId: string;
  /** Of somebody new in the city, each time. */
  colleagueMembershipId: string;
  invitationId: string;
  /** Viktor's, of the city. */
  picturedAccountId: string;
  /** Another one of Sofie's. */
  otherSessionId: string;
  invitationToken: string;
  /** Dirk's. */
  residentId: string;
  /** Daan's, of Dirk's household, who is not proven. */
  waitingResidentId: string;
  /** Where the posts go. */
  neighbourhoodId: string;
  streetId: string;
  addressId: string;
  /** Live in Noord, an option poll, of the city. */
  postId: string;
  optionId: string;
  publicPostId: string;
  conceptId: string;
  scheduledId: string;
  /** Dirk's comment on the post, and one by Els. */
  commentId: string;
  staffCommentId: string;
  /** Another one of Dirk's, hidden by staff. */
  hiddenCommentId: string;
  /** Dirk's about Els's comment. */
  reportId: string;
  /** Uploaded by Els, used nowhere. */
  imageId: string;
  fileKey: string;
  signInLink: string;
  signUpToken: string;
  signOn: SignOnIds;
  security: Security;
  platform: PlatformIds;
}

export const randomIds = (): Ids => {
  const token = () => randomBytes(32).toString("base64url");
  return {
    networkSlug: "nowhere",
    organisationId: newId(),
    membershipId: newId(),
    colleagueMembershipId: newId(),
    invitationId: newId(),
    picturedAccountId: newId(),
    otherSessionId: newId(),
    invitationToken: token(),
    residentId: newId(),
    waitingResidentId: newId(),
    neighbourhoodId: newId(),
    streetId: newId(),
    addressId: newId(),
    postId: newId(),
    optionId: newId(),
    publicPostId: newId(),
    conceptId: newId(),
    scheduledId: newId(),
    commentId: newId(),
    staffCommentId: newId(),
    hiddenCommentId: newId(),
    reportId: newId(),
    imageId: newId(),
    fileKey: randomBytes(16).toString("base64url"),
    signInLink: token(),
    signUpToken: token(),
    signOn: randomSignOnIds(),
    security: randomSecurity(),
    platform: randomPlatformIds(),
  };
};

/** Random ones for somebody of the same network, who may know its streets. */
export const neighbourIds = ({ networkSlug, neighbourhoodId, streetId, addressId }: Ids): Ids => ({
  ...randomIds(),
  networkSlug,
  neighbourhoodId,
  streetId,
  addressId,
});

export const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 20, height: 10, channels: 3, background: "teal" } })
        .png()
        .toBuffer(),
    ),
  ]);

export const draft = (town: Pick<Ids, "neighbourhoodId">, visibility: "everyone" | "public-page" = "everyone") => ({
  type: "standard" as const,
  title: "Werken in de straat",
  textHtml: "<p>Vanaf maandag.</p>",
  language: "nl" as const,
  neighbourhoodIds: [town.neighbourhoodId],
  visibility,
});

/** Makes everything anew, so that a sample may use it up. */
export async function stage(town: Town): Promise<Ids> {
  const { els, dirk, ada, daan } = town.people;
  const place = town.noord;
  const neighbourhoodId = place.id;
  const [option, other] = ["Bomen", "Banken"].map((text) => ({ id: newId(), text })) as [Option, Option];
  const postId = await publish(town, {
    ...draft({ neighbourhoodId }),
    type: "option" as const,
    options: [option, other],
  });
  const publicPostId = await publish(town, draft({ neighbourhoodId }, "public-page"));
  const concept = await els.publishing.createPost({ body: draft({ neighbourhoodId }) });
  await els.publishing.previewPost({ params: { postId: concept.id } });
  const scheduledId = await publish(town, draft({ neighbourhoodId }), town.in({ days: 1 }));
  const subject = { subjectKind: "post" as const, subjectId: postId };
  const comment = await dirk.conversations.createComment({ params: subject, body: { text: "Graag bomen." } });
  const hidden = await dirk.conversations.createComment({ params: subject, body: { text: "Of niets." } });
  await els.conversations.hideComment({ params: { commentId: hidden.id } });
  const answer = await els.conversations.createComment({
    params: subject,
    body: { text: "Die komen.", neighbourhoodId },
  });
  await dirk.conversations.reportComment({ params: { commentId: answer.id }, body: { reason: "annoying" } });
  const reports = await els.conversations.listReports({ params: subject });
  const image = await els.files.uploadImage({ file: await picture(), fileName: "plein.png" });
  await layMap(town);
  return {
    networkSlug: town.networks.testdorp.slug,
    organisationId: town.organisations.city,
    membershipId: ada.session.membershipId ?? "",
    ...(await stageMembers(town)),
    residentId: dirk.session.residentId ?? "",
    waitingResidentId: daan.session.residentId ?? "",
    neighbourhoodId,
    streetId: place.streets[0]?.id ?? "",
    addressId: place.streets[0]?.addresses[1]?.id ?? "",
    postId,
    optionId: option.id,
    publicPostId,
    conceptId: concept.id,
    scheduledId,
    commentId: comment.id,
    staffCommentId: answer.id,
    hiddenCommentId: hidden.id,
    reportId: reports.items[0]?.id ?? "",
    imageId: image.id,
    fileKey: image.address.split("/").at(-1) ?? "",
    signInLink: await createSignInLink(town.db, dirk.accountId, town.clock.now()),
    signUpToken: await signUp(town),
    signOn: await stageSignOn(town),
    security: await stageSecurity(town),
    platform: await stagePlatform(town),
  };
}

interface Option {
  id: string;
  text: string;
}

type Draft = Parameters<Town["people"]["els"]["publishing"]["createPost"]>[0]["body"];
async function publish({ people: { els } }: Town, body: Draft, at: string | null = null): Promise<string> {
  const { id: postId } = await els.publishing.createPost({ body });
  const { version } = await els.publishing.previewPost({ params: { postId } });
  await els.publishing.publishPost({ params: { postId }, body: { version, at } });
  return postId;
}

export const newcomer = (ids: Pick<Ids, "addressId">) => ({
  email: `nieuw-${newId()}@thuis.example`,
  firstName: "Nora",
  lastName: "Nieuw",
  language: "nl" as const,
  addressId: ids.addressId,
  pin: null,
  hasAcceptedTerms: true,
});

/** The token in the mail that follows. */
async function signUp(town: Town): Promise<string> {
  // All sign up from one address here.
  await town.db.deleteFrom("public.rateLimit").execute();
  const body = newcomer({ addressId: town.noord.streets[0]?.addresses[1]?.id ?? "" });
  await town.guest.residents.signUp({ params: { networkSlug: town.networks.testdorp.slug }, body });
  await town.runDue();
  return /token=([\w-]+)/.exec(town.mails(body.email)[0]?.text ?? "")?.[1] ?? "";
}

async function layMap(town: Town): Promise<void> {
  const content = gzipSync(JSON.stringify({ type: "FeatureCollection", features: [] }));
  await town.db
    .insertInto("mapLayer")
    .values({ name: "lines", content, sha256: "map", attribution: "", createdAt: town.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { SecurityScreen } from "../organisations/security-screen.tsx";
import { ada, aMember, anInvitation, anOrganisation, anOwner, newcomer } from "../settings/testing/samples.ts";
import { InvitationsScreen } from "./invitations-screen.tsx";
import { MembersScreen } from "./members-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

type Accounts = NonNullable<Replies["accounts"]>;

async function openMembers(replies: Accounts = {}, waiting = [newcomer()]) {
  const asked = fakeServer({
    accounts: {
      listMembers: ({ query }) => ({
        items: query.get("state") === "pending" ? waiting : [ada(), aMember()],
        next: null,
      }),
      listHeldThings: { kinds: [] },
      ...replies,
    },
  });
  const shown = await showScreen(MembersScreen, { path: "/settings/members", session: anOwner() });
  await screen.findByRole("table", { name: "Members" });
  const of = (route: string) => asked.filter((one) => one.route === `accounts.${route}`);
  return { ...shown, of };
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("the table shows members with their role, levels, second step and last activity", async () => {
  await openMembers();
  const row = (await screen.findByText(/^viktor@gent.example/)).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent("Viktor Maes");
  expect(row).toHaveTextContent("Neighbourhood officer");
  expect(row).toHaveTextContent("Neighbourhood network: Viewer");
  expect(row).toHaveTextContent("Never");
  const mine = screen.getByText(/^ada@gent.example/).closest("tr") as HTMLElement;
  expect(mine).toHaveTextContent("Ada Claes (you)");
  expect(mine).toHaveTextContent("Everything");
});

test("deactivated members are listed, but not counted", async () => {
  const off = { ...aMember(), membershipId: "0198f000-0000-7000-8000-000000000099", type: "disabled" as const };
  await openMembers({
    listMembers: ({ query }) => ({ items: query.get("state") ? [ada(), aMember(), off] : [], next: null }),
  });
  expect(await screen.findByText("Deactivated")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 2, name: /^Members/ })).toHaveTextContent(
      /^Members 2 · 1 deactivated$/,
    ),
  );
});

test("a search is kept in the address and sent to the server", async () => {
  const { of, address } = await openMembers();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search by name or email" }), "vik");
  await waitFor(() => expect(address()).toBe("/settings/members?search=vik"));
  await waitFor(() => expect(of("listMembers").at(-1)?.query.get("search")).toBe("vik"));
});

test("a member's level can be changed", async () => {
  const { of } = await openMembers({ editMembership: () => aMember() });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Viktor Maes" }));
  const dialog = await screen.findByRole("dialog", { name: "Role and access: Viktor Maes" });
  await choose("Neighbourhood network", "Editor");
  expect(within(dialog).getByText("Also writes, publishes and replies")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await expectToast("Changes saved.");
  expect(of("editMembership")[0]?.body).toEqual({
    membershipId: aMember().membershipId,
    type: "user",
    levels: { network: "editor", participation: null, care: null },
  });
});

test("the last administrator cannot be removed, and the screen says why", async () => {
  const last = () => {
    throw refusal("last_owner");
  };
  await openMembers({ editMembership: last, deleteMember: last });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Ada Claes" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Member" }));
  expect(screen.getByText(/^This is you\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(/^An organisation needs at least one administrator\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

  await userEvent.click(screen.getByRole("button", { name: "Remove Ada Claes" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  const told = await screen.findByRole("dialog", { name: "Ada Claes is the only administrator" });
  expect(told).toHaveTextContent("Make someone else an administrator first.");
});

test("the remove button is disabled, with the reason, for a member who cannot be removed", async () => {
  const alone = { ...ada(), can: { remove: "last_owner" as const } };
  const { of } = await openMembers({ listMembers: { items: [alone], next: null }, deleteMember: { done: true } });
  const [remove] = await screen.findAllByRole("button", { name: "Remove Ada Claes" });
  if (!remove) throw new Error("no button");
  expect(remove).toHaveAttribute("aria-disabled", "true");
  await userEvent.hover(remove);
  expect(await screen.findByText(/^An organisation needs at least one administrator\./)).toBeVisible();
  await userEvent.click(remove);
  expect(screen.queryByRole("dialog", { name: /^Remove Ada Claes/ })).toBeNull();
  expect(of("deleteMember")).toEqual([]);
});

test("removing asks for confirmation by name", async () => {
  const { of } = await openMembers({ deleteMember: { done: true } });
  await userEvent.click(await screen.findByRole("button", { name: "Remove Viktor Maes" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Viktor Maes from Stad Gent?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  await expectToast("Viktor Maes is no longer a member of Stad Gent.");
  expect(of("deleteMember")[0]?.params).toEqual({ membershipId: aMember().membershipId });
});

const els = { id: "0198f000-0000-7000-8000-0000000000e1", name: "Els Peeters" };
const wout = { id: "0198f000-0000-7000-8000-0000000000e2", name: "Wout Claes" };
const aThing = (n: number) => ({ id: `0198f000-0000-7000-8000-00000000010${n}`, name: `Lamp ${n}` });
const held = {
  kinds: [
    { kind: "shouts.assigned", label: "Messages from residents", total: 7, things: [1, 2].map(aThing), takers: [els] },
    { kind: "care.tickets", label: "Tickets", total: 1, things: [aThing(3)], takers: [els, wout] },
  ],
};

test("the dialog lists what a member handles, and hands it over to one colleague for all or one for each type", async () => {
  const { of } = await openMembers({ deleteMember: { done: true }, listHeldThings: held });
  await userEvent.click(await screen.findByRole("button", { name: "Remove Viktor Maes" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Viktor Maes from Stad Gent?" });
  expect(await within(dialog).findByText("Lamp 1 · Lamp 2 and 5 more")).toBeVisible();
  expect(within(dialog).getByRole("combobox", { name: "Tickets (1)" })).toHaveValue("No one");
  await choose("Hand everything to", "Els Peeters");
  expect(within(dialog).getByRole("combobox", { name: "Messages from residents (7)" })).toHaveValue("Els Peeters");
  await choose("Tickets (1)", "Wout Claes");
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  await expectToast("Viktor Maes is no longer a member of Stad Gent.");
  expect(of("deleteMember")[0]?.query.getAll("handovers")).toEqual([
    `shouts.assigned=${els.id}`,
    `care.tickets=${wout.id}`,
  ]);
});

test("before a level is lowered or a member switched off, what they lose is listed and handed over in the same way", async () => {
  const { of } = await openMembers({
    editMembership: ({ body }) => {
      if (!(body as { handovers?: string[] }).handovers) throw refusal("handover_unconfirmed", {}, held.kinds);
      return aMember();
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Viktor Maes" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Deactivated" }));
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByRole("heading", { name: "What Viktor Maes can no longer handle" })).toBeVisible();
  expect(screen.getByText("Lamp 1 · Lamp 2 and 5 more")).toBeVisible();
  await choose("Tickets (1)", "Wout Claes");
  await userEvent.click(screen.getAllByRole("button", { name: "Save changes" }).at(-1) as HTMLElement);
  await expectToast("Changes saved.");
  expect(of("editMembership").at(-1)?.body).toMatchObject({
    type: "disabled",
    handovers: ["shouts.assigned=", `care.tickets=${wout.id}`],
  });
});

test("pending members come first, and are accepted with a role", async () => {
  const { of } = await openMembers({ editMembership: () => aMember() });
  expect(await screen.findByRole("heading", { name: "1\u00a0person is waiting for your approval" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Accept the membership of Noor Bakker" }));
  const dialog = await screen.findByRole("dialog", { name: "Accept the membership of Noor Bakker" });
  await userEvent.click(within(dialog).getByRole("radio", { name: "Community worker" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
  await expectToast("Membership of Noor Bakker accepted.");
  expect(of("editMembership")[0]?.body).toMatchObject({ type: "community-worker" });
});

test("a pending member is declined after a confirmation", async () => {
  const { of } = await openMembers({ deleteMember: { done: true } });
  await userEvent.click(await screen.findByRole("button", { name: "Decline the membership of Noor Bakker" }));
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
  await expectToast("Membership of Noor Bakker declined.");
  expect(of("deleteMember")).toHaveLength(1);
});

test("people are invited one per line; a wrong line is named, and nothing is sent until it is corrected", async () => {
  const { of } = await openMembers({
    invite: { invited: ["lies@gent.example", "tom@gent.example"], alreadyMembers: [] },
  });
  await userEvent.click(screen.getByRole("button", { name: "Invite people" }));
  const field = await screen.findByRole("textbox", { name: /^Email addresses/ });
  await userEvent.type(field, "a@b.be\ntom");
  expect(screen.getByRole("status")).toHaveTextContent("1 address · 1 to correct");
  expect(screen.getByText(/^Line 2, “tom”: Enter a valid email address/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send 1\u00a0invitation" }));
  expect(screen.getByText("Correct the lines below first.")).toBeVisible();
  expect(of("invite")).toHaveLength(0);

  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste("Lies@gent.example; tom@gent.example");
  expect(field).toHaveValue("Lies@gent.example\ntom@gent.example");
  await choose("Neighbourhood network", "Editor");
  await choose("Email language", "Türkçe");
  await userEvent.click(screen.getByRole("button", { name: "Send 2\u00a0invitations" }));
  await expectToast("2 invitations are on their way.");
  expect(of("invite")[0]?.body).toEqual({
    emails: ["lies@gent.example", "tom@gent.example"],
    type: "user",
    language: "tr",
    publicParticipationType: "viewer",
    communityCareType: "viewer",
    neighbourhoodNetworkType: "editor",
  });
});

test("people who are already members are named", async () => {
  await openMembers({ invite: { invited: [], alreadyMembers: ["viktor@gent.example"] } });
  await userEvent.click(screen.getByRole("button", { name: "Invite people" }));
  await fill(await screen.findByRole("textbox", { name: /^Email addresses/ }), "viktor@gent.example");
  await userEvent.click(screen.getByRole("button", { name: "Send 1\u00a0invitation" }));
  expect(await screen.findByText("Already members, so nothing was sent: viktor@gent.example")).toBeVisible();
});

async function openInvitations(replies: Accounts = {}) {
  const expired = anInvitation({ id: aMember().membershipId, email: "oud@gent.example", state: "expired" });
  const asked = fakeServer({
    accounts: { listInvitations: { items: [anInvitation(), expired], next: null }, ...replies },
  });
  const shown = await showScreen(InvitationsScreen, { path: "/settings/invitations", session: anOwner() });
  await screen.findByText("lies@gent.example");
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `accounts.${route}`) };
}

test("an invitation is withdrawn after a confirmation", async () => {
  const { of } = await openInvitations({ deleteInvite: { done: true } });
  await userEvent.click(screen.getByRole("button", { name: "Withdraw the invitation for lies@gent.example" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw the invitation for lies@gent.example?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await expectToast("Invitation withdrawn.");
  expect(of("deleteInvite")[0]?.params).toEqual({ invitationId: anInvitation().id });
});

test("an expired invitation is sent again with the same access", async () => {
  const { of } = await openInvitations({ invite: { invited: ["oud@gent.example"], alreadyMembers: [] } });
  expect(screen.queryByRole("button", { name: "Withdraw the invitation for oud@gent.example" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Invite oud@gent.example again" }));
  await expectToast("1 invitation is on its way.");
  expect(of("invite")[0]?.body).toEqual({
    emails: ["oud@gent.example"],
    type: "user",
    publicParticipationType: "viewer",
    communityCareType: null,
    neighbourhoodNetworkType: "editor",
  });
});

test("an invitation whose mail may not have arrived says so, and its mail is sent again", async () => {
  const lost = anInvitation({ delivery: { outcome: "unknown", can: { sendAgain: true } } });
  const { of } = await openInvitations({
    listInvitations: { items: [lost], next: null },
    sendInvitationAgain: { done: true },
  });
  expect(screen.getByText("Possibly not delivered")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send again to lies@gent.example" }));
  await expectToast("On its way again.");
  expect(of("sendInvitationAgain")[0]?.params).toEqual({ invitationId: lost.id });
});

test("invitations in each state have their own address", async () => {
  const { address, of } = await openInvitations();
  await userEvent.click(screen.getByRole("combobox", { name: "Status" }));
  await userEvent.click(await screen.findByRole("option", { name: "Expired" }));
  await waitFor(() => expect(address()).toBe("/settings/invitations?state=expired"));
  await waitFor(() => expect(of("listInvitations").at(-1)?.query.get("state")).toBe("expired"));
});

test("a second step is required of everyone from midnight in the network’s time zone", async () => {
  let organisation = anOrganisation();
  const asked = fakeServer({
    accounts: {
      getOrganisation: () => organisation,
      countSecondFactors: { members: 12, withSecondFactor: 5 },
      requireSecondFactor: ({ body }) => {
        organisation = anOrganisation({ secondFactorFrom: (body as { from: string | null }).from });
        return organisation;
      },
    },
  });
  const session = anOwner();
  session.account.hasSecondFactor = true;
  await showScreen(SecurityScreen, { path: "/settings/security", session });
  expect(await screen.findByText("5 of 12")).toBeVisible();
  const require = await screen.findByRole("button", { name: "Require for everyone" });
  await userEvent.click(require);
  expect(screen.getByText("Fill this in.")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: /^Required from/ }), "06/30/2030");
  await userEvent.tab();
  await userEvent.click(require);
  expect(
    await screen.findByText("Required for everyone from 30 Jun 2030, 00:00. Until then members see a notification."),
  ).toBeVisible();
  const bodies = () => asked.filter(({ route }) => route === "accounts.requireSecondFactor").map(({ body }) => body);
  expect(bodies()).toEqual([{ from: "2030-06-29T22:00:00.000Z" }]);

  await userEvent.click(screen.getByRole("button", { name: "Make optional" }));
  const dialog = await screen.findByRole("dialog", { name: "Make the second step optional?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Make optional" }));
  expect(await screen.findByText("Optional. Members choose for themselves.")).toBeVisible();
  expect(bodies().at(-1)).toEqual({ from: null });
});

test("a second step for care is made optional only with a reason", async () => {
  let organisation = anOrganisation({ isCareSecured: true });
  const asked = fakeServer({
    accounts: {
      getOrganisation: () => organisation,
      countSecondFactors: { members: 12, withSecondFactor: 5 },
      secureCare: ({ body }) => {
        organisation = anOrganisation({ isCareSecured: (body as { isRequired: boolean }).isRequired });
        return organisation;
      },
    },
  });
  const session = anOwner();
  if (session.active.kind === "membership") session.active.licences.care = "premium";
  await showScreen(SecurityScreen, { path: "/settings/security", session });
  expect(await screen.findByText(/^Required in care: members add one within 30 days/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Do not require for care" }));
  const dialog = await screen.findByRole("dialog", { name: "Stop requiring a second step for care?" });
  const stop = within(dialog).getByRole("button", { name: "Do not require for care" });
  await userEvent.click(stop);
  expect(within(dialog).getByText("Fill this in.")).toBeVisible();
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), "  We only work at the office. ");
  await userEvent.click(stop);
  expect(await screen.findByText("Not required in care.")).toBeVisible();
  expect(asked.filter(({ route }) => route === "accounts.secureCare").map(({ body }) => body)).toEqual([
    { isRequired: false, reason: "We only work at the office." },
  ]);
});

test("an administrator without a second step cannot require it of others", async () => {
  fakeServer({
    accounts: { getOrganisation: anOrganisation(), countSecondFactors: { members: 12, withSecondFactor: 5 } },
  });
  await showScreen(SecurityScreen, { path: "/settings/security", session: anOwner() });
  expect(await screen.findByText(/Add a second step to your own account before you require it/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Require for everyone" })).toBeDisabled();
  expect(screen.getByRole("link", { name: "Add a second step to your account" })).toHaveAttribute(
    "href",
    "/dashboard/account/security",
  );
});

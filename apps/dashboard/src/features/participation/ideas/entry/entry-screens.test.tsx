// @vitest-environment jsdom
import { fill, idOf, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts } from "../../../../app/testing/show-screen.tsx";
import { aPhase, aProject, aRow } from "../../testing/samples.ts";
import { anIdea, anIdeaServer, showIdeas } from "../testing/samples.ts";
import { EditIdeaScreen } from "./edit-screen.tsx";
import { EnterIdeaScreen } from "./enter-screen.tsx";

afterEach(() => {
  closeToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const areas = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { id: idOf(20), name: "Muide" },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [3.7, 51],
            [3.8, 51],
            [3.8, 51.1],
            [3.7, 51],
          ],
        ],
      },
    },
  ],
};

type Replies = Parameters<typeof anIdeaServer>[1];

async function enter(query: string, replies: Replies = {}) {
  const asked = anIdeaServer([anIdea()], { enterIdea: anIdea(), ...replies }, areas);
  const shown = await showIdeas(EnterIdeaScreen, "/participation/ideas/new", `/participation/ideas/new${query}`);
  await screen.findByRole("heading", { level: 1 });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `participation.${route}`) };
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save idea" }));

async function pick(field: RegExp, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("what is missing is said beside its field, and nothing is sent", async () => {
  const { of } = await enter("");
  await save();
  expect(screen.getByText("Enter a title.")).toBeVisible();
  expect(screen.getByText("Write something.")).toBeVisible();
  expect(screen.getByText("Choose a neighbourhood.")).toBeVisible();
  expect(screen.getByText("Choose one.")).toBeVisible();
  expect(of("enterIdea")).toEqual([]);
});

test("nobody is named without having agreed", async () => {
  const { of, address } = await enter(`?project=${idOf(1)}`);
  await fill(screen.getByRole("textbox", { name: /Title/ }), "Meer banken");
  await fill(screen.getByRole("textbox", { name: /Text/ }), "Langs het water.");
  await pick(/Neighbourhood/, "Muide");
  expect(screen.queryByRole("textbox", { name: /Name to show/ })).toBeNull();
  const agreed = screen.getByRole("checkbox", { name: "This person agreed to be named" });
  await userEvent.click(agreed);
  await save();
  expect(screen.getByText("Enter a name.")).toBeVisible();
  await fill(screen.getByRole("textbox", { name: /Name to show/ }), "Mevrouw Claes");
  await userEvent.click(agreed);
  await save();
  await waitFor(() => expect(address()).toBe(`/participation/ideas/${idOf(41)}`));
  expect(of("enterIdea")[0]?.body).toMatchObject({
    title: "Meer banken",
    neighbourhoodId: idOf(20),
    authorName: "",
    place: null,
    shoutId: null,
  });
});

test("the project is chosen among the published ones, and only its phases are offered", async () => {
  const phases = [aPhase({ title: "Ideeën" })];
  const { of } = await enter("", {
    listProjects: { items: [aRow()], next: null, counts: { published: 1, scheduled: 0, concept: 0 }, found: null },
    getProject: aProject({ state: "published", isPhased: true, phases }),
  });
  expect(screen.queryByRole("combobox", { name: "Phase" })).toBeNull();
  await pick(/Project/, "Een park aan het water");
  await pick(/Phase/, "Ideeën");
  expect(of("listProjects")[0]?.query.get("state")).toBe("published");
});

test("a resident's message is taken up with its words, under its author's name", async () => {
  const { of } = await enter(`?shout=${idOf(70)}&project=${idOf(1)}`);
  expect(await screen.findByText("From the message “Banken graag”")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /Title/ })).toHaveValue("Banken graag");
  expect(screen.queryByRole("checkbox", { name: "This person agreed to be named" })).toBeNull();
  await save();
  await waitFor(() => expect(of("enterIdea")[0]?.body).toMatchObject({ shoutId: idOf(70), authorName: "" }));
});

test("an edit that a colleague was faster with shows both versions, and loses neither", async () => {
  const counter = { name: "", isMe: false, isUnproven: false, isFromCounter: true };
  const idea = anIdea({ author: counter, can: { ...anIdea().can, edit: true } });
  let version = 4;
  const asked = anIdeaServer(
    [idea],
    {
      editEnteredIdea: ({ body }) => {
        if (body.version !== version) throw refusal("changed_meanwhile");
        return anIdea();
      },
    },
    areas,
  );
  const path = "/participation/ideas/$ideaId/edit";
  const { address } = await showIdeas(EditIdeaScreen, path, `/participation/ideas/${idOf(41)}/edit`);
  await fill(await screen.findByRole("textbox", { name: /Title/ }), " en bomen");
  Object.assign(idea, { version, text: "Van een collega." });
  version = 4;
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Someone else changed this contribution" });
  expect(within(dialog).getByText("Van een collega.", { exact: false })).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: /Save/ }));
  await waitFor(() => expect(address()).toBe(`/participation/ideas/${idOf(41)}`));
  const saved = asked.filter(({ route }) => route === "participation.editEnteredIdea").at(-1)?.body;
  expect(saved).toMatchObject({ version: 4, title: "Meer banken langs het water en bomen", text: "Van een collega." });
});

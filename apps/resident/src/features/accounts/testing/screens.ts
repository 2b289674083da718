import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

const security = "/gent/me/security";
const confirmEmail = `/gent/confirm-email?id=${nobodysId}&code=unknown`;
/** The parts of the page, in order. */
const part = (page: Page, number: number) => page.locator("main section").nth(number);

type Guest = NonNullable<FeatureScreens["guest"]>;
type Page = Parameters<NonNullable<Awaited<ReturnType<Guest>>[number]["act"]>>[0];

/** Between password and session; used less often in a day than the server allows. */
const secondStep: Guest = async ({ residentWithApp, password }) => {
  const { email } = await residentWithApp("Step");
  const signIn = async (page: Page) => {
    await page.locator("#field-username").fill(email);
    await page.locator("#field-password").fill(password);
    await page.locator("button[type=submit]").click();
    await page.locator("#field-code").waitFor();
  };
  const another = async (page: Page) => {
    await signIn(page);
    await page.locator("main button:not([type=submit])").first().click();
  };
  // Opens another address first, so that the screen starts from the beginning.
  return [
    { name: "second-step", path: "/gent/sign-in", act: signIn },
    { name: "between", path: "/gent/forgot-password" },
    { name: "second-step-recovery", path: "/gent/sign-in", act: another },
  ];
};

export const screens: FeatureScreens = {
  async resident({ api }) {
    const [first] = (await api.feed.getFeed({})).items.flatMap((item) => (item.kind === "post" ? item.post : []));
    return [
      { name: "organisation", path: `/gent/organisations/${first?.organisation.id}` },
      { name: "me-security", path: security },
      { name: "me-add-app", path: security, act: (page) => part(page, 0).locator("li button").nth(0).click() },
      { name: "me-add-passkey", path: security, act: (page) => part(page, 0).locator("li button").nth(1).click() },
      { name: "me-add-text", path: security, act: (page) => part(page, 0).locator("li button").nth(2).click() },
      {
        name: "me-password-problems",
        path: security,
        act: (page) => part(page, 1).locator("button[type=submit]").click(),
      },
      { name: "me-confirm-email", path: confirmEmail },
    ];
  },
  guarded: () => [
    { name: "guarded", path: security },
    { name: "guarded-remove", path: security, act: (page) => part(page, 0).locator("li button").first().click() },
    {
      name: "guarded-codes",
      path: security,
      async act(page) {
        await part(page, 0).locator("button").last().click();
        await page.locator("dialog button:not([aria-label])").first().click();
        await page.locator("dialog ol").waitFor();
      },
    },
  ],
  guest: async (stage) => [
    { name: "welcome", path: "/gent" },
    { name: "sign-in", path: "/gent/sign-in" },
    { name: "sign-in-link", path: "/gent/sign-in-link" },
    { name: "forgot", path: "/gent/forgot-password" },
    { name: "reset", path: `/gent/reset-password?id=${nobodysId}&code=unknown` },
    { name: "confirm-email", path: confirmEmail },
    { name: "reset-spent", path: "/gent/reset-password?code=half" },
    { name: "confirm-email-incomplete", path: "/gent/confirm-email?code=half" },
    { name: "sign-on-incomplete", path: "/gent/sign-on" },
    ...(await secondStep(stage)),
  ],
};

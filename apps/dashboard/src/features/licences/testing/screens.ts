import type { FeatureScreens, Screen } from "../../../../../../e2e/screen.ts";

const session = "**/api/businessprofileapi/profiledetails*";

/** Changes the server's verdicts on the module: people to whom everything is open would be redirected from the page. */
const closed = (name: string, module: string, cause: string): Screen => {
  const path = `/dashboard/licence/${module}/${cause}`;
  return {
    name,
    path,
    async act(page) {
      const say = cause.replaceAll("-", "_");
      await page.route(
        session,
        async (route) => {
          const response = await route.fetch();
          const told = await response.json();
          for (const feature of Object.keys(told.active.access))
            told.active.access[feature] = { read: say, write: say, manage: say };
          await route.fulfill({ response, json: told });
        },
        { times: 1 },
      );
      await page.goto(new URL(path, page.url()).href);
    },
  };
};

const licencePath = "/dashboard/settings/licence";

export const screens: FeatureScreens = {
  staff: () => [
    closed("closed-no-licence", "network", "no-licence"),
    closed("closed-expired", "network", "licence-expired"),
    closed("closed-not-included", "care", "module-not-included"),
    closed("closed-level", "participation", "licence-level-too-low"),
    closed("closed-access", "network", "no-module-access"),
    // Reloads, so that everything is open again for the screens that follow.
    { name: "settings-licence", path: licencePath, act: (page) => page.goto(new URL(licencePath, page.url()).href) },
  ],
};

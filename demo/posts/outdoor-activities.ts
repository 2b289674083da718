/** The city's activities in streets, squares and parks. */
import type { DemoPost } from "../shapes.ts";
import { type ActivityLine, activityPost } from "./activity-post.ts";

const citadel = { address: "Kiosk in het Citadelpark", place: [3.7214, 51.0378] } as const;

export const outdoorActivities: DemoPost[] = (
  [
    {
      key: "buurtfeest-moscou",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 135,
      title: "Buurtfeest in Moscou",
      text: `
        Lange tafels, korte toespraken. Breng een gerecht mee voor vier, dan is er genoeg voor iedereen.`,
      themes: ["neighbour-contact"],
      where: ["moscou", "ledeberg"],
      activity: {
        address: "Vredestraat",
        place: [3.7549, 51.0345],
        in: 21,
        on: "sat",
        at: "17:00",
        until: "",
        turnout: 58,
      },
    },
    {
      key: "kerstmarkt-wondelgem",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 7,
      title: "Wintermarkt in Wondelgem",
      text: `
        Dertig kraampjes van buren en verenigingen, een koor en een vuurkorf. De opbrengst gaat naar de speeltuin.`,
      themes: ["culture", "economics"],
      where: ["wondelgem", "bloemekenswijk", "mariakerke"],
      activity: {
        address: "Vierweegsestraat",
        place: [3.7188, 51.0865],
        in: 28,
        on: "sat",
        at: "15:00",
        until: "21:00",
        turnout: 49,
      },
    },
    {
      key: "yoga-park",
      by: "stad-gent",
      author: "joris",
      daysAgo: 170,
      title: "Yoga in het park, voor iedereen",
      text: `
        Een matje volstaat. Ook op een stoel te doen. De lesgever spreekt Nederlands en Frans.`,
      themes: ["sports", "health-wellbeing"],
      where: ["station-noord", "station-zuid", "watersportbaan"],
      activity: { ...citadel, in: 6, on: "sat", at: "09:30", until: "10:30", weeks: 10, capacity: 25, turnout: 19 },
    },
    {
      key: "straat-vrij-drongen",
      by: "stad-gent",
      author: "els",
      daysAgo: 75,
      title: "Straat vrij in Drongen",
      text: `
        Een zondag zonder auto's tussen kerk en school. Kinderen leren skaten, ouderen leren de bakfiets sturen.`,
      themes: ["mobility", "neighbour-contact"],
      where: ["drongen", "mariakerke"],
      activity: {
        address: "Drongenplein",
        place: [3.6625, 51.0495],
        in: 18,
        on: "sun",
        at: "11:00",
        until: "18:00",
        turnout: 36,
      },
    },
  ] satisfies ActivityLine[]
).map(activityPost);

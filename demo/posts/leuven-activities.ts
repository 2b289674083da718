/** Activities by the city of Leuven. */
import type { DemoPost } from "../shapes.ts";
import { type ActivityLine, activityPost } from "./activity-post.ts";

export const leuvenActivities: DemoPost[] = (
  [
    {
      key: "leuven-vaartfeest",
      by: "stad-leuven",
      author: "hilde",
      daysAgo: 10,
      title: "Winterfeest aan de Vaartkom",
      text: `
        Vuurkorven, een bootorkest en soep van de buren. Iedereen welkom, kinderen vooral.`,
      themes: ["culture"],
      where: ["vaartkom", "sint-maartensdal", "blauwput"],
      isPublic: true,
      activity: {
        address: "OPEK, Vaartkom 4, Leuven",
        place: [4.7003, 50.8877],
        in: 24,
        on: "sat",
        at: "16:00",
        until: "21:00",
        turnout: 33,
      },
    },
    {
      key: "leuven-praatcafe",
      by: "stad-leuven",
      author: "otto",
      daysAgo: 21,
      title: "Praatcafé in de Ridderbuurt",
      text: `
        Elke week een ander onderwerp, altijd koffie. Deze keer: wat maakt een straat gezellig?`,
      themes: ["neighbour-contact"],
      where: ["ridderbuurt", "centrum"],
      activity: {
        address: "Ridderstraat 20, Leuven",
        place: [4.6962, 50.8862],
        in: 9,
        at: "20:00",
        until: "22:00",
        weeks: 8,
        capacity: 20,
        turnout: 15,
      },
    },
  ] satisfies ActivityLine[]
).map(activityPost);

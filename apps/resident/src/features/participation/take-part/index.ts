/** The tab *Take part*: what is open now and for how long, what the reader took part in, and what came of it. */
export const takePartRoutes = [
  {
    path: "/take-part",
    screen: () => import("./take-part-screen.tsx").then((m) => m.TakePartScreen),
    isKept: true as const,
  },
];

/** What projects and ideas add to it. */
export const ownParts = {
  open: () => import("./open-projects.tsx").then((m) => m.OpenProjects),
  mine: () => import("./my-part.tsx").then((m) => m.MyPart),
};

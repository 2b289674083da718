/** Of everybody in the demonstration city; it stands in the README. */
export const demoPassword = "stoep-demo-2026";

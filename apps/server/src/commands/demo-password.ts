/** The password of everybody in the demonstration city; it is in the README. */
export const demoPassword = "stoep-demo-2026";

/** Words about people in the tables of vacancies. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "vacancy_application",
    columns: ["first_name", "last_name", "email", "phone", "address", "motivation"],
    holds: "who applies, and why",
    of: ["residents"],
    erased: "at once",
    kept: "until withdrawn; six months after the last day to apply",
  },
  {
    table: "vacancy_application",
    columns: ["note"],
    holds: "what colleagues note about the applicant",
    of: ["residents"],
    erased: "at once",
    kept: "as the application",
  },
];

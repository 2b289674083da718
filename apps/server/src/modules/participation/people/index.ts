/**
 * Who took part in projects: wrote, supported or commented. One definition for the page of a project and for the overview, in which each
 * person counts once, however often they took part and in however many ways. Reactions and votes are told beside it, never added.
 */
export { countPeople, countPeopleIn, countPeopleOf } from "./kept-count.ts";
export { countPeopleByPlaceOf, listPeopleByPlace } from "./store/people.ts";

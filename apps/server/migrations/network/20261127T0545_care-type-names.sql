-- The types of these columns have new names in the contract.
comment on column care_candidate.state is 'ts:import("@stoep/contract/care").CandidateState';
comment on column care_double.because is 'ts:import("@stoep/contract/care").DuplicateReason[]';
comment on column care_import.language is 'ts:import("@stoep/contract/care").SpokenLanguage';
comment on column care_person.language is 'ts:import("@stoep/contract/care").SpokenLanguage';
comment on column care_person.languages is 'ts:import("@stoep/contract/care").SpokenLanguage[]';
comment on column care_ticket.revoked_because is 'ts:import("@stoep/contract/care").RevocationReason';

-- The type of this column has a new name in the contract.
comment on column shout.sharing is 'ts:import("@stoep/contract/shouts").ShareChoice';

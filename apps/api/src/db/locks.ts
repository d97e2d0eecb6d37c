/**
 * PostgreSQL's advisory locks, each for one piece of work that one process does at a time. Any numbers will do, but no
 * two alike: whoever asks for the same one waits.
 */
export const LOCKS = {
  /** Held, shared, by each process that uses the shop's own server. */
  serverInUse: 7_246_881,
  seed: 7_246_882,
  import: 7_246_883,
  firstStaff: 7_246_884,
  /** With a number of its own for each draft that is being written. */
  draft: 7_246_885,
  /** Shared, with the hash of its name, by each worker of the job queue. */
  worker: 7_246_886,
  /** Held by a reset or restore, which need the database to themselves. */
  replaceDatabase: 7_246_887,
  /** Held while the tables are brought up to date. */
  migrate: 7_246_888,
  /** Held by who shares a view of a list with everybody: there may be so many. */
  sharedViews: 7_246_889,
} as const

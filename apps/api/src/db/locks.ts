/**
 * PostgreSQL's advisory locks, each for one task that one process does at a time. The numbers are arbitrary, but must
 * be distinct: callers with the same one wait for each other.
 */
export const LOCKS = {
  /** Held, shared, by each process that uses the shop's own server. */
  serverInUse: 7_246_881,
  seed: 7_246_882,
  import: 7_246_883,
  firstStaff: 7_246_884,
  /** With a number of its own for each draft being written. */
  draft: 7_246_885,
  /** Shared, with the hash of its name, by each worker of the job queue. */
  worker: 7_246_886,
  /** Held by a reset or restore, which need exclusive access to the database. */
  replaceDatabase: 7_246_887,
  /** Held during migrations. */
  migrate: 7_246_888,
  /** Held while sharing a list view, since their number is limited. */
  sharedViews: 7_246_889,
} as const

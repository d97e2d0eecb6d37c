/** PostgreSQL drops to a user of its own; Node cannot if root's home, and the packages in it, are closed. */
export const isRoot = () => process.getuid?.() === 0

/** Shown at the start and by the doctor. */
export const RUNS_AS_ROOT =
  'Mendwell runs as root, which it does not need: for a shop on the internet start it as a user of its own.'

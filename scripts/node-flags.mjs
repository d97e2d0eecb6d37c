import { fileURLToPath } from 'node:url'

/**
 * How the shop's process collects garbage. It lives on some 55 MB with the index of 100,000 products; left to itself
 * Node lets ten times as much pile up on a machine with much memory. The heap grows by three tenths before it is
 * collected (by a fifth it held some 10 MB less, and searches that nobody asked for before cost a fifth more), and what
 * requests leave behind is looked at every 4 MB. The last one lets the shop collect once after its search index was loaded.
 */
export const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--expose-gc']

/** Compiled files are kept from start to start; TypeScript is read once, by a process of its own (compile.mjs). */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
}

/**
 * How the C library (glibc) keeps freed memory. Packing answers runs on four threads; without the first each has a
 * store of its own. Without the others a block counts as small up to the largest ever freed: the buffers left by
 * loading the search index then lay among small ones and could not be given back (48 MB there instead of 20).
 */
export const nodeEnv = {
  ...compiled,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

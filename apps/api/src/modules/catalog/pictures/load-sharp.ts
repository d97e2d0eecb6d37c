import type sharp from 'sharp'

/** Loaded with the first picture that must be made: it holds 20 MB, and most processes only send what was made before. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Pictures differ each time: a cache of decoded ones only keeps memory. The limit on jobs is ours.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

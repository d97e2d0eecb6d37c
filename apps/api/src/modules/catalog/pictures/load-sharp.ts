import type sharp from 'sharp'

/** Loaded with the first picture to render: it takes 20 MB, and most processes only send stored pictures. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Pictures differ each time: caching decoded ones only costs memory. The limit on jobs is ours.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}

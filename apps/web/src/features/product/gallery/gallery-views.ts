/** What the gallery shows of a product drawing; the drawn pack only without a photo. */
const RENDERED_VIEWS = ['pack', 'close', 'facts'] as const
export type RenderedView = (typeof RENDERED_VIEWS)[number]

export interface GalleryView {
  /** A photo is not a drawing and is never labeled as one. */
  view: RenderedView | 'photo'
  imageUrl: string
}

interface Pictured {
  imageUrl: string
  /** URLs of the uploaded photos, the first one being `imageUrl`. */
  photos: readonly string[]
}

/** The uploaded photos in order, then the drawings; a photo replaces the drawn pack. */
export function galleryViews({ imageUrl, photos }: Pictured): GalleryView[] {
  const taken = photos.map((photo): GalleryView => ({ view: 'photo', imageUrl: photo }))
  if (!imageUrl.includes('/pack-')) {
    return taken.length > 0 ? taken : [{ view: 'pack', imageUrl }]
  }
  const rendered = RENDERED_VIEWS.filter((view) => view !== 'pack' || taken.length === 0)
  return [
    ...taken,
    ...rendered.map((view) => ({ view, imageUrl: imageUrl.replace('/pack-', `/${view}-`) })),
  ]
}

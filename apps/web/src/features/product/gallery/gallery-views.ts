/** What the gallery shows of the drawn product; the drawn pack only where there is no photo. */
const RENDERED_VIEWS = ['pack', 'close', 'facts'] as const
export type RenderedView = (typeof RENDERED_VIEWS)[number]

export interface GalleryView {
  /** A photo is not a drawing and is never called one. */
  view: RenderedView | 'photo'
  imageUrl: string
}

interface Pictured {
  imageUrl: string
  /** Addresses of the uploaded photos, the first one being `imageUrl`. */
  photos: readonly string[]
}

/** The uploaded photos in their order, then the drawings; a photo stands in place of the drawn pack. */
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

/** The drawings of a product that the gallery shows. */
const VIEWS = ['pack', 'close', 'facts'] as const
export type View = (typeof VIEWS)[number]

/** Addresses of the views; only the first when the shop has a picture of another kind. */
export function galleryViews(imageUrl: string): { view: View; imageUrl: string }[] {
  if (!imageUrl.includes('/pack-')) return [{ view: 'pack', imageUrl }]
  return VIEWS.map((view) => ({ view, imageUrl: imageUrl.replace('/pack-', `/${view}-`) }))
}

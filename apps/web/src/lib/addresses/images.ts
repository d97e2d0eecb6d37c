const WIDTHS = [200, 400, 800] as const

/** `src` and `srcset` of a picture in the stored widths. */
export function imageSources(imageUrl: string) {
  return {
    src: `${imageUrl}?w=400`,
    srcSet: WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join(', '),
  }
}

/** The product picture without its backdrop. */
export const cutoutOf = (imageUrl: string): string => imageUrl.replace('/pack-', '/cutout-')

const SCENE_WIDTHS = [400, 720, 1600] as const

/** `src` and `srcset` of a staged picture: hero, article or page. */
export function sceneSources(name: string) {
  const address = `/media/scenes/${name}`
  return {
    src: `${address}?w=720`,
    srcSet: SCENE_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  }
}

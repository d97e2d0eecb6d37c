interface PictureProps {
  src: string
  srcSet?: string
  /** How wide the picture is shown, for the choice of file. */
  sizes?: string
  alt: string
  width: number
  height: number
  /** True for pictures in the first view: loaded at once, with priority. */
  eager?: boolean
}

/** A picture that keeps its place while it loads. */
export function Picture({ eager = false, alt, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  )
}

interface PictureProps {
  src: string
  srcSet?: string
  /** The displayed width, for choosing the file. */
  sizes?: string
  alt: string
  width: number
  height: number
  /** True for pictures above the fold: loaded at once, with priority. */
  eager?: boolean
}

/** A picture that reserves its space while it loads. */
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

/** The shop's typeface, Public Sans, as a WOFF file. */
export const fontFile = (weight: 400 | 600 | 700): URL =>
  new URL(`../../assets/public-sans-${weight}.woff`, import.meta.url)

/** A picture that the owner has uploaded, as stored: twice as large as it is shown, for sharp screens. */
export interface MailLogo {
  logoId: number
  /** Twelve hexadecimal digits of its content. */
  hash: string
  /** In pixels of the picture. */
  width: number
  height: number
}

/** The largest size at the head of a mail, in CSS pixels: fits a phone, and leaves the text in sight. */
const SHOWN = { width: 280, height: 80 }
export const LOGO_PIXELS = { width: 2 * SHOWN.width, height: 2 * SHOWN.height }

/** The size at which a logo is shown, in CSS pixels: never enlarged, its proportions kept. */
export function shownLogoSize({ width, height }: Pick<MailLogo, 'width' | 'height'>) {
  const scale = Math.min(1, SHOWN.width / width, SHOWN.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Where the shop serves it; the address changes with the picture. */
export const logoPath = ({ logoId, hash }: Pick<MailLogo, 'logoId' | 'hash'>): string =>
  `/media/logos/${logoId}-${hash}`

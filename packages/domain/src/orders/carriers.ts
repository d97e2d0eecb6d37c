/** The carriers with tracking numbers, each with its tracking page. */
const PAGES: readonly { names: RegExp; page: string }[] = [
  { names: /\bups\b/i, page: 'https://www.ups.com/track?tracknum=' },
  { names: /\bfed ?ex\b/i, page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  {
    names: /\busps\b|\bu\.s\.p\.s\b|postal service/i,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    names: /\bdhl\b/i,
    page: 'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=',
  },
]

/** Mostly digits; nothing else goes into a URL, whatever staff typed. */
const NUMBER = /^(?=(?:[A-Z]*\d){6})[A-Z0-9]{6,40}$/i

/**
 * The carrier's tracking page of a parcel; null for an unknown carrier, and for a missing or invalid number. Carriers
 * are typed by staff: 'UPS', 'FedEx Ground' and 'USPS Priority' are all recognized.
 */
export function carrierPage(carrier: string, trackingNumber: string | null): string | null {
  const number = trackingNumber?.replace(/[\s-]/g, '') ?? ''
  if (!NUMBER.test(number)) return null
  const known = PAGES.find(({ names }) => names.test(carrier))
  return known ? known.page + encodeURIComponent(number.toUpperCase()) : null
}

/** The carriers whose parcels can be followed by number, each with its own page for that. */
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

/** Mostly digits; nothing else is put into an address, whatever staff typed. */
const NUMBER = /^(?=(?:[A-Z]*\d){6})[A-Z0-9]{6,40}$/i

/**
 * The carrier's own page about a parcel; null for a carrier that is not known, without a number, and for what is no
 * tracking number. Carriers are typed by staff: 'UPS', 'FedEx Ground' and 'USPS Priority' are all known.
 */
export function carrierPage(carrier: string, trackingNumber: string | null): string | null {
  const number = trackingNumber?.replace(/[\s-]/g, '') ?? ''
  if (!NUMBER.test(number)) return null
  const known = PAGES.find(({ names }) => names.test(carrier))
  return known ? known.page + encodeURIComponent(number.toUpperCase()) : null
}

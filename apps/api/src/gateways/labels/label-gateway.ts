import type { LabelRate } from '@mendwell/domain/labels/return-labels'
import type { UsAddress } from '@mendwell/domain/places/us-address'

/** One end of a parcel's way. */
export interface ParcelEnd extends UsAddress {
  name: string
  phone: string
}

/** A parcel that a shopper sends back. */
export interface ReturnParcel {
  /** Our own number for it: the provider finds the parcel by it. */
  reference: string
  /** What the label says of its content, such as 'Return R123456': never the goods. */
  words: string
  shopper: ParcelEnd
  shop: ParcelEnd
  ounces: number
}

/** A parcel as the provider knows it. */
export interface KnownParcel {
  shipmentRef: string
  rates: readonly LabelRate[]
  /** Null until its label is bought. */
  label: BoughtLabel | null
  /** What the provider says of giving its money back; null before it was asked. */
  refund: 'PENDING' | 'GIVEN' | 'REFUSED' | 'NOTHING_CHARGED' | null
}

export interface BoughtLabel {
  rate: LabelRate
  trackingNumber: string | null
  /** Where the provider has the PDF. */
  pdfUrl: string
}

export type LabelRefusalKind = 'KEY_REFUSED' | 'NO_FUNDS' | 'REFUSED'

/** The provider understood, refused, and did nothing. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused'
  readonly kind: LabelRefusalKind
  /** In English, for staff; undefined if it gave no reason. */
  readonly reason: string | undefined
  constructor(kind: LabelRefusalKind, reason?: string) {
    super(`The label provider refused: ${kind}`)
    this.kind = kind
    this.reason = reason
  }
}

/**
 * Labels with postage for returns. Without a provider shoppers print the shop's own label (MANUAL). Every call throws
 * LabelRefused, or NoAnswer if it is unknown whether the provider acted; call none in a transaction.
 */
export interface LabelGateway {
  /** A parcel by its number at the provider, or by ours; undefined if there is none. */
  find(ref: string): Promise<KnownParcel | undefined>
  /** Registers a parcel and asks for its prices; costs nothing. */
  rate(parcel: ReturnParcel): Promise<KnownParcel>
  /** Buys the label of a registered parcel. Each has at most one: asked again, it returns the first. */
  buy(shipmentRef: string, rateId: string): Promise<KnownParcel>
  /** Asks for the money of an unused label back. */
  void(shipmentRef: string): Promise<KnownParcel>
  /** The PDF of a bought label. */
  pdf(pdfUrl: string): Promise<Buffer>
}

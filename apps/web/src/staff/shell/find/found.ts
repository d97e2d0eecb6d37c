/** A search result: a screen, an order, a customer, a product or an action. */
export interface Found {
  /** Its path in the back office. */
  to: string
  label: string
  /** What distinguishes it from others with its name. */
  detail?: string
}

export interface FoundGroup {
  title: string
  found: readonly Found[]
}

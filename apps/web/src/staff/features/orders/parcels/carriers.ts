/** Carriers whose packages have no number to follow. */
const WITHOUT_NUMBER: readonly string[] = ['Own delivery', 'Picked up in store']

/** What staff choose from; the first is proposed. */
export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL', ...WITHOUT_NUMBER].map((name) => ({
  value: name,
  label: name,
}))

/** Whether packages of this carrier are followed by number. */
export const hasNumber = (carrier: string): boolean => !WITHOUT_NUMBER.includes(carrier)

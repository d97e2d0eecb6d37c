/** Carriers without tracking numbers. */
const WITHOUT_NUMBER: readonly string[] = ['Own delivery', 'Picked up in store']

/** The options for staff; the first is the default. */
export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL', ...WITHOUT_NUMBER].map((name) => ({
  value: name,
  label: name,
}))

/** Whether this carrier has tracking numbers. */
export const hasNumber = (carrier: string): boolean => !WITHOUT_NUMBER.includes(carrier)

/** The time zone of displayed days: the browser's own until the shop has set its own. */
export let timeZone: string | undefined

/** Sets the shop's time zone for days and times, as in its mails and documents (setting timeZone). */
export function setTimeZone(zone: string): void {
  timeZone = zone
}

/** The shop's calendar day of a moment, as YYYY-MM-DD: the format used in Canada. */
export const dayOf = (moment: Date | number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)

/** Where the day begins that is shown: the browser's own zone until the shop has said which is its. */
export let timeZone: string | undefined

/** Days and times are the shop's from now on, as in its mails and papers (setting timeZone). */
export function setTimeZone(zone: string): void {
  timeZone = zone
}

/** The shop's day of a moment, as YYYY-MM-DD: so days are written in Canada. */
export const dayOf = (moment: Date | number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)

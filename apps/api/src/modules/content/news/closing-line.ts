import { CLOSING_NEWS_ID, type News } from '@mendwell/contract/content/content'
import type { Day } from '@mendwell/domain/days/calendar'
import type { ClosingNotice } from '@mendwell/domain/delivery/closing-notice'

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
const FORMATS = { en: dayFormat('en-US'), es: dayFormat('es-US') }

/** The ticker's text about a closing, in both languages. */
export function closingLine({ from, to, leaves }: ClosingNotice): News {
  const say = (language: keyof typeof FORMATS) => (day: Day) =>
    FORMATS[language].format(new Date(day))
  const [en, es] = [say('en'), say('es')]
  const isOneDay = from === to
  const closed = isOneDay
    ? `We are closed on ${en(from)}.`
    : `We are closed from ${en(from)} to ${en(to)}.`
  const cerrado = isOneDay ? `Cerramos el ${es(from)}.` : `Cerramos del ${es(from)} al ${es(to)}.`
  return {
    newsId: CLOSING_NEWS_ID,
    news: leaves ? `${closed} Orders placed now leave on ${en(leaves)}.` : closed,
    newsEs: leaves ? `${cerrado} Los pedidos hechos ahora salen el ${es(leaves)}.` : cerrado,
  }
}

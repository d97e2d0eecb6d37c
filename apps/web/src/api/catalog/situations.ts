import * as contract from '@mendwell/contract/catalog/situations'
import { currentLanguage } from '../../lib/words/language.ts'
import { query, queryPart } from '../calls/query.ts'

/** The pages by need, in the shopper's language. */
export const situations = () =>
  query(contract.listSituations, { query: { language: currentLanguage() } })
/** Key and title of this many of them, spread as evenly over the sections as possible. */
export const someSituations = (count: number) =>
  queryPart(
    contract.listSituations,
    { query: { language: currentLanguage() } },
    `first ${count}`,
    (all) => {
      const places = new Map<string, number>()
      const inTurn = all.map((one) => {
        const turn = places.get(one.section) ?? 0
        places.set(one.section, turn + 1)
        return { ...one, turn }
      })
      return inTurn
        .toSorted((one, other) => one.turn - other.turn)
        .slice(0, count)
        .map(({ situationKey, title }) => ({ situationKey, title }))
    },
  )
export const situation = (situationKey: string) =>
  query(contract.getSituation, {
    params: { situationKey },
    query: { language: currentLanguage() },
  })
/** The page that matches a search. */
export const situationOf = (term: string) =>
  query(contract.matchSituation, { query: { q: term, language: currentLanguage() } })

import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import { recentList } from '../lib/store/recent-list.ts'

const KEPT = 5

const isTerm = (term: unknown): term is string =>
  typeof term === 'string' && term.trim() !== '' && term.length <= MAX_SEARCH_LENGTH

/** This browser's recent searches. */
export const recentSearches = recentList('mendwell.searches', KEPT, isTerm)

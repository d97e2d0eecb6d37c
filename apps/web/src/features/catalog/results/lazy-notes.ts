import { lazy } from 'react'

// Browsing has no search words: it does not load the code of these notes.
const load = () => import('./search-notes.tsx')

export const SearchNotes = lazy(async () => ({ default: (await load()).SearchNotes }))
export const UnderstoodChips = lazy(async () => ({ default: (await load()).UnderstoodChips }))
export const DidYouMean = lazy(async () => ({ default: (await load()).DidYouMean }))

const loadFeedback = () => import('./search-feedback.tsx')

export const SearchFeedback = lazy(async () => ({ default: (await loadFeedback()).SearchFeedback }))
export const noteOpened = async (term: string) => (await loadFeedback()).noteOpened(term)

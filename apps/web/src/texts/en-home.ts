import { homeTexts } from './en/home.ts'

/** What the main home needs in addition to the texts of every page. */
export const homeFirst = homeTexts

import { homeTexts } from './en/home.ts'

/** What the main home needs beside the texts of every page. */
export const homeFirst = homeTexts

import type { CSSOptions } from 'vite'

/** Short names of classes: they stand in the script, in the style, and in each page that the server renders. */
export const cssNames: CSSOptions = { modules: { generateScopedName: '_[hash:base64:5]' } }

import type { CSSOptions } from 'vite'

/** Short class names: they appear in the script, in the styles, and in each server-rendered page. */
export const cssNames: CSSOptions = { modules: { generateScopedName: '_[hash:base64:5]' } }

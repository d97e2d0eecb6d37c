/** A readable line width. Not in a style sheet: every page loads those, and few shoppers see these pages. */
export const NARROW = { maxWidth: '760px' }

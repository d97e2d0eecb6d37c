/** What packs hold, and the cheaper one; loaded with the first line that is a pack. */
export const packTexts = {
  'packs.each': '{price} each',
  'packs.cheaper': 'The same pieces for {saving} less:',
  'packs.swap': 'Take this and save {saving}',
  'packs.swapped': 'Now in your cart: {packs}. You save {saving}.',
  'packs.failed': 'The shop cannot be reached. Nothing was changed.',
}

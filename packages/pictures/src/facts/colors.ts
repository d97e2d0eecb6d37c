import type { PictureFacts } from './facts.ts'

/** A color in a product's name, in the two shades that drawings use. */
export interface Dye {
  mid: string
  deep: string
}

const dye = (mid: string, deep: string): Dye => ({ mid, deep })

/** Longer names first: "light blue" is not "blue". */
const COLORS: readonly [string, Dye][] = [
  ['cornflower blue', dye('#7f9fe0', '#5b7cc4')],
  ['midnight blue', dye('#3d4f7c', '#26345c')],
  ['light blue', dye('#a9d0ee', '#7fb2da')],
  ['indigo', dye('#5f63b8', '#43469a')],
  ['blue', dye('#6aa3e0', '#3676c0')],
  ['green', dye('#7cc08f', '#46935e')],
  ['lavender', dye('#c4b2e6', '#a48fd0')],
  ['violet', dye('#9a7cc8', '#6f4fa6')],
  ['purple', dye('#9a7cc8', '#6f4fa6')],
  ['mauve', dye('#cfa3bd', '#b07f9c')],
  ['dusty rose', dye('#d9a3a8', '#bd7f86')],
  ['rose', dye('#e6a3ae', '#c97a88')],
  ['pink', dye('#f0b3c6', '#d988a3')],
  ['peach', dye('#f5c6a5', '#e0a378')],
  ['orange', dye('#f0a35e', '#cf7d33')],
  ['yellow', dye('#f0d774', '#d1b23f')],
  ['white', dye('#e0e8ee', '#b4c1cb')],
  ['clear', dye('#eef5f8', '#cfdfe6')],
  ['undyed', dye('#efe6d2', '#d6c7a6')],
  ['unbleached', dye('#f1e7d3', '#d8c7a4')],
  ['beige', dye('#dcc2a1', '#bf9f78')],
  ['skin tone', dye('#dcb595', '#bf9270')],
  ['naturel', dye('#dcb595', '#bf9270')],
  ['sand', dye('#dcc9a8', '#bfa67f')],
  ['cinnamon', dye('#b87a52', '#965d39')],
  ['bronze', dye('#b58a5c', '#94693d')],
  ['cacao', dye('#7a5844', '#5d4131')],
  ['mocha', dye('#86644f', '#66493a')],
  ['black pepper', dye('#55585c', '#3d4044')],
  ['black', dye('#4a4f56', '#2c3138')],
  ['gray', dye('#aab4bd', '#87939e')],
  // Also in the name of stockings of other colors.
  ['transparent', dye('#eef5f8', '#cfdfe6')],
  // The color of a range of gloves.
  ['halyard sterling', dye('#aab4bd', '#87939e')],
  // What threads and caps of this material have, if the name gives no other color.
  ['silk suture', dye('#4a4f56', '#2c3138')],
  ['nylon suture', dye('#4a4f56', '#2c3138')],
  ['polypropylene suture', dye('#6aa3e0', '#3676c0')],
  ['ptfe suture', dye('#e0e8ee', '#b4c1cb')],
  ['vicryl rapide suture', dye('#efe6d2', '#d6c7a6')],
  // Sheaths of silicone are clear.
  ['silicone male external catheter', dye('#eef5f8', '#cfdfe6')],
  ['silicone pop-on male external catheter', dye('#eef5f8', '#cfdfe6')],
  ['inview', dye('#eef5f8', '#cfdfe6')],
  ['urimed vision', dye('#eef5f8', '#cfdfe6')],
  ['natural latex dental dam', dye('#dcc2a1', '#bf9f78')],
  // The code of catheters: their funnel or valve tells the French size.
  ['5 fr', dye('#aab4bd', '#87939e')],
  ['6 fr', dye('#b5dfa5', '#8cc277')],
  ['8 fr', dye('#6aa3e0', '#3676c0')],
  ['10 fr', dye('#4a4f56', '#2c3138')],
  ['12 fr', dye('#f4f7f8', '#d3dce1')],
  ['14 fr', dye('#58ad72', '#388a53')],
  ['16 fr', dye('#f0a35e', '#cf7d33')],
  ['18 fr', dye('#d9695f', '#b8433a')],
  ['k2 edta', dye('#c4b2e6', '#a48fd0')],
]

const LINE_COLORS: ReadonlyMap<string, Dye> = new Map([
  ...COLORS.filter(([word]) => /^(blue|green|yellow|beige)$/.test(word)),
  ['red', dye('#d9695f', '#b8433a')],
])

/** Names of companies, product lines and sizes that contain a color word. */
const NO_COLOR =
  /\b(blue line|(green|yellow|beige|red) line|blue sky|blue ring|sea-?water|green sprouts|respire blue|all blue extension)\b/gi

const colorIn = (text: string) => {
  const plain = text.replace(NO_COLOR, ' ').toLowerCase()
  return COLORS.find(([word]) => new RegExp(`\\b${word}\\b`).test(plain))?.[1] ?? null
}

/** The color in the name, else that in the record's own name; null if neither has one. */
export const namedColor = ({
  productName,
  sourceName = null,
}: Pick<PictureFacts, 'productName'> & Partial<PictureFacts>): Dye | null =>
  colorIn(productName) ?? colorIn(sourceName ?? '')

/** The color of the line woven into it, which tells its width; null if the name has none. */
export const lineColor = ({ productName }: Pick<PictureFacts, 'productName'>): Dye | null => {
  const word = /\b(\w+) line\b/i.exec(productName)?.[1]?.toLowerCase()
  return LINE_COLORS.get(word ?? '') ?? null
}

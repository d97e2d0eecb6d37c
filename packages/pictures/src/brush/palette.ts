export const INK = '#14212b'
export const QUIET_INK = '#44525e'
export const PAPER = '#fdfefe'
export const HAIRLINE = '#cfd8de'
export const STEEL = '#b9c4cc'
export const DARK_STEEL = '#8796a3'
export const PALE_STEEL = '#cfd8de'
export const RUBBER = '#2a3844'
/** Liquids never take the upholstery color. */
export const WATER = '#8fc3dd'

/** Five tones of one hue. */
export interface Tones {
  wall: string
  floor: string
  mid: string
  deep: string
  ink: string
}

/** Three print colors of a pack. */
export interface Print {
  deep: string
  mid: string
  pale: string
}

const tones = (wall: string, floor: string, mid: string, deep: string, ink: string): Tones => ({
  wall,
  floor,
  mid,
  deep,
  ink,
})

const INDOOR_TONES = tones('#eef7ef', '#d4ead7', '#7cb487', '#3b7148', '#23462b')

/**
 * Department colors. Every row was made in OKLCH with one lightness and chroma per column, so no department stands out:
 * only the hue differs.
 */
const DEPARTMENT_TONES: ReadonlyMap<string, Tones> = new Map([
  ['InfantCare', tones('#faf2ea', '#f3dfcb', '#c99a67', '#845925', '#523615')],
  ['Baby Care', tones('#fdf1ee', '#f9dbd5', '#d69082', '#8e4f43', '#593028')],
  ['Braces', tones('#edf5fd', '#d3e5fa', '#7ca8db', '#3c6694', '#243f5d')],
  ['Breast Pump', tones('#fcf0f4', '#f7dae3', '#d28da4', '#8b4d63', '#572f3d')],
  ['Breathing', tones('#ebf6fb', '#cde8f5', '#65b0d0', '#1b6d8b', '#0f4357')],
  ['Chair', tones('#f9f3ea', '#f0e1ca', '#c39e63', '#7f5c20', '#4f3912')],
  ['Diabetes', tones('#f4f2fd', '#e3dff8', '#a59bd8', '#645991', '#3e375b')],
  ['Surgery', tones('#eaf7f6', '#caebe9', '#5ab6b3', '#007370', '#004745')],
  ['Diagnostics', tones('#ecf5fd', '#d0e6f8', '#72acd7', '#2f6991', '#1c415b')],
  ['Protective Equipment', tones('#ebf7f2', '#ceebdf', '#6ab79a', '#21735a', '#134737')],
  ['Hospital Furniture', tones('#f0f3fe', '#dbe2fa', '#91a2dc', '#525f95', '#323b5e')],
  ['INDOOR', INDOOR_TONES],
  ['MOBILITY', tones('#eaf7f9', '#caeaef', '#5ab4c1', '#00717d', '#00464e')],
  ['FOOD', tones('#f7f4e9', '#ebe3ca', '#b8a362', '#75611e', '#493c11')],
  ['MEAT', tones('#fdf0ef', '#f9dbd8', '#d68f8a', '#8f4e4a', '#592f2d')],
  ['QURBANI', tones('#f1f6ec', '#dee7cf', '#98af71', '#586c30', '#36431c')],
])

/** A department added later by staff uses the tones of INDOOR. */
export const departmentTones = (department: string): Tones =>
  DEPARTMENT_TONES.get(department) ?? INDOOR_TONES

/** Only the store brand is teal. */
export const STORE_PRINT: Print = { deep: '#0b6466', mid: '#5ab4b0', pale: '#dff1f0' }

/** Print colors of the other brands: a brand always gets the same one. */
export const BRAND_PRINTS: readonly Print[] = [
  { deep: '#27548a', mid: '#86abd9', pale: '#e2edf9' },
  { deep: '#5b4a8f', mid: '#a99bd8', pale: '#ebe7f8' },
  { deep: '#96503f', mid: '#dc9d8d', pale: '#fbe7e2' },
  { deep: '#2f6b46', mid: '#84b893', pale: '#e0f0e4' },
  { deep: '#7a5a18', mid: '#cda95f', pale: '#f6ecd6' },
  { deep: '#3f5566', mid: '#93a9b8', pale: '#e6edf1' },
  { deep: '#8b4666', mid: '#d590ad', pale: '#f9e4ec' },
  { deep: '#1b6d8b', mid: '#6fb6d2', pale: '#def0f7' },
  { deep: '#4a5aa0', mid: '#96a5dc', pale: '#e6eafa' },
]

/** Mixes two #rrggbb colors; share 0 is only the first, 1 only the second. */
export function mixColors(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

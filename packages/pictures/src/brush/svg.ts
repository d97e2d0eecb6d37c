/** Builders for SVG markup: numbers are rounded and attribute values escaped only in this file. */
export type Attributes = Record<string, string | number | undefined>

/** At most two decimals: finer steps are invisible and double the size of a picture. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** Path data as a template: `` d`M${x} ${y}h10` `` with rounded numbers. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((v) => (typeof v === 'number' ? round(v) : v)))

/** Characters that XML 1.0 cannot contain at all, not even escaped; including lone surrogates. */
const NOT_XML =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|[\u{D800}-\u{DFFF}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an attribute or element of an SVG, whatever it contains. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

const attributeName = (name: string) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

function attributesOf(attributes: Attributes) {
  let markup = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    const text = typeof value === 'number' ? String(round(value)) : escapeXml(value)
    markup += ` ${attributeName(name)}="${text}"`
  }
  return markup
}

function element(name: string, attributes: Attributes, children = '') {
  const opening = `<${name}${attributesOf(attributes)}`
  return children === '' ? `${opening}/>` : `${opening}>${children}</${name}>`
}

/** camelCase attributes become kebab-case: `strokeWidth` is written `stroke-width`. */
export const path = (data: string, attributes: Attributes = {}): string =>
  element('path', { ...attributes, d: data })

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export const rect = ({ x, y, width, height }: Frame, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...attributes })

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes })

export interface Oval {
  cx: number
  cy: number
  rx: number
  ry: number
}

export const ellipse = (oval: Oval, attributes: Attributes = {}): string =>
  element('ellipse', { ...oval, ...attributes })

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''))

export const clipPath = (id: string, shape: string): string => element('clipPath', { id }, shape)

export const linearGradient = (attributes: Attributes, ...stops: string[]): string =>
  element('linearGradient', attributes, stops.join(''))

export const radialGradient = (attributes: Attributes, ...stops: string[]): string =>
  element('radialGradient', attributes, stops.join(''))

export const stop = (offset: number, color: string, opacity = 1): string =>
  element('stop', { offset, stopColor: color, stopOpacity: opacity === 1 ? undefined : opacity })

/** A rectangle's props from four numbers: shapes contain many. */
export const frame = (x: number, y: number, width: number, height: number): Frame => ({
  x,
  y,
  width,
  height,
})

const TAG = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g
const ENTITY = /&(?!(amp|lt|gt|quot);)/

/** A strict reading of our own SVG dialect: tags nest, attributes are quoted, no text between. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = []
  let end = 0
  for (const [tag, closing, name = '', , empty] of svg.matchAll(TAG)) {
    if (svg.indexOf(tag, end) !== end) return false
    end += tag.length
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0 && end === svg.length && !ENTITY.test(svg)
}

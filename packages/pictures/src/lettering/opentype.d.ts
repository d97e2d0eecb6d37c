/** The two calls of opentype.js that we use; the package ships without types. */
declare module 'opentype.js' {
  interface Font {
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, fontSize: number): number
    getPath(
      text: string,
      x: number,
      y: number,
      fontSize: number,
    ): {
      toPathData(decimals: number): string
    }
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export = opentype
}

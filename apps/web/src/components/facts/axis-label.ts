import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { translation } from '../../lib/words/texts.ts'

/** 'Size' for the axis 'size', in the page's language if known, else as staff wrote it. */
export function axisLabel(name: string): { text: string; lang: string | undefined } {
  const translated = translation(`axis.${name}`)
  const word = translated ?? name
  return {
    text: word.charAt(0).toUpperCase() + word.slice(1),
    lang: translated ? undefined : goodsLanguage(),
  }
}

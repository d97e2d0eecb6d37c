import { readFile } from 'node:fs/promises'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'

/** Width and height of the manual's pictures in pixels, as taken by scripts/gallery.ts. */
const PICTURE_SIZE = ['1280', '800'] as const
const PAGE = /[\\/]docs[\\/]manual[\\/][\w-]+\.md$/

const markdown = new MarkdownIt({ html: false })
const drawImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, ...rest) => {
  const token = tokens[index]
  const [width, height] = PICTURE_SIZE
  token?.attrSet('width', width)
  token?.attrSet('height', height)
  token?.attrSet('loading', 'lazy')
  return drawImage?.(tokens, index, ...rest) ?? ''
}
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index]
  token?.attrSet('href', inBackOffice(String(token.attrGet('href') ?? '')))
  return renderer.renderToken(tokens, index, options)
}

/** The back-office target of a link between pages: `orders.md` is `#/manual/orders`, the index `#/manual`. */
const inBackOffice = (href: string) =>
  href.replace(/^([\w-]+)\.md$/, (_, name: string) =>
    name === 'README' ? '#/manual' : `#/manual/${name}`,
  )

/** A page of the manual in the back office: its first heading is the screen's title. */
export function renderManual(text: string): { title: string; html: string; pictures: string[] } {
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? []
  const pictures = [...body.matchAll(/!\[[^\]]*\]\((pictures\/[\w-]+\.webp)\)/g)]
  return { title, html: markdown.render(body), pictures: pictures.map(([, place = '']) => place) }
}

/** Turns each page of docs/manual into a module, with its pictures as build files. */
export function manualPages(): Plugin {
  return {
    name: 'manual-pages',
    enforce: 'pre',
    load: {
      filter: { id: PAGE },
      async handler(id) {
        const { title, html, pictures } = renderManual(await readFile(id, 'utf8'))
        const code = [
          ...pictures.map((place, index) => `import picture${index} from './${place}'`),
          `export const title = ${JSON.stringify(title)}`,
          `export const html = ${JSON.stringify(html)}`,
          ...pictures.map((place, index) => `  .replace('"${place}"', \`"\${picture${index}}"\`)`),
        ]
        return { code: code.join('\n'), moduleType: 'js' }
      },
    },
  }
}

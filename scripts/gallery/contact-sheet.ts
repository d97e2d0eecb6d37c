import fs from 'node:fs'
import path from 'node:path'
import type { Screen } from './shot.ts'

export interface Picture {
  name: string
  screen: Screen
  file: string
}

/** Thumbnails of all pictures on one page, each linked to its full size. */
export function writeContactSheet(folder: string, pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = pictures.filter((picture) => picture.name === name)
    const links = own.map(
      ({ file, screen }) =>
        `<a class="${screen}" href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${screen}"></a>`,
    )
    return `<section><h2>${name}</h2><div>${links.join('')}</div></section>`
  })
  const sheet = path.join(folder, 'index.html')
  fs.writeFileSync(sheet, HEAD + rows.join('\n'))
  return sheet
}

const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mendwell, all screens</title>
<style>
  body { margin: 24px; font: 15px/1.4 system-ui; background: #eef2f4; display: grid; gap: 24px;
    grid-template-columns: repeat(auto-fill, minmax(460px, 1fr)) }
  h2 { margin: 0 0 8px; font-size: 16px }
  div { display: flex; gap: 10px; align-items: start }
  a { display: block; overflow: hidden; height: 420px; background: #fff; border: 1px solid #cfd8de }
  .wide { width: 320px } .phone { width: 130px }
  img { display: block; width: 100% }
</style>
`

import { expect, it } from 'vitest'
import { attachment, documentName } from './document-name.ts'

it.each([
  ['Manual.pdf', 'Manual.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\Brief.PDF', 'Brief.pdf'],
  ['a\r\nX-Evil: 1.pdf', 'aX-Evil 1.pdf'],
  ['"quoted".html', 'quoted.html.pdf'],
  ['Größe (neu).pdf', 'Größe (neu).pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
])('names the upload %j %s', (uploaded, name) => {
  expect(documentName(uploaded)).toBe(name)
})

it('sends a file name in characters that every browser can read', () => {
  expect(attachment("Größe (o'neu).pdf")).toBe(
    `attachment; filename="Gr__e (o'neu).pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%28o%27neu%29.pdf`,
  )
})

import { Blocks } from '@mendwell/contract/content/page-blocks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

describe('a text in Markdown', () => {
  it('becomes headings, paragraphs, lists, quotes and rules', () => {
    const text = `# Sizes
Measure **twice**,
order *once*.

### How
- waist
- hips
  - over the widest part

1. first

> Ask us.

---`
    expect(parseMarkdown(text)).toEqual([
      { kind: 'heading', level: 2, spans: [{ text: 'Sizes' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Measure ' },
          { text: 'twice', isStrong: true },
          { text: ',' },
          { text: ' ' },
          { text: 'order ' },
          { text: 'once', isStressed: true },
          { text: '.' },
        ],
      },
      { kind: 'heading', level: 3, spans: [{ text: 'How' }] },
      {
        kind: 'list',
        isOrdered: false,
        entries: [[{ text: 'waist' }], [{ text: 'hips' }], [{ text: 'over the widest part' }]],
      },
      { kind: 'list', isOrdered: true, entries: [[{ text: 'first' }]] },
      { kind: 'quote', spans: [{ text: 'Ask us.' }] },
      { kind: 'rule' },
    ])
  })

  it('has tables, and text after them', () => {
    expect(parseMarkdown('|Size|Waist|\n|-|-|\n|S|24 in|\n\nAsk us.')).toEqual([
      {
        kind: 'table',
        head: [[{ text: 'Size' }], [{ text: 'Waist' }]],
        rows: [[[{ text: 'S' }], [{ text: '24 in' }]]],
      },
      { kind: 'paragraph', spans: [{ text: 'Ask us.' }] },
    ])
  })

  it.each([
    ['/contact'],
    ['/shop/-1?onSale=true'],
    ['https://example.org/a'],
    ['mailto:care@example.org'],
    ['tel:+15125550148'],
    ['/%5Cevil.example'],
  ])('leads to %s', (to) => {
    expect(parseMarkdown(`[here](${to})`)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'here', to }] },
    ])
  })
})

const SCHEME = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i
const linksOf = (text: string) =>
  [...JSON.stringify(parseMarkdown(text)).matchAll(/"to":("(?:[^"\\]|\\.)*")/g)].map(
    ([, to = '""']) => String(JSON.parse(to)),
  )

describe('hostile text', () => {
  it.each([
    ['[x](javascript:alert(1))'],
    ['[x](JaVaScRiPt:alert(1))'],
    ['[x](&#106;avascript:alert(1))'],
    ['[x](java\tscript:alert(1))'],
    ['[x](<java\nscript:alert(1)>)'],
    ['[x]( javascript:alert(1))'],
    ['[x](vbscript:msgbox)'],
    ['[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['[x](data:image/png;base64,iVBOR)'],
    ['[x](//evil.example)'],
    ['[x](file:///etc/passwd)'],
    ['[x](blob:https://shop/1)'],
    ['<javascript:alert(1)>'],
    ['[x][1]\n\n[1]: javascript:alert(1)'],
    ['![x](javascript:alert(1))'],
    ['<a href="javascript:alert(1)">x</a>'],
  ])('leads nowhere: %s', (text) => {
    expect(linksOf(text)).toEqual([])
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg/onload=alert(1)>'],
    ['<!-- hidden -->'],
    ['<iframe src="//evil.example"></iframe>'],
  ])('is words, not HTML: %s', (text) => {
    expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', spans: [{ text }] }])
  })

  it.each([
    ['quotes', '>'.repeat(30_000)],
    ['lists', '- '.repeat(15_000)],
    ['steps', Array.from({ length: 170 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['brackets', '['.repeat(30_000)],
    ['links', '[a]('.repeat(7_500)],
    ['stars', '*a _b '.repeat(5_000)],
    ['pictures', '!['.repeat(15_000)],
    ['cells', `${'|'.repeat(15_000)}\n${'|-'.repeat(7_500)}`],
  ])('nested %s are read in a moment', (_name, text) => {
    const before = performance.now()
    parseMarkdown(text)
    expect(performance.now() - before).toBeLessThan(3_000)
  })

  it('only links to safe places and fits the contract, whatever is typed', () => {
    const part = fc.constantFrom(
      '[a](',
      ')',
      '<',
      '>',
      '|',
      '|-|\n',
      '- ',
      '> ',
      '\n',
      '\n\n',
      '# ',
      '*',
      '_',
      '![',
      ']:',
      '&#58;',
      'javascript:',
      'data:',
      '//',
      '/a',
      'https://a.example',
      '  ',
      '\\',
      '1. ',
      '[x]',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        expect(Blocks.safeParse(parseMarkdown(text)).success).toBe(true)
        for (const to of linksOf(text)) expect(to).toMatch(SCHEME)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { articleBodies } from '../../../texts/en/article-bodies.ts'
import { pageTexts } from '../../../texts/en/pages.ts'
import { parseLinks, parseProse } from './parse-prose.ts'

describe('a text to read', () => {
  it('becomes headings, paragraphs and lists', () => {
    expect(parseProse('One\ntwo\n\n## Head\nBelow\n- a\n- b\n\nLast')).toEqual([
      { kind: 'paragraph', text: 'One two' },
      { kind: 'heading', text: 'Head' },
      { kind: 'paragraph', text: 'Below' },
      { kind: 'list', entries: ['a', 'b'] },
      { kind: 'paragraph', text: 'Last' },
    ])
  })

  it('turns marked words into links within the shop', () => {
    expect(parseLinks('See the [policy](/return-policy) first, or [us](/contact)')).toEqual([
      { text: 'See the ' },
      { text: 'policy', to: '/return-policy' },
      { text: ' first, or ' },
      { text: 'us', to: '/contact' },
    ])
  })

  it('leaves an address outside the shop as it is written', () => {
    expect(parseLinks('[away](https://example.com)')).toEqual([
      { text: '[away](https://example.com)' },
    ])
  })

  it.each(Object.entries({ ...pageTexts, ...articleBodies }))(
    '%s leaves no markup unparsed',
    (_, text) => {
      const shown = parseProse(text).flatMap((block) =>
        (block.kind === 'list' ? block.entries : [block.text]).flatMap((line) =>
          parseLinks(line).map((part) => part.text),
        ),
      )
      expect(shown.join(' ')).not.toMatch(/##|\]\(|^- |\[/)
      expect(shown.join('').length).toBeGreaterThan(0)
    },
  )
})
